import { readFileSync } from "node:fs";
import { describe, expect, inject, it } from "vitest";
import { IMPORTERS } from "../../lib/importers/registry.ts";
import { TABLE_FORMAT } from "../../lib/importers/table/table-format.ts";
import { useBrowser } from "./browser.ts";
import { findAxeViolations } from "./find-axe-violations.ts";
import { sendLines } from "./send-lines.ts";

const FORMATS = [...IMPORTERS, TABLE_FORMAT];
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
    await expect.poll(() => nav.getByRole("link").count()).toBe(FORMATS.length);
    for (const { name, title } of FORMATS) {
      const section = page.locator(`section[id="${name}"]`);
      await section.getByRole("heading", { name: title, exact: true }).waitFor();
      const commands = (await section.locator("pre").allInnerTexts()).join("\n");
      expect(commands).toContain("--suite refunds");
      expect(commands).toContain(`${inject("serverUrl").replace(/\/$/, "")}/api/ingest?suite=refunds`);
    }
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it("searches on the page and keeps the search in the address", async () => {
    const page = await open(PHONE);
    await page.goto("/formats", { waitUntil: "networkidle" });
    await page.getByLabel("Search the formats").fill("tau-bench reward");
    await page.getByText(`1 of ${FORMATS.length} formats`).waitFor();
    await page.getByRole("heading", { name: "tau-bench results" }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("tau-bench reward");
    await page.getByLabel("Search the formats").fill("no format says this");
    await page.getByRole("button", { name: "Show all formats" }).click();
    await page.getByText(`${FORMATS.length} formats`, { exact: true }).waitFor();
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
    await page.goto("/s/together/records/chat/refund/0");
    await page.getByRole("heading", { name: "refund" }).first().waitFor();
    await page.getByText("equivalent v1").first().waitFor();
  });
});

describe("A run that grows", () => {
  const open = useBrowser();
  const records = (trials: readonly number[]) => [
    { kind: "tool", name: "ping", effect: "read_only" },
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
    await page.getByLabel("Follow", { exact: true }).check();
    await page.getByText("in 2 of 2 records").waitFor();
    await sendLines("followed", records([2, 3]));
    await page.getByText("in 4 of 4 records").waitFor();
  });
});

describe("A table that no format knows", () => {
  const open = useBrowser();
  const TABLE = [
    "Test case;attempt;tool_name;args;outcome;notes",
    'refund;0;get_order;"{""order_id"":""A-1""}";SOLVED;first',
    'refund;0;issue_refund;"{""order_id"":""A-1"",""amount"":4200.00}";SOLVED;',
    'refund;1;issue_refund;"{""order_id"":""A-1"",""amount"":""42""}";BROKEN;',
    "",
  ].join("\n");

  it("is mapped in a form that shows what comes of it, and comes in with what lies beside it", async () => {
    const page = await open();
    await page.goto("/ingest", { waitUntil: "networkidle" });
    await page.getByLabel("Suite").fill("mapped");
    await page
      .getByLabel("Result files")
      .setInputFiles([
        file("calls.csv", TABLE),
        file("tools.yaml", "- {kind: tool, name: issue_refund, effect: side_effecting}"),
      ]);
    const form = page.getByRole("dialog", { name: "Which column is what?" });
    await form.getByText("Guessed from the names of the columns").waitFor();
    const preview = form.getByRole("region", { name: "Preview" });
    // What the guess can't know is said before anything comes in.
    await preview.getByText("says neither pass nor fail").first().waitFor();
    await form.getByLabel("SOLVED").check();
    await preview.getByText("The file makes 2 records with 3 calls.").waitFor();
    await preview.getByText('{"order_id":"A-1","amount":4200.00}').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await form.getByLabel("Case", { exact: true }).selectOption("no column");
    await form.getByText("is needed: say which column names the case").waitFor();
    expect(await form.getByRole("button", { name: "Import" }).isDisabled()).toBe(true);
    await form.getByLabel("Case", { exact: true }).selectOption("Test case");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      form.getByRole("button", { name: "For the command line" }).click(),
    ]);
    expect(JSON.parse(readFileSync(await download.path(), "utf8"))).toMatchObject({
      rows: "calls",
      columns: { case_id: "Test case", tool: "tool_name", arguments: "args" },
      pass: ["SOLVED"],
    });
    await form.getByLabel("Keep the mapping").fill("nightly");
    await form.getByRole("button", { name: "Import" }).click();
    const panel = page.getByRole("region", { name: "Upload" });
    await panel.getByText("records: 2 new").waitFor();
    await panel.getByText("table: 2 records, 3 calls").waitFor();
    await panel.getByText("native: 1 tool").waitFor();
  });

  it("is offered the mapping that was kept for its columns, on a phone and by keyboard", async () => {
    const page = await open(PHONE);
    await page.goto("/s/mapped/ingests", { waitUntil: "networkidle" });
    await page
      .getByLabel("Result files")
      .setInputFiles([file("next.csv", TABLE.replaceAll("refund;", "greeting;"))]);
    const form = page.getByRole("dialog", { name: "Which column is what?" });
    await expect
      .poll(() => form.getByLabel("Start from the mapping").locator("option:checked").textContent())
      .toBe("kept as nightly");
    await form.getByText("The file makes 2 records with 3 calls.").waitFor();
    const wider = await form.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(wider).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await form.getByLabel("Keep the mapping").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "Upload" }).getByText("records: 2 new").waitFor();
  });

  it("imports nothing when the form is closed", async () => {
    const page = await open();
    await page.goto("/s/mapped/ingests", { waitUntil: "networkidle" });
    const history = page.getByRole("region", { name: "History of ingests" });
    const before = await history.getByRole("row").count();
    await page.getByLabel("Result files").setInputFiles([file("no.csv", TABLE)]);
    await page.getByRole("dialog", { name: "Which column is what?" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.reload({ waitUntil: "networkidle" });
    await expect.poll(() => history.getByRole("row").count()).toBe(before);
  });
});
