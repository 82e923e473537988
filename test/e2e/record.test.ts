import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { findAxeViolations } from "./find-axe-violations.ts";
import { sendLines } from "./send-lines.ts";

const SUITE = "evidence";
const MARKUP = "<img src=x onerror=alert(1)>";

type Call = Readonly<Record<string, unknown>>;
const note = (args: unknown, more: Call = {}): Call => ({
  name: "save_note",
  arguments_raw: typeof args === "string" ? args : JSON.stringify(args),
  ...more,
});
const expectNote = (args: unknown) => [{ name: "save_note", args }];

const properties = { path: { type: "string" }, body: { type: "string" }, size: { type: "integer" } };

function record(
  id: string,
  expected: unknown,
  tool_calls: readonly Call[],
  more: object = {},
  asked: object = {},
) {
  return [
    { kind: "case", case_id: id, expect_tool_calls: expected, forbid_other_side_effects: true, ...asked },
    { kind: "record", record_id: `r1/${id}/0`, run_id: "r1", case_id: id, tool_calls, ...more },
  ];
}

beforeAll(async () => {
  await sendLines(SUITE, [
    {
      kind: "tool",
      name: "save_note",
      effect: "side_effecting",
      input_schema: { type: "object", properties },
    },
    { kind: "run", run_id: "r1", model: MARKUP, started_at: "2026-11-01T00:00:00Z" },
    ...record(
      "a-coerced",
      expectNote({ path: "plan.md", size: 4200 }),
      [
        note(
          { path: "plan.md", size: "42.5", body: "x" },
          {
            arguments_received: { path: "plan.md", size: 42 },
            result: { ok: true },
            turn: 1,
            latency_ms: 412,
          },
        ),
        note({ path: "other.md" }, { turn: 1 }),
        note({ path: "other.md" }, { turn: 2 }),
      ],
      { final_message: "I saved your plan.", harness_verdict: "pass", harness_reason: "looked fine" },
    ),
    ...record("b-fenced", expectNote({ path: "q" }), [
      note('```json\n{"path": "q"}\n```', { arguments_received: {} }),
    ]),
    ...record(
      "c-hostile",
      expectNote({ path: "</script><script>alert(2)</script>" }),
      [
        note(
          { path: MARKUP, "<svg onload=alert(3)>": "javascript:alert(4)", body: "}*{display:none}" },
          { result: MARKUP, error: `</pre>${MARKUP}`, call_id: MARKUP, dispatched_name: MARKUP },
        ),
        note({ path: `\u202e\0\ud83d${"w".repeat(4000)}` }),
      ],
      {
        final_message: `${MARKUP} [click](javascript:alert(5)) ${"w".repeat(3000)}`,
        harness_verdict: "fail",
        harness_reason: MARKUP,
        messages: [{ role: MARKUP, content: `<script>alert(6)</script>${"w".repeat(3000)}` }],
        world: { [MARKUP]: MARKUP },
        effects: [{ name: MARKUP, passed: false, detail: MARKUP }],
        odd: MARKUP,
      },
      { input: MARKUP, tags: [MARKUP] },
    ),
    ...record(
      "d-either",
      expectNote({ path: "a" }),
      [note({ path: "z" })],
      {},
      { accept: [expectNote({ path: "b" })] },
    ),
    ...record("e-members", expectNote({ last: 2 }), [
      note({
        ...Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`k${index}`, index])),
        last: 1,
      }),
    ]),
    ...record("f-long", expectNote({ body: `${"x".repeat(2_000_000)}y` }), [
      note({ body: `${"x".repeat(2_000_000)}z` }),
    ]),
    ...record(
      "g-many",
      expectNote({ path: "1500" }),
      Array.from({ length: 3_000 }, (_, turn) => note({ path: String(turn) }, { turn })),
    ),
    ...record("../../up", expectNote({ path: "a" }), [note({ path: "b" })]),
    ...record("z-pass", expectNote({ path: "a" }), [note({ path: "a" })]),
  ]);
});

const at = (caseId: string, query = "") => `/s/${SUITE}/records/r1/${caseId}/0${query}`;
const call = (page: Page, name: string) => page.getByRole("region", { name });

