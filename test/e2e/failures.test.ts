import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { failureSuite } from "../db/failure-suite.ts";
import { useBrowser } from "./browser.ts";
import { findAxeViolations } from "./find-axe-violations.ts";
import { sendLines } from "./send-lines.ts";

const SUITE = "failures-page";
const HOME = `/s/${SUITE}/failures`;

const groups = (page: Page) => page.getByRole("table", { name: "Failures by signature" });
const findings = (page: Page) => page.getByRole("table", { name: "Failures", exact: true });
const sentence = (page: Page) => page.getByText(/^[\d,]+ findings? in /);

async function findingCount(page: Page): Promise<number> {
  return Number.parseInt(((await sentence(page).textContent()) ?? "").replace(",", ""), 10);
}

describe("Failures", () => {
  const open = useBrowser();

  beforeAll(async () => {
    await sendLines(SUITE, failureSuite(SUITE, 6));
    await sendLines("all-right", [
      { kind: "suite", suite: "all-right" },
      { kind: "tool", name: "ping", effect: "side_effecting" },
      { kind: "case", case_id: "one", expect_tool_calls: [{ name: "ping", args: {} }] },
      { kind: "run", run_id: "r1" },
      {
        kind: "record",
        record_id: "r1/one",
        run_id: "r1",
        case_id: "one",
        tool_calls: [{ name: "ping", arguments_raw: "{}" }],
      },
    ]);
  });

  it("stays within the window when the searched text is one long word", async () => {
    const page = await open();
    await page.goto(`${HOME}?q=${"z".repeat(3000)}`);
    await page.getByText("No failure under this filter").waitFor();
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBe(clientWidth);
  });

  it("says its set in words and lists equal findings as one line, the commonest first", async () => {
    const page = await open();
    await page.goto(HOME);
    expect(await sentence(page).textContent()).toMatch(
      /^\d+ findings in \d+ signatures, in \d+ of 144 records \(equivalent v1, all runs\)$/,
    );
    const cells = groups(page).locator("tbody tr td:nth-child(3)");
    await cells.first().waitFor();
    const counts = await cells.allTextContents();
    const numbers = counts.map((text) => Number.parseInt(text, 10));
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(numbers.reduce((sum, n) => sum + n, 0)).toBe(await findingCount(page));
  });

  it("counts in calls where calls are the unit", async () => {
    const page = await open();
    await page.goto(`${HOME}?unit=calls`);
    expect(await sentence(page).textContent()).toMatch(/in \d+ of \d+ calls/);
  });

  it("narrows by facets, shows the counts of their other values, and survives a reload", async () => {
    const page = await open();
    await page.goto(HOME);
    const before = await findingCount(page);
    await page.getByRole("checkbox", { name: /^type/ }).check();
    await page.waitForURL(/claim=type/);
    await expect.poll(() => findingCount(page)).toBeLessThan(before);
    const narrowed = await findingCount(page);
    await page.getByRole("checkbox", { name: /^value/ }).waitFor();
    await page.getByRole("checkbox", { name: /issue_refund/ }).check();
    await page.waitForURL(/tool=issue_refund/);
    await expect.poll(() => findingCount(page)).toBeLessThan(narrowed);
    const both = await findingCount(page);
    await page.reload();
    expect(await findingCount(page)).toBe(both);
    expect(await page.getByRole("checkbox", { name: /^type/ }).isChecked()).toBe(true);
    await page.getByRole("button", { name: "Drop claim type" }).click();
    await expect.poll(() => new URL(page.url()).searchParams.has("claim")).toBe(false);
    await page.goBack();
    await expect.poll(() => findingCount(page)).toBe(both);
  });

  it("opens a group into its calls and leads on to the record with the filter in hand", async () => {
    const page = await open();
    await page.goto(`${HOME}?claim=type`);
    await groups(page).getByRole("button", { expanded: false }).first().click();
    const calls = page.getByRole("list", { name: /^Calls: wrong type/ });
    await calls.getByRole("link").first().waitFor();
    await page.waitForURL(/open=\d+/);
    await page.reload();
    const link = calls.getByRole("link").first();
    await link.click();
    await page.waitForURL(/\/records\/.*claim=type.*signature=\d+/);
  });

  it("finds text in case, tool, path and message, wildcards taken literally", async () => {
    const page = await open();
    await page.goto(HOME);
    const search = page.getByRole("searchbox", { name: /^Search case, tool/ });
    await search.fill("50%_off");
    await page.waitForURL(/q=50%25_off/);
    await expect.poll(() => findingCount(page)).toBeGreaterThan(0);
    await search.fill("50%%off");
    await page.getByText("No failure under this filter").waitFor();
    await page.getByRole("link", { name: "Drop the whole filter" }).click();
    await groups(page).waitFor();
    await expect.poll(() => search.inputValue()).toBe("");
  });

  it("lists single findings in the order of a pressed head", async () => {
    const page = await open();
    await page.goto(`${HOME}?group=none`);
    await findings(page).getByRole("button", { name: "Case" }).click();
    await page.waitForURL(/sort=case/);
    await findings(page).locator("th[aria-sort=ascending]").waitFor();
    const cases = await findings(page).locator("tbody tr td:nth-child(5)").allTextContents();
    const shown = cases.filter(Boolean);
    expect(shown.length).toBeGreaterThan(10);
    expect(new Set(shown.slice(0, 5)).size).toBe(1);
  });

  it("loads on while it is scrolled, up to the last finding", async () => {
    const page = await open();
    await page.goto(`${HOME}?group=none`);
    const total = await findingCount(page);
    expect(total).toBeGreaterThan(100);
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 4000);
          return page.getByText(`${total} findings shown, the end`).count();
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    // The last rows may have come after the last turn of the wheel.
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 4000);
          return findings(page)
            .locator(`tr[aria-rowindex="${total + 1}"]`)
            .count();
        },
        { timeout: 15_000 },
      )
      .toBe(1);
  });

  it("is worked by keys alone", async () => {
    const page = await open();
    await page.goto(HOME, { waitUntil: "networkidle" });
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("k");
    const first = groups(page).getByRole("button", { expanded: false }).first();
    expect(await first.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await groups(page).getByRole("button", { expanded: true }).waitFor();
    await page.keyboard.press("v");
    await findings(page).waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("refund");
    await page.waitForURL(/q=refund/);
    await page.keyboard.press("Escape");
    await page.keyboard.press("x");
    await expect.poll(() => new URL(page.url()).searchParams.has("q")).toBe(false);
    await findings(page).waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/records\//);
  });

  it("offers the filter as a file in both forms", async () => {
    const page = await open();
    await page.goto(`${HOME}?claim=type`);
    const total = await findingCount(page);
    await page.getByRole("button", { name: "Export" }).click();
    const href = await page.getByRole("link", { name: /^NDJSON/ }).getAttribute("href");
    const answer = await page.request.get(href ?? "");
    expect((await answer.text()).trimEnd().split("\n")).toHaveLength(total);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: /^CSV/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${SUITE}-failures-equivalent.v1.csv`);
  });

  it("says that everything passes, with how many", async () => {
    const page = await open();
    await page.goto("/s/all-right/failures");
    await page.getByText("Everything graded passes").waitFor();
    await page.getByText("1 of 1 graded records pass under equivalent v1").waitFor();
  });

  it("says why a harness has no findings", async () => {
    const page = await open();
    await page.goto(`${HOME}?instrument=harness`);
    expect(await page.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(0);
    await page.getByText(/^0 findings/).waitFor();
  });

  it.each(["q=%00%ED%A0%BD%27%22", "claim=nope&sort=x&open=-1", "runs=%00", "tool=%10%02"])(
    "answers a strange address without an error: %s",
    async (query) => {
      const page = await open();
      const answer = await page.goto(`${HOME}?${query}`);
      expect(answer?.status()).toBe(200);
      await sentence(page).waitFor();
    },
  );

  it("has no serious accessibility breach, light and dark, as table and as cards", async () => {
    const looks = [
      { colorScheme: "light", viewport: { width: 1280, height: 800 } },
      { colorScheme: "dark", viewport: { width: 1280, height: 800 } },
      { colorScheme: "light", viewport: { width: 390, height: 844 } },
    ] as const;
    for (const look of looks) {
      const page = await open(look);
      for (const query of ["?claim=type", "?group=none&tool=issue_refund", "?tool=none-such"]) {
        await page.goto(`${HOME}${query}`, { waitUntil: "networkidle" });
        expect(await findAxeViolations(page), `${look.colorScheme} ${look.viewport.width} ${query}`).toEqual(
          [],
        );
      }
      await page.context().close();
    }
  });
});
