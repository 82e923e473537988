import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { findAxeViolations } from "./find-axe-violations.ts";
import { sendLines } from "./send-lines.ts";

const SUITE = "expectations";
const CASE = "refunds/damaged";
const MARKUP = "<img src=x onerror=alert(1)>";

const call = (args: string) => [{ name: "issue_refund", arguments_raw: args }];
const record = (run_id: string, trial: number, cents: string, case_id = CASE) => ({
  kind: "record",
  record_id: `${run_id}/${case_id}/${trial}`,
  run_id,
  case_id,
  trial,
  tool_calls: call(`{"order": "A-1", "cents": ${cents}, "ref": 12345678901234567890}`),
});
const expected = [{ name: "issue_refund", args: { order: "A-1", cents: 4200 } }];
const caseOf = (case_id: string, more: object = {}) => ({
  kind: "case",
  case_id,
  expect_tool_calls: expected,
  forbid_other_side_effects: true,
  ...more,
});

beforeAll(async () => {
  await sendLines(SUITE, [
    {
      kind: "tool",
      name: "issue_refund",
      effect: "side_effecting",
      input_schema: {
        type: "object",
        properties: { order: { type: "string" }, cents: { type: "integer" }, ref: { type: "integer" } },
        required: ["order", "cents"],
      },
    },
    caseOf(CASE),
    caseOf("refunds/labelled"),
    caseOf(MARKUP, { input: MARKUP, tags: [MARKUP] }),
    caseOf("refunds/unrun"),
    caseOf("refunds/raced"),
    { kind: "run", run_id: "r1", started_at: "2026-11-01T00:00:00Z", model: MARKUP },
    { kind: "run", run_id: "r2", started_at: "2026-11-08T00:00:00Z" },
    record("r1", 0, "4200"),
    record("r1", 1, "4300"),
    record("r2", 0, "4300"),
    record("r2", 1, "1"),
    record("r1", 0, "4300", "refunds/labelled"),
    record("r1", 1, "4200", "refunds/labelled"),
    record("r1", 0, "4300", "refunds/raced"),
    record("r1", 0, "4300", MARKUP),
    record("r1", 0, "4300", "undefined case"),
    record("r1", 2, "4200.5"),
    {
      kind: "label",
      record_id: "r1/refunds/labelled/0",
      reviewer: "reviewer one",
      truth: "agent_wrong",
      labelled_at: "2026-11-02T00:00:00Z",
    },
  ]);
});

const at = (caseId: string, recordId: string | null = null) =>
  `/s/${SUITE}/cases/${caseId.split("/").map(encodeURIComponent).join("/")}${recordId === null ? "" : `?record=${encodeURIComponent(recordId)}`}`;