/** Everything that ran or was asked for although it is only data. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on("dialog", async (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== inject("serverUrl") || url.pathname.endsWith("/x"))
      seen.push(`request ${request.url()}`);
  });
  page.on("pageerror", (error) => seen.push(`error ${error.message}`));
  return seen;
}

describe("Record", () => {
  const open = useBrowser();

  it("lays expected, raw and received side by side and names what differs", async () => {
    const page = await open();
    await page.goto(at("a-coerced"));
    const table = page.getByRole("table", { name: /of call 0: save_note$/ });
    const row = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "size" }) });
    await row.waitFor();
    expect(await row.getByRole("cell").allInnerTexts()).toEqual([
      expect.stringMatching(/4200\s+int/),
      expect.stringMatching(/"42\.5"\s+string[\s\S]*value and type/),
      expect.stringMatching(/42\s+int[\s\S]*rewritten: value changed/),
    ]);
    await table.getByRole("row").filter({ hasText: "not asserted" }).getByText("dropped").waitFor();
    const findings = call(page, "call 0: save_note").getByRole("list", { name: "findings" });
    expect(await findings.textContent()).toMatch(/wrong_type\s*at size/);
    await page.getByText(/^They disagree: .* say fail, harness says pass\.$/).waitFor();
    await page.getByText("The harness said: looked fine").waitFor();
  });

  it("keeps the agent's own account apart from the evidence", async () => {
    const page = await open();
    await page.goto(at("a-coerced"));
    const account = page.getByRole("region", { name: "the agent's own account" });
    expect(await account.textContent()).toMatch(/not evidence[\s\S]*I saved your plan\./);
  });

  it("shows the trajectory: calls by turn, side effects, repeats", async () => {
    const page = await open();
    await page.goto(at("a-coerced"));
    const steps = page
      .getByRole("list", { name: "calls in the order they were emitted" })
      .getByRole("listitem");
    expect(await steps.allInnerTexts()).toEqual([
      expect.stringMatching(/^turn 1[\s\S]*save_note[\s\S]*side effect/),
      expect.not.stringMatching(/turn/),
      expect.stringMatching(/^turn 2[\s\S]*repeats call 1/),
    ]);
    await steps.nth(1).getByRole("link").click();
    expect(new URL(page.url()).hash).toBe("#call-1");
  });

  it("shows where raw can't be read, why, and what the handler got instead", async () => {
    const page = await open();
    await page.goto(at("b-fenced"));
    const section = call(page, "call 0: save_note");
    await section.getByText("it is wrapped in a code fence").waitFor();
    await section
      .getByRole("row", { name: /the arguments/ })
      .getByText("{}")
      .waitFor();
    await page.getByText(/type not checked:/).waitFor();
  });

  it("copies and saves the raw text as it was emitted", async () => {
    const page = await open({ permissions: ["clipboard-read", "clipboard-write"], acceptDownloads: true });
    await page.goto(at("b-fenced"), { waitUntil: "networkidle" });
    await page.getByText("raw text", { exact: false }).first().click();
    await page.getByRole("button", { name: "Copy raw text of call 0" }).click();
    await page.getByText("Copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('```json\n{"path": "q"}\n```');
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download raw text of call 0" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("r1-b-fenced-0_call-0_raw.txt");
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toBe('```json\n{"path": "q"}\n```');
  });

  it("goes through the records of the filter by key, and back to it", async () => {
    const page = await open();
    const query = "?kind=wrong_value&sort=case";
    await page.goto(at("a-coerced", query), { waitUntil: "networkidle" });
    const place = page.getByRole("navigation", { name: "records of the filter" });
    const [, total] = /2 of (\d+)/.exec((await place.textContent()) ?? "") ?? [];
    expect(Number(total)).toBeGreaterThan(3);
    await page.keyboard.press("j");
    await page.waitForURL(/\/c-hostile\/0\?.*kind=wrong_value/);
    await place.getByText(`3 of ${total}`).waitFor();
    await page.keyboard.press("[");
    await page.waitForURL(/\/a-coerced\/0\?/);
    await place.getByText(`2 of ${total}`).waitFor();
    await page.keyboard.press("k");
    await page.waitForURL(/\/~\.\.\/~\.\.\/up\/0\?/);
    await place.getByText(`1 of ${total}`).waitFor();
    expect(await place.getByRole("button", { name: "Previous record" }).isDisabled()).toBe(true);
    await place.getByRole("link", { name: "Next record" }).click();
    await page.waitForURL(/\/a-coerced\/0\?/);
    await page.getByRole("link", { name: "Failures" }).last().click();
    await page.waitForURL(/\/failures\?.*kind=wrong_value/);
  });

  it("says where a record is not among the failures", async () => {
    const page = await open();
    await page.goto(at("z-pass"));
    await page.getByText(/^not among the \d+ failing records/).waitFor();
  });

  it("switches between the alternatives that were tried", async () => {
    const page = await open();
    await page.goto(at("d-either"), { waitUntil: "networkidle" });
    const tried = page.getByRole("navigation", { name: "alternatives tried" });
    expect(await tried.textContent()).toMatch(/alternative 0: 1 finding[\s\S]*alternative 1: 1 finding/);
    await tried.getByRole("link", { name: /alternative 1/ }).click();
    await page.getByText("the verdict is about alternative 0").waitFor();
    await page.getByRole("row", { name: /path/ }).getByText('"b"').waitFor();
  });

  it("takes whatever was recorded for data: nothing runs, nothing is fetched, the layout holds", async () => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      const page = await open({ viewport });
      const seen = watch(page);
      await page.goto(at("c-hostile"), { waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Show messages" }).click();
      await page.getByRole("list", { name: "messages" }).waitFor();
      await page.locator("details").evaluateAll((all) => {
        for (const one of all) one.setAttribute("open", "");
      });
      expect(await page.getByText(MARKUP).count()).toBeGreaterThan(5);
      await expect
        .poll(() => page.locator("main img, main script, main iframe, main svg[onload]").count(), {
          timeout: 15_000,
        })
        .toBe(0);
      await expect.poll(() => page.locator('a[href^="javascript"]').count(), { timeout: 15_000 }).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      expect(await page.getByTitle("right-to-left override, U+202E").count()).toBeGreaterThan(0);
      expect(await page.getByTitle("NUL, U+0000").count()).toBeGreaterThan(0);
      expect(seen).toEqual([]);
    }
  });

  it("opens a call of 30,000 members bounded, what differs in view, the rest by parts", async () => {
    const page = await open();
    await page.goto(at("e-members"), { waitUntil: "networkidle" });
    await page.getByText(/120 of 30,001 arguments are shown, those that differ first \(1 differ\)/).waitFor();
    await page.getByRole("row", { name: /^last/ }).getByText("value").first().waitFor();
    await page.getByRole("button", { name: "Show all in order" }).click();
    await page.getByText("1–200 of 30,001, in order").waitFor();
    await page.getByRole("button", { name: "Later" }).click();
    await page.getByText("201–400 of 30,001, in order").waitFor();
  });

  it("shows the difference in the last character of a long text, and how long it is", async () => {
    const page = await open();
    await page.goto(at("f-long"));
    const row = page.getByRole("row", { name: /^body/ });
    expect(await row.locator("mark").allInnerTexts()).toEqual(["y", "z"]);
    await row.getByText("string, 2,000,003 characters").first().waitFor();
  });

  it("lists the calls of a huge record fifty at a time, those with findings at first", async () => {
    const page = await open();
    await page.goto(at("g-many"), { waitUntil: "networkidle" });
    await page.getByText("50 of 2,999 calls are shown.").waitFor();
    await page.getByRole("button", { name: "Show 50 more" }).click();
    await page.getByText("100 of 2,999 calls are shown.").waitFor();
    await page.getByRole("link", { name: "all calls" }).click();
    await page.getByText("50 of 3,000 calls are shown.").waitFor();
    expect(await page.locator("*").count()).toBeLessThan(20_000);
  });

  it("answers an unknown record with words of its own", async () => {
    const page = await open();
    await page.goto(at("nobody"));
    await page.getByText("nothing at this address").waitFor();
  });

  it.each(["light", "dark"] as const)(
    "has no serious accessibility breach in the %s theme",
    async (colorScheme) => {
      const page = await open({ colorScheme });
      for (const caseId of ["a-coerced", "b-fenced", "c-hostile"]) {
        await page.goto(at(caseId), { waitUntil: "networkidle" });
        expect(await findAxeViolations(page)).toEqual([]);
      }
    },
  );
});
