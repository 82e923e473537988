import { describe, expect, inject, it } from "vitest";
import { IMPORTERS } from "../../lib/importers/registry.ts";
import { useBrowser } from "./browser.ts";
import { findAxeViolations } from "./find-axe-violations.ts";
import { sendLines } from "./send-lines.ts";

const PHONE = { viewport: { width: 390, height: 800 }, colorScheme: "dark" as const };

const file = (name: string, text: string) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(text),
});

describe("Formats", () => {
  const open = useBrowser();

  it("shows every format of the registry with commands for this server and this suite", async () => {
    const page = await open();
    await page.goto("/formats?suite=refunds", { waitUntil: "networkidle" });
    const nav = page.getByRole("navigation", { name: "Formats" });
    await expect.poll(() => nav.getByRole("link").count()).toBe(IMPORTERS.length);
    for (const { name, title } of IMPORTERS) {
      const section = page.locator(`section[id="${name}"]`);
      await section.getByRole("heading", { name: title, exact: true }).waitFor();
      const commands = (await section.locator("pre").allInnerTexts()).join("\n");
      expect(commands).toContain("--suite refunds");
      expect(commands).toContain(`${inject("serverUrl")}/api/ingest?suite=refunds`);
    }
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it("searches on the page and keeps the search in the address", async () => {
    const page = await open(PHONE);
    await page.goto("/formats", { waitUntil: "networkidle" });
    await page.getByLabel("Search the formats").fill("tau-bench reward");
    await page.getByText(`1 of ${IMPORTERS.length} formats`).waitFor();
    await page.getByRole("heading", { name: "tau-bench results" }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("tau-bench reward");
    await page.getByLabel("Search the formats").fill("no format says this");
    await page.getByRole("button", { name: "Show all formats" }).click();
    await page.getByText(`${IMPORTERS.length} formats`, { exact: true }).waitFor();
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it("is led to from the rail, the palette and a file that is not recognized", async () => {
    await sendLines("led", [{ kind: "run", run_id: "r" }]);
    const page = await open();
    await page.goto("/s/led/ingests", { waitUntil: "networkidle" });
    await page.keyboard.press("Control+k");
    await page.getByLabel("Go to").getByText("Formats").click();
    await page.waitForURL("**/formats?suite=led");
    await page.goto("/s/led/ingests", { waitUntil: "networkidle" });
    await page.getByLabel("Result files").setInputFiles([file("notes.txt", "\u0001\u0002 no results")]);
    const panel = page.getByRole("region", { name: "Upload" });
    await panel.getByText("in none of the formats looked for").waitFor();
    await panel.getByRole("link", { name: "What is recognized, and by what" }).click();
    await page.waitForURL("**/formats?suite=led");
  });
});

describe("Files of one drop", () => {
  const open = useBrowser();

  it("are one ingest that says of each what it was taken for and what was read", async () => {
    const transcript = JSON.stringify({
      case_id: "refund",
      messages: [
        { role: "user", content: "Refund order A-1" },
        {
          role: "assistant",
          tool_calls: [
            {
              id: "c1",
              type: "function",
              function: { name: "issue_refund", arguments: '{"order_id":"A-1"}' },
            },
          ],
        },
      ],
    });
    const cases = [
      "- {kind: tool, name: issue_refund, effect: side_effecting}",
      "- {kind: case, case_id: refund, expect_tool_calls: [{name: issue_refund, args: {order_id: A-1}}]}",
    ].join("\n");
    const page = await open();
    await page.goto("/ingest", { waitUntil: "networkidle" });
    await page.getByLabel("Suite").fill("together");
    await page
      .getByLabel("Result files")
      .setInputFiles([
        file("chat.jsonl", `${transcript}\n`),
        file("cases.yaml", cases),
        file("notes.txt", "\u0001\u0002 no results"),
      ]);
    const files = page.getByRole("list", { name: "Files" });
    await files.getByText("openai-chat: 1 record, 1 call").waitFor();
    await files.getByText("native: 1 case, 1 tool").waitFor();
    await files.getByText("not recognized").waitFor();
    await page.getByRole("link", { name: "See the rejects" }).click();
    await page.waitForURL(/\/s\/together\/ingests\/\d+/);
    const table = page.getByRole("region", { name: "Files" }).last();
    await table.getByRole("link", { name: "openai-chat" }).waitFor();
    await table.getByText("not read").waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    // The transcript is graded by the case that lay beside it.
    await page.goto("/s/together/records");
    await page.getByText("refund").first().waitFor();
    await page.getByText("pass").first().waitFor();
  });
});

describe("A run that grows", () => {
  const open = useBrowser();
  const records = (trials: readonly number[]) => [
    { kind: "case", case_id: "c1", expect_tool_calls: [{ name: "ping", args: { a: 1 } }] },
    ...trials.map((trial) => ({
      kind: "record",
      run_id: "r1",
      case_id: "c1",
      trial,
      tool_calls: [{ name: "ping", arguments_raw: '{"a":2}' }],
    })),
  ];

  it("is told of, and shown when asked, without a move before", async () => {
    await sendLines("growing", records([0]));
    const page = await open(PHONE);
    await page.goto("/s/growing/failures", { waitUntil: "networkidle" });
    await page.getByText("in 1 of 1 records").waitFor();
    await sendLines("growing", records([1, 2]));
    const came = page.getByRole("region", { name: "What came in" });
    await came.getByText("2 new records").waitFor();
    expect(await page.getByText("in 1 of 1 records").isVisible()).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
    await came.getByRole("button", { name: "Show" }).click();
    await page.getByText("in 3 of 3 records").waitFor();
    await came.waitFor({ state: "detached" });
  });

  it("is followed where the person wants it", async () => {
    await sendLines("followed", records([0]));
    const page = await open();
    await page.goto("/s/followed/failures", { waitUntil: "networkidle" });
    await sendLines("followed", records([1]));
    await page.getByLabel("Follow").check();
    await page.getByText("in 2 of 2 records").waitFor();
    await sendLines("followed", records([2, 3]));
    await page.getByText("in 4 of 4 records").waitFor();
  });
});
