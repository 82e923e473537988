import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { projectDir } from "../../lib/db/project-dir.ts";
import { record } from "../../lib/observer/record.ts";
import { type Handlers, runLyingAgent } from "../fixtures/lying-agent/lying-agent.ts";
import { type Script, startScriptedModel } from "../fixtures/lying-agent/scripted-model.ts";
import { useBrowser } from "./browser.ts";
import { findAxeViolations } from "./find-axe-violations.ts";

const SUITE = "lying agent";
const RUN = "lies-1";
const REFUND = { id: "call_2", name: "refund", args: '{"order":"A-1","cents":4200}' };
const ORDER = { id: "call_1", name: "find_order", args: '{"order":"A-1"}' };
const FAILS = '{"order":"declined","cents":4200}';

/** What the model asks for, by case; one list a turn. */
const SCRIPT: Script = {
  "tells the truth": [[ORDER], [REFUND]],
  "renames on the way": [[REFUND]],
  "coerces on the way": [[{ ...REFUND, args: '{"order":"A-1","cents":"4200"}' }]],
  "tries again in silence": [[{ ...REFUND, args: '{"order":"shaky","cents":4200}' }]],
  "drops a call on the way": [[ORDER], [REFUND]],
  "names another tool in its log": [[REFUND]],
  "tells another value": [[REFUND]],
  "tells another type": [[REFUND]],
  "leaves a call out": [[ORDER], [REFUND]],
  "makes a call up": [[ORDER]],
  "turns the order round": [[ORDER], [REFUND]],
  "hides that it failed": [[{ ...REFUND, args: FAILS }]],
};

/** Case → what it is caught at. */
const CAUGHT: Readonly<Record<string, readonly string[]>> = {
  "tells the truth": [],
  "renames on the way": ["name rewritten"],
  "coerces on the way": ["type coerced"],
  "tries again in silence": ["retried", "hides a retry"],
  "drops a call on the way": ["not handled"],
  "names another tool in its log": ["name differs"],
  "tells another value": ["value differs"],
  "tells another type": ["type differs"],
  "leaves a call out": ["not in the log"],
  "makes a call up": ["never happened"],
  "turns the order round": ["other order"],
  "hides that it failed": ["retried", "hides a retry", "outcome differs"],
};

describe("An agent that lies", { timeout: 240_000 }, () => {
  const open = useBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), "claimcheck-liar-"));
  const home = `/s/${encodeURIComponent(SUITE)}`;
  let proxy: ChildProcess | undefined;

  beforeAll(async () => {
    const model = await startScriptedModel(SCRIPT);
    const wire = path.join(folder, "wire.ndjson");
    const started = startProxy(model.url, wire);
    proxy = started.child;
    const baseUrl = await started.address;
    const tools = record({ out: path.join(folder, "tools.ndjson") }, { runId: RUN });
    const handlers = tools.observeTools(makeHandlers());
    const lines: object[] = [];
    for (const caseId of Object.keys(SCRIPT)) {
      const headers = { "x-claimcheck-case": caseId, "x-claimcheck-run": RUN };
      const log = await tools.case(caseId, () => runLyingAgent({ caseId, baseUrl, headers }, handlers));
      lines.push({ kind: "record", run_id: RUN, case_id: caseId, source: "agent_log", tool_calls: log });
    }
    await tools.close();
    proxy.kill("SIGINT");
    await once(proxy, "exit");
    await model.stop();
    await send(readFileSync(wire, "utf8"));
    await send(lines.map((line) => JSON.stringify(line)).join("\n"));
    await send(readFileSync(path.join(folder, "tools.ndjson"), "utf8"));
  }, 120_000);
  afterAll(() => {
    proxy?.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });

  for (const [caseId, kinds] of Object.entries(CAUGHT)) {
    it(`is caught where it ${caseId}`, async () => {
      const page = await open();
      await page.goto(`${home}/records/${encodeURIComponent(RUN)}/${encodeURIComponent(caseId)}/0`);
      const told = await kindsOf(page);
      expect(told.sort()).toEqual([...kinds].sort());
    });
  }

  it("is told of in one place, where each count leads to what it counts", async () => {
    const page = await open();
    await page.goto(`${home}/witness`);
    const text = page.locator("main");
    // Eight cases have a lie in the log, five one on the way to the handlers.
    await expect
      .poll(() => text.textContent())
      .toMatch(/In 8 of 12 records with the agent’s own log, log and wire differ/);
    await expect.poll(() => text.textContent()).toMatch(/In 5 of 12 with what the handlers were given/);
    for (const kind of new Set(Object.values(CAUGHT).flat())) {
      await page.getByText(kind, { exact: true }).first().waitFor();
    }
    expect(await findAxeViolations(page)).toEqual([]);
    await page
      .getByRole("row", { name: /^send_mail/ })
      .getByRole("link", { name: /1/ })
      .last()
      .click();
    await page.getByText(/send_mail.*nothing like it was seen on the wire/).waitFor();
    await expect.poll(() => page.getByText("makes a call up").count()).toBe(1);
  });

  it("has a page of its log, which leads to what the witness recorded", async () => {
    const page = await open();
    await page.goto(
      `${home}/records/${encodeURIComponent(`${RUN}/makes a call up/0@agent_log`).replaceAll("%2F", "/")}`,
    );
    await page.getByText(/This is the agent’s own log of trial 0/).waitFor();
    await page.getByRole("link", { name: "what a witness recorded" }).click();
    expect(await kindsOf(page)).toEqual(["never happened"]);
  });
});

async function kindsOf(page: Page): Promise<string[]> {
  const section = page.getByRole("region", { name: "Log against wire" });
  await section.waitFor();
  // Each difference begins with its kind, whose meaning is its title.
  return section
    .getByRole("list", { name: "what differs" })
    .locator("li > [title]:first-child")
    .allTextContents();
}

function makeHandlers(): Handlers {
  let shaken = 0;
  const refund = async ({ order }: Record<string, unknown>) => {
    if (order === "declined") throw new Error("declined");
    if (order === "shaky" && shaken++ === 0) throw new Error("try again");
    return { refunded: true };
  };
  return { refund, issue_refund: refund, find_order: async () => ({ order: "A-1" }) };
}

function startProxy(upstream: string, out: string) {
  const args = ["observe", "--upstream", upstream, "--port", "0", "--out", out, "--run", RUN];
  const child = spawn(process.execPath, [path.join(projectDir(), "lib/cli/claimcheck.mjs"), ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const address = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said.replaceAll(upstream, ""))?.[0];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => reject(new Error(`The proxy ended with ${code}: ${said}`)));
  });
  return { child, address };
}

async function send(body: string): Promise<void> {
  const response = await fetch(`${inject("serverUrl")}/api/ingest?${new URLSearchParams({ suite: SUITE })}`, {
    method: "POST",
    body,
  });
  const answer = (await response.json()) as { rejects: { total: number }; conflicts: { total: number } };
  expect(answer).toMatchObject({ rejects: { total: 0 }, conflicts: { total: 0 } });
}
