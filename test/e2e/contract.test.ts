import { beforeAll, describe, expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { findAxeViolations } from "./find-axe-violations.ts";
import { sendLines } from "./send-lines.ts";

const SUITE = "contract & more";
const PAGE = `/s/${encodeURIComponent(SUITE)}/contract`;
const schema = {
  type: "object",
  properties: { order_id: { type: "string" }, amount_cents: { type: "integer" } },
};
const call = (name: string, args: object) => ({ name, arguments_raw: JSON.stringify(args) });

// Two cases broken by one rename; one that forbids other side effects while an undeclared tool is called.
const LINES = [
  { kind: "tool", name: "issue_refund", effect: "side_effecting", input_schema: schema },
  { kind: "tool", name: "sync_crm", input_schema: schema },
  ...["a", "b"].map((name) => ({
    kind: "case",
    case_id: `renamed-${name}`,
    expect_tool_calls: [{ name: "issue_refund", args: { order_id: "1", amount: 5 } }],
  })),
  {
    kind: "case",
    case_id: "quiet",
    expect_tool_calls: [{ name: "issue_refund", args: { order_id: "1" } }],
    forbid_other_side_effects: true,
  },
  {
    kind: "case",
    case_id: "spelled",
    expect_tool_calls: [{ name: "issue_refund", args: { order_id: "1" } }],
  },
  { kind: "run", run_id: "r1" },
  {
    kind: "record",
    run_id: "r1",
    case_id: "spelled",
    tool_calls: [call("IssueRefund", { order_id: "1" })],
  },
  ...["renamed-a", "renamed-b"].map((case_id) => ({
    kind: "record",
    run_id: "r1",
    case_id,
    tool_calls: [call("issue_refund", { order_id: "1" })],
  })),
  {
    kind: "record",
    run_id: "r1",
    case_id: "quiet",
    tool_calls: [call("issue_refund", { order_id: "1" }), call("sync_crm", {})],
  },
];

describe("Contract", () => {
  const open = useBrowser();
  beforeAll(() => sendLines(SUITE, LINES));

  it("shows what one change mends once, and opens it into its cases", async () => {
    const page = await open();
    await page.goto(PAGE);
    await expect.poll(() => page.getByText("K2 error").count(), { timeout: 15_000 }).toBe(1);
    await page.getByRole("link", { name: "2 cases" }).click();
    await page.getByText("renamed-a", { exact: true }).waitFor();
    await page.getByText("renamed-b", { exact: true }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it("takes a misspelled name for no tool of its own", async () => {
    const page = await open();
    await page.goto(PAGE);
    const row = page.getByRole("row", { name: /^IssueRefund/ });
    expect(await row.textContent()).toContain("misspelling of issue_refund");
    await expect.poll(() => row.getByRole("button").count(), { timeout: 15_000 }).toBe(0);
  });

  it("declares a tool, grades anew and says what changed", async () => {
    const page = await open();
    await page.goto(PAGE, { waitUntil: "networkidle" });
    const waiting = page.getByRole("link", { name: /^Contract/ });
    expect(await waiting.textContent()).toContain("1 undeclared tool");
    await page.getByRole("button", { name: "sync_crm: changes the world" }).click();
    await page.getByText("Graded anew").waitFor();
    await page.getByText(/claims .*→ fail 1/).waitFor();
    expect(await waiting.textContent()).not.toContain("undeclared");
    await page.getByRole("button", { name: "sync_crm: take it back" }).click();
    await page.getByRole("button", { name: "sync_crm: read only" }).waitFor();
    await page.getByRole("row", { name: /^sync_crm undeclared/ }).waitFor();
  });

  it("shows what turns the reading direction around by a sign, in whatever name it stands", async () => {
    const suite = "contract-direction";
    await sendLines(suite, [
      { kind: "case", case_id: "a\u202eb", expect_tool_calls: [{ name: "gone", args: {} }] },
      { kind: "tool", name: "here", effect: "read_only" },
    ]);
    const page = await open();
    await page.goto(`/s/${suite}/contract`);
    const main = page.getByRole("main");
    await main.getByText("which is not registered").waitFor();
    const text = await main.textContent();
    expect(text).toContain("U+202E");
    expect(text).not.toContain("\u202e");
  });
});
