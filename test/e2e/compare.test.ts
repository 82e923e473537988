import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { trialSuite } from "../db/trial-suite.ts";
import { useBrowser } from "./browser.ts";
import { findAxeViolations } from "./find-axe-violations.ts";
import { sendLines } from "./send-lines.ts";

const SUITE = "to compare";
const HOME = `/s/${encodeURIComponent(SUITE)}`;

/** Cases of one and of several trials in two runs. */
const OUTCOMES = {
  a_new: { r1: "ppp", r2: "ppv" },
  b_mended: { r1: "v", r2: "p" },
  c_claim: { r1: "v", r2: "t" },
  d_same: { r1: "p", r2: "p" },
  e_gone: { r1: "v" },
};

const count = async (page: Page, name: string) =>
  (await page.getByRole("link", { name: new RegExp(`^[\\d,]+ ${name} `) }).textContent())?.match(
    /^[\d,]+/,
  )?.[0];

describe("Compare", { timeout: 120_000 }, () => {
  const open = useBrowser();
  beforeAll(() => sendLines(SUITE, trialSuite(SUITE, OUTCOMES)));

  it("says by how much the newer run fails more, and opens the cases of each change", async () => {
    const page = await open();
    await page.goto(`${HOME}/compare`);
    const sentence = page.locator("[data-comparison]");
    await expect
      .poll(() => sentence.textContent())
      .toMatch(
        /^Run B fails .* points less \(95 %: .* to .*\) than run A by equivalent v1: not distinguishable from no change\.$/,
      );
    await page.getByText("4 of 5 cases are in both runs").waitFor();
    expect(await count(page, "newly fails")).toBe("1");
    const cases = page.getByRole("region", { name: "Cases", exact: true });
    await cases
      .getByRole("row", { name: /^a_new/ })
      .getByRole("link", { name: "1 of 3 fail" })
      .click();
    await page.waitForURL(/\/records\?.*case=a_new/);
    await page.getByText("Only records of the case a_new").waitFor();
    await expect.poll(() => page.getByRole("link", { name: "r2/a_new/2" }).count()).toBe(1);
    await page.goBack();
    await page.getByRole("link", { name: /^1 changed claim/ }).click();
    await page.getByRole("heading", { name: "Cases: changed claim" }).waitFor();
    await cases
      .getByRole("row", { name: /^c_claim/ })
      .getByRole("link", { name: "fail" })
      .last()
      .click();
    await page.waitForURL(/\/records\/r2\/c_claim\/0/);
  });

  it("swaps the runs, and chooses others", async () => {
    const page = await open();
    await page.goto(`${HOME}/compare`, { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "Swap the runs" }).click();
    await page.waitForURL(/a=r2&b=r1/);
    await page.getByText(/points more/).waitFor();
    await page.getByRole("button", { name: "Run B: r1" }).click();
    await page.getByRole("option", { name: /r2/ }).click();
    await page.waitForURL(/b=r2/);
    await page.getByText("A and B are the same run").waitFor();
    await page.goto(`${HOME}/compare?a=r1&b=nowhere`);
    await page.getByRole("heading", { name: "That run is not here" }).waitFor();
  });

  it("is reached from a run's change on the Overview, from the palette and from two chosen runs", async () => {
    const page = await open();
    await page.goto("/s/demo", { waitUntil: "networkidle" });
    await page
      .getByRole("region", { name: "Newest runs" })
      .last()
      .getByRole("link", { name: /\[.*, .*\]/ })
      .first()
      .click();
    await page.waitForURL(/\/s\/demo\/compare\?a=.*&b=/);
    await page.locator("[data-comparison]").waitFor();
    await page.goto(`${HOME}?runs=r1,r2`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Runs: 2 runs" }).click();
    await page.getByRole("link", { name: "Compare these two" }).click();
    await page.waitForURL(/compare\?.*a=r1&b=r2/);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").last().fill("effect against");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/disagreements/);
    await page.getByRole("heading", { name: "They agree" }).waitFor();
  });

  it("splits a change into instrument and agent, which add up as shown", async () => {
    const page = await open();
    await page.goto("/s/demo/trends?old=exact.v1&new=equivalent.v1");
    const split = page.getByRole("region", { name: "Agent or instrument" });
    await split.getByText("the instrument").waitFor();
    await split.getByText("as a table, with fractions").click();
    const table = split.getByRole("region", { name: "The split as a table" });
    await table.getByRole("row").nth(6).waitFor();
    const rows = await table.getByRole("row").all();
    const cells = await Promise.all(
      rows.slice(1).map(async (row) => (await row.getByRole("cell").allTextContents()) as string[]),
    );
    const whole = (at: number, cell: number) =>
      Number(cells[at]?.[cell]?.replaceAll(/[,.]/g, "").replace("−", "-"));
    for (const cell of [0, 2]) {
      expect(whole(0, cell) + whole(1, cell)).toBe(whole(2, cell));
      expect(whole(2, cell) + whole(3, cell)).toBe(whole(4, cell));
      expect(whole(4, cell) - whole(0, cell)).toBe(whole(5, cell));
    }
    await split.getByRole("link", { name: "which records flip" }).click();
    await page.waitForURL(/\/instruments\?.*x=exact\.v1&y=equivalent\.v1/);
  });

  it("says that one version of an instrument has no part in a change", async () => {
    const page = await open();
    await page.goto(`${HOME}/trends`);
    await page.getByText("one instrument, equivalent v1, graded both: its part is 0").waitFor();
    await page.getByText("There is one version of equivalent yet").waitFor();
  });

  it("holds two instruments against each other, each cell opening as many records", async () => {
    const page = await open();
    await page.goto("/s/demo/instruments?x=exact.v1&y=equivalent.v1");
    const table = page.getByRole("region", { name: "Verdicts of two instruments" });
    const cells = table.getByRole("link");
    await cells.first().waitFor();
    const hrefs = await Promise.all(
      (await cells.all()).map(
        async (link) => [await link.getAttribute("href"), await link.textContent()] as const,
      ),
    );
    expect(hrefs.length).toBeGreaterThanOrEqual(3);
    for (const [href, records] of hrefs) {
      await page.goto(href ?? "");
      const tab = page.getByRole("navigation", { name: "Verdict" }).locator("[aria-current=page]");
      await expect.poll(async () => /[\d,]+$/.exec((await tab.textContent()) ?? "")?.[0]).toBe(records);
    }
    await page.goto("/s/demo/instruments");
    await page.getByRole("link", { name: /^labelled right, but fails/ }).click();
    const contradicting = page.getByRole("region", { name: "Contradicting labels" });
    await contradicting.getByText("agent right").first().waitFor();
  });

  it("groups where effect and arguments disagree, and opens the records of a group", async () => {
    const page = await open();
    await page.goto("/s/demo", { waitUntil: "networkidle" });
    await page.getByRole("link", { name: /records where effect and arguments disagree/ }).click();
    await page.waitForURL(/\/disagreements/);
    const groups = page.getByRole("region", { name: "What would explain them" }).last();
    const row = groups.getByRole("row").nth(2);
    const records = await row.getByRole("cell").nth(1).textContent();
    await row.getByRole("link").click();
    await page.waitForURL(/tool=/);
    const list = page.getByRole("region", { name: "Records", exact: true });
    await expect.poll(() => list.getByRole("row").count()).toBe(Number(records) + 1);
    await page.getByRole("link", { name: /^arguments pass, effects fail/ }).click();
    await page.getByText("failing effect").waitFor();
    await list.getByRole("link").first().click();
    await page.waitForURL(/\/records\/.*instrument=effect/);
  });

  it.each(["light", "dark"] as const)(
    "has no serious accessibility faults in the %s look",
    async (colorScheme) => {
      const page = await open({ colorScheme });
      for (const path of [
        `${HOME}/compare`,
        "/s/demo/compare",
        "/s/demo/instruments",
        "/s/demo/disagreements",
        "/s/demo/trends?old=exact.v1",
      ]) {
        await page.goto(path, { waitUntil: "networkidle" });
        expect([path, await findAxeViolations(page)]).toEqual([path, []]);
      }
    },
  );

  it.each(["compare", "instruments", "disagreements", "trends"])("fits a phone: %s", async (name) => {
    const page = await open({ viewport: { width: 390, height: 800 } });
    await page.goto(`/s/demo/${name}`, { waitUntil: "networkidle" });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
  });
});