describe("the page of a case", () => {
  const open = useBrowser();

  it("leads from a record to a change that is previewed, adopted and taken back to the suite", async () => {
    const page = await open();
    await page.goto(`/s/${SUITE}/records/r2/refunds/damaged/0`);
    await page.getByRole("link", { name: "The expectation is wrong…" }).waitFor();
    // A key that comes before the page listens is pressed again, as a person would.
    await expect
      .poll(
        async () => {
          if (!page.url().includes("/cases/")) await page.keyboard.press("e");
          return page.url();
        },
        { timeout: 30_000, interval: 2_000 },
      )
      .toMatch(/\/cases\/refunds\/damaged\?.*record=r2/);
    const proposals = page.getByRole("navigation", { name: "Proposed changes" });
    await proposals.getByRole("link", { name: /^Another valid way/ }).click();
    await page.waitForURL(/fix=accept_calls/);
    await page
      .getByRole("region", { name: "What changes in the case" })
      .getByText("ref: 12345678901234567890")
      .waitFor();
    await proposals.getByRole("link", { name: /^Accept this value too/ }).click();
    const diff = page.getByRole("region", { name: "What changes in the case" });
    await diff.getByText("+      cents: [4200, 4300]").waitFor();
    const row = page.getByRole("row", { name: /^equivalent/ });
    await row.getByText("fail → pass 2").waitFor();
    await page.getByText("All 5 records of the case").waitFor();

    const adopt = page.getByRole("region", { name: "Adopt" });
    await adopt.getByLabel("Your name as a reviewer").fill("reviewer two");
    await adopt.getByRole("button", { name: "Keep" }).click();
    await adopt.getByLabel("Why the expectation was wrong").fill("Shipping is refunded too.");
    await adopt.getByRole("button", { name: "Adopt" }).click();
    await page.getByText("Version 2 of the case lets this record pass under equivalent.").waitFor();
    await page.getByText("It was graded against version 1, and keeps that verdict.").waitFor();
    const versions = page.getByRole("region", { name: "Versions" }).last();
    await versions
      .getByRole("row", { name: /v2.*current.*reviewer two.*Shipping is refunded too\./ })
      .waitFor();
    await versions.getByRole("row", { name: /v1.*ingest/ }).waitFor();

    const runs = page.getByRole("region", { name: "Records over runs" }).last();
    await expect.poll(() => runs.getByRole("link", { name: /fail.*trial 0/ }).count()).toBe(1);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Case as YAML" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("case_refunds-damaged.yaml");
    const yaml = await readFile(await download.path(), "utf8");
    expect(yaml).toContain("      cents: [4200, 4300]\n");
    const answer = await fetch(`${inject("serverUrl")}/api/ingest?suite=${SUITE}`, {
      method: "POST",
      body: yaml,
    });
    expect(await answer.json()).toMatchObject({ counts: { case: { read: 1, unchanged: 1, conflicts: 0 } } });
    await sendLines(SUITE, [record("r3", 0, "4300")]);
    await page.reload();
    await runs.getByRole("row", { name: /^r3/ }).getByRole("link", { name: /pass/ }).waitFor();
  });

  it("shows in red, and first, what labels contradict, and says so on the button", async () => {
    const page = await open();
    await page.goto(at("refunds/labelled", "r1/refunds/labelled/0"));
    await page
      .getByText("1 labelled wrong would pass under equivalent: this change hides a real failure")
      .waitFor();
    await page.getByRole("link", { name: "run r1 · trial 0" }).first().waitFor();
    await page.getByLabel("Your name as a reviewer").fill("reviewer two");
    await page.getByRole("button", { name: "Keep" }).click();
    await page.getByLabel("Why the expectation was wrong").fill("It is not.");
    await page.getByRole("button", { name: "Adopt against 1 label" }).waitFor();
    await page
      .getByRole("navigation", { name: "Proposed changes" })
      .getByRole("link", { name: /^The literal is wrong/ })
      .click();
    await page.getByRole("row", { name: /^equivalent.*pass → fail 1/ }).waitFor();
  });

  it("tells the slower of two who adopt that the case has changed", async () => {
    const pages = [await open(), await open()] as const;
    for (const page of pages) {
      await page.goto(at("refunds/raced", "r1/refunds/raced/0"));
      const why = page.getByLabel("Why the expectation was wrong");
      await why.or(page.getByLabel("Your name as a reviewer")).waitFor();
      if (!(await why.isVisible())) {
        await page.getByLabel("Your name as a reviewer").fill("reviewer two");
        await page.getByRole("button", { name: "Keep" }).click();
      }
      await why.fill("Shipping is refunded too.");
    }
    const [quick, slow] = pages;
    await quick.getByRole("button", { name: "Adopt" }).click();
    await quick.getByText(/^Version 2 of the case lets this record pass/).waitFor();
    await slow.getByRole("button", { name: "Adopt" }).click();
    await slow
      .getByText(/This change is not proposed any more: .* have changed\./)
      .first()
      .waitFor();
  });

  it("says why nothing is proposed", async () => {
    const page = await open();
    await page.goto(at(CASE, "r1/refunds/damaged/0"));
    await page.getByText(/^Version \d of the case lets this record pass/).waitFor();
    await page.goto(at(CASE, "r1/refunds/labelled/0"));
    await page.getByText("The record is one of the case “refunds/labelled”.").waitFor();
    await page.goto(at(CASE, "nowhere"));
    await page.getByText("This suite has no record “nowhere”.").waitFor();
    await page.goto(`${at(CASE, "r2/refunds/damaged/1")}&fix=accept_value.0000000000`);
    await page.getByText(/^This change is not proposed any more/).waitFor();
  });

  it("tells cases without records or definition, and addresses that lead nowhere", async () => {
    const page = await open();
    await page.goto(at("refunds/unrun"));
    await page.getByText("No run has a record of this case yet.").waitFor();
    await page.goto(at("undefined case"));
    await page.getByText("nobody has defined it").waitFor();
    await page.getByRole("row", { name: /^r1/ }).getByText("ungraded").waitFor();
    await page.goto(at("no such case"));
    await page.getByText("This suite has nothing at this address").waitFor();
  });

  it("is found from the palette, and its key is in the list of keys", async () => {
    const page = await open();
    await page.goto(`/s/${SUITE}`);
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("Page, run, tool, case, record id").fill("unrun");
    await page.getByRole("group", { name: "Cases" }).getByRole("option", { name: "refunds/unrun" }).click();
    await page.waitForURL(/\/cases\/refunds\/unrun/);
    await page.keyboard.press("?");
    await page.getByRole("dialog").getByText("the expectation is wrong: changes of its case").waitFor();
  });

  it("takes markup for text", async () => {
    const page = await open();
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(at(MARKUP, `r1/${MARKUP}/0`));
    await page.getByRole("heading", { level: 1, name: MARKUP }).waitFor();
    await page.getByRole("row", { name: /^equivalent/ }).waitFor();
    expect(await page.locator("main img").count()).toBe(0);
    expect(dialogs).toEqual([]);
  });

  it.each(["light", "dark"] as const)(
    "is accessible in %s, and no wider than a phone",
    async (colorScheme) => {
      const page = await open({ colorScheme });
      await page.goto(at("refunds/labelled", "r1/refunds/labelled/0"));
      await page.getByRole("row", { name: /^equivalent/ }).waitFor();
      expect(await findAxeViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await findAxeViolations(page)).toEqual([]);
    },
  );
});
