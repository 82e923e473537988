import { describe, expect, it } from "vitest";
import { useBrowser } from "./browser.ts";

describe("Overview", () => {
  const open = useBrowser();

  it("shows the chosen instrument's rate with its counts, the same as on the ladder", async () => {
    const page = await open();
    await page.goto("/s/demo");
    const link = page.getByRole("link", { name: /^[\d,]+ of [\d,]+ records$/ });
    const counts = (await link.textContent()) ?? "";
    const row = await page.getByRole("link", { name: /^equivalent v1/ }).textContent();
    expect(row).toContain(counts.replace(" records", ""));
    const [failing, graded] = counts.split(" of ").map((text) => Number.parseInt(text.replace(",", ""), 10));
    const share = ((100 * (failing ?? 0)) / (graded ?? 1)).toFixed(1);
    expect(row).toContain(`${share} %`);
    await page.getByRole("link", { name: /^exact v1/ }).click();
    await page.waitForURL(/instrument=exact/);
    await page.getByText("measured by exact v1").waitFor();
  });

  it("counts calls as well, and says that a harness does not", async () => {
    const page = await open();
    await page.goto("/s/demo");
    await page.getByRole("navigation", { name: "Unit" }).getByRole("link", { name: "calls" }).click();
    await page.getByRole("link", { name: /^[\d,]+ of [\d,]+ calls$/ }).waitFor();
    await page.getByRole("link", { name: /^harness v1/ }).click();
    await page.getByText("A harness judges whole records").waitFor();
  });

  it("leads from a claim's number to its failures", async () => {
    const page = await open();
    await page.goto("/s/demo");
    await page
      .getByRole("region", { name: "Failures by claim" })
      .getByRole("link", { name: /^value/ })
      .click();
    await page.waitForURL(/\/failures\?.*claim=value/);
  });

  it("leads from a run's claim in the table to the failures of that run and claim", async () => {
    const page = await open();
    await page.goto("/s/demo");
    await page.getByText("as a table").click();
    const table = page.getByRole("region", { name: "Failures by claim, as a table" });
    await table.getByRole("row").nth(1).getByRole("link").first().click();
    await page.waitForURL(/\/failures\?.*runs=.*claim=/);
  });

  it("leads from a bar of the chart to the failures of that run and claim", async () => {
    const page = await open();
    await page.goto("/s/demo", { waitUntil: "networkidle" });
    await page.locator(".recharts-bar-rectangle path").last().click();
    await page.waitForURL(/\/failures\?.*runs=.*claim=/);
  });

  it("shows each run's change to the run before with its interval", async () => {
    const page = await open();
    await page.goto("/s/demo");
    const rows = page.getByRole("region", { name: "Newest runs" }).last().getByRole("row");
    await expect.poll(() => rows.count()).toBe(13);
    expect(await rows.nth(1).textContent()).toMatch(/[+−]?\d+\.\d \[[+−]?\d+\.\d, [+−]?\d+\.\d\]/);
    expect(await rows.nth(12).textContent()).not.toMatch(/\[/);
  });

  it("says so where the address names runs that are not here", async () => {
    const page = await open();
    await page.goto("/s/demo?runs=gone");
    await page.getByText("None of these runs is here").waitFor();
    await page.getByRole("link", { name: "Show all runs" }).click();
    await page.getByText("measured by equivalent").waitFor();
  });

  it("marks the demo as simulated and asks before it removes it", async () => {
    const page = await open();
    await page.goto("/s/demo", { waitUntil: "networkidle" });
    await page.getByText("Simulated data").waitFor();
    await page.getByRole("button", { name: "Remove the demo" }).click();
    await page
      .getByRole("dialog", { name: "Remove the demo?" })
      .getByRole("button", { name: "Leave it" })
      .click();
    await page.reload();
    await page.getByText("Simulated data").waitFor();
  });

  it("leads from the ungraded to their records, by reason", async () => {
    const page = await open();
    await page.goto("/s/demo");
    const link = page.getByRole("link", { name: /^[\d,]+ ungraded$/ }).first();
    const count = Number.parseInt((await link.textContent()) ?? "", 10);
    await link.click();
    await page.waitForURL(/\/records\?.*verdict=ungraded/);
    const rows = page.getByRole("region", { name: "Records" }).last().getByRole("row");
    await expect.poll(() => rows.count()).toBe(count + 1);
    const reasons = page.getByRole("region", { name: "Why" }).getByRole("link");
    const first = Number.parseInt((await reasons.first().textContent()) ?? "", 10);
    await reasons.first().click();
    await page.waitForURL(/reason=/);
    await expect.poll(() => rows.count()).toBe(first + 1);
  });

  it("leads from a harness's failures to the records that it failed", async () => {
    const page = await open();
    await page.goto("/s/demo?instrument=harness");
    await page.getByRole("link", { name: /^[\d,]+ of [\d,]+ records$/ }).click();
    await page.waitForURL(/\/records\?.*verdict=fail/);
    const rows = page.getByRole("region", { name: "Records" }).last().getByRole("row");
    await expect.poll(() => rows.count()).toBe(101);
    await page.getByRole("link", { name: "Next 100" }).click();
    await page.waitForURL(/after=/);
  });
});
