import { beforeAll, describe, expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { findAxeViolations } from "./find-axe-violations.ts";
import { sendLines } from "./send-lines.ts";

const SUITE = "one run of trends";
const HOME = `/s/${encodeURIComponent(SUITE)}/trends`;
const DEMO = "/s/demo/trends";

const LINES = [
  { kind: "tool", name: "save_note", effect: "side_effecting" },
  { kind: "run", run_id: "r1", started_at: "2026-11-01T00:00:00Z" },
  ...["this", "that"].flatMap((text, index) => [
    {
      kind: "case",
      case_id: `c${index}`,
      expect_tool_calls: [{ name: "save_note", args: { text: "this" } }],
    },
    {
      kind: "record",
      record_id: `r1/c${index}/0`,
      run_id: "r1",
      case_id: `c${index}`,
      tool_calls: [{ name: "save_note", arguments_raw: JSON.stringify({ text }) }],
    },
  ]),
];

describe("Trends", () => {
  const open = useBrowser();
  beforeAll(() => sendLines(SUITE, LINES));

  it("draws a line for each instrument, the audited rate with its interval, and what the grader alone said", async () => {
    const page = await open();
    await page.goto(DEMO);
    const rates = page.getByRole("region", { name: "Measured and audited" });
    for (const name of ["harness v1", "exact v1", "claims v1", "equivalent v1", "effect v1"]) {
      await rates.getByRole("listitem").filter({ hasText: name }).first().waitFor();
    }
    await rates.getByText("audited, with its 95 % interval").waitFor();
    await rates.getByText("said by the grader alone (exact v1)").waitFor();
    await rates.getByText("model or instrument changed").waitFor();
    await expect.poll(() => rates.locator(".recharts-line").count()).toBe(5);
    const dot = rates.getByRole("link", { name: /^Sample clean and failed records: audited .* \[.*\]$/ });
    expect(await dot.locator("circle").last().getAttribute("fill")).toBe("var(--ink)");
    await dot.locator("circle").last().click();
    await page.waitForURL(/\/samples\/2/);
  });

  it("names every mark of the axis", async () => {
    const page = await open();
    await page.goto(DEMO);
    const rates = page.getByRole("region", { name: "Measured and audited" });
    const marks = rates.locator(".recharts-yAxis-tick-labels text");
    await expect.poll(() => marks.count()).toBeGreaterThan(2);
    expect(await marks.count()).toBe(await rates.locator(".recharts-cartesian-grid-horizontal line").count());
  });

  it("draws an audited rate hollow and dashed where it holds for failures only, and says why", async () => {
    const page = await open();
    await page.goto(`${DEMO}?unit=calls`);
    const rates = page.getByRole("region", { name: "Measured and audited" });
    await rates.getByText("audited, failures only: holds if no pass is false").waitFor();
    const dot = rates.getByRole("link", { name: /^Sample failed calls: audited/ });
    expect(await dot.locator("circle").last().getAttribute("fill")).toBe("var(--canvas)");
    expect(await dot.locator("path").first().getAttribute("stroke-dasharray")).toBe("3 2");
    await page
      .getByRole("region", { name: "Audited rates" })
      .getByText(/^No clean calls were sampled/)
      .waitFor();
  });

  it("opens what each number of the table counts", async () => {
    const page = await open();
    await page.goto(DEMO);
    const row = page.getByRole("region", { name: "Rates, as a table", exact: true }).getByRole("row").nth(1);
    await row.waitFor();
    const equivalent = row.getByRole("cell").nth(4);
    expect(await equivalent.getByRole("link").first().getAttribute("href")).toMatch(
      /\/failures\?.*runs=2026-11-24/,
    );
    const ungraded = equivalent.getByRole("link", { name: /ungraded$/ });
    const count = Number.parseInt((await ungraded.textContent()) ?? "", 10);
    await ungraded.click();
    await page.waitForURL(/\/records\?.*verdict=ungraded/);
    await expect
      .poll(() =>
        page
          .locator("main")
          .getByRole("link", { name: /^2026-11-24\// })
          .count(),
      )
      .toBe(count);
    await page.goto(DEMO);
    const audits = page.getByRole("region", { name: "Audited rates" });
    await audits.getByRole("link", { name: /^[\d,]+ of [\d,]+$/ }).click();
    await page.waitForURL(/\/failures\?.*instrument=exact\.v1/);
  });

  it("shows what a record used, as charts and as a table", async () => {
    const page = await open();
    await page.goto(DEMO);
    const used = page.getByRole("region", { name: "What a record used" }).first();
    for (const name of ["US$ per record", "tokens per record, in and out", "latency per record"])
      await used.getByRole("heading", { name }).waitFor();
    await used.getByText("as a table").click();
    await used.getByRole("row", { name: /^2026-11-24 \$/ }).waitFor();
  });

  it("says of days without a run that they have no data", async () => {
    const page = await open();
    await page.goto(`${DEMO}?over=days`);
    await page.getByText("a day without a run has no data: no line goes through it").waitFor();
  });

  it("teaches with one run and no audit: what comes next, and which lines are the same", async () => {
    const page = await open();
    await page.goto(HOME);
    await page.getByText("one run makes no line yet: the next one does").waitFor();
    await page.getByText("claims v1 (the same as equivalent v1)").waitFor();
    await page.getByText("No record of these runs says what it used.").waitFor();
    await page.getByRole("link", { name: "Draw a sample" }).click();
    await page.getByRole("heading", { name: "Draw a sample" }).waitFor();
  });

  it("has no serious accessibility breach, light, dark and on a phone", async () => {
    const looks = [
      { colorScheme: "light", viewport: { width: 1280, height: 800 } },
      { colorScheme: "dark", viewport: { width: 1280, height: 800 } },
      { colorScheme: "dark", viewport: { width: 390, height: 844 } },
    ] as const;
    for (const look of looks) {
      const page = await open(look);
      for (const address of [DEMO, `${DEMO}?unit=calls`, `${DEMO}?by=tool`, `${DEMO}?over=days`, HOME]) {
        await page.goto(address, { waitUntil: "networkidle" });
        const where = `${look.colorScheme} ${look.viewport.width} ${address}`;
        expect(await findAxeViolations(page), where).toEqual([]);
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wider, `${where} scrolls sideways`).toBe(0);
      }
      await page.context().close();
    }
  });
});
