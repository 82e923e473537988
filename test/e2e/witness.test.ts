import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { witnessSuite } from "../db/witness-suite.ts";
import { useBrowser } from "./browser.ts";
import { findAxeViolations } from "./find-axe-violations.ts";
import { sendLines } from "./send-lines.ts";

const SUITE = "witnessed";
const HOME = `/s/${SUITE}`;
const AGREES = "witnessed in vain";
const LOGS = "logs alone";

const differences = (page: Page) => page.getByRole("list", { name: "Differences" }).getByRole("listitem");

describe("Log against wire", { timeout: 120_000 }, () => {
  const open = useBrowser();
  beforeAll(async () => {
    const { wire, handlers, log } = witnessSuite(SUITE);
    await sendLines(SUITE, log);
    await sendLines(SUITE, wire);
    await sendLines(SUITE, handlers);
    const only = (
      lines: readonly { readonly case_id?: unknown; readonly kind?: unknown }[],
      caseId: string,
    ) => lines.filter((line) => line.kind !== "record" || line.case_id === caseId);
    const one = witnessSuite(AGREES);
    for (const lines of [one.wire, one.handlers, one.log]) await sendLines(AGREES, only(lines, "agrees"));
    await sendLines(LOGS, witnessSuite(LOGS).log);
  });

  it("says first in how many records log and wire differ, then what can't be told", async () => {
    const page = await open();
    await page.goto(`${HOME}/witness`);
    const sentence = page.locator("[data-witness-sentence]");
    await expect
      .poll(() => sentence.textContent())
      .toMatch(/In 8 of 9 records with the agent’s own log, log and wire differ \(88\.9 %, 95 %: .* – .*\)/);
    await expect.poll(() => sentence.textContent()).toMatch(/in the log never happened/);
    await expect.poll(() => sentence.textContent()).toMatch(/1 record without the agent’s own log/);
    await expect.poll(() => sentence.textContent()).toMatch(/1 record with nothing but the log/);
  });

  it("narrows the list by a count of the table, and back by the chips", async () => {
    const page = await open();
    await page.goto(`${HOME}/witness`, { waitUntil: "networkidle" });
    const table = page.getByRole("region", { name: "Differences by tool and kind" });
    await table.getByRole("columnheader", { name: "log against wire" }).waitFor();
    await table.getByRole("columnheader", { name: "handler against wire" }).waitFor();
    const row = table.getByRole("row", { name: /^issue_refund/ });
    await row.getByRole("link").first().click();
    await page.waitForURL(/witness\?.*tool=issue_refund/);
    const chosen = Number(await row.getByRole("link").first().textContent());
    await expect.poll(() => differences(page).count()).toBe(chosen);
    await page.getByRole("link", { name: "Drop tool issue_refund" }).click();
    await page.waitForURL((url) => !url.search.includes("tool="));
    await expect.poll(() => differences(page).count()).toBeGreaterThan(chosen);
  });

  it("orders the table by a column, also in the address", async () => {
    const page = await open();
    await page.goto(`${HOME}/witness`, { waitUntil: "networkidle" });
    const table = page.getByRole("region", { name: "Differences by tool and kind" });
    const first = () => table.locator("tbody").getByRole("rowheader").first().textContent();
    await expect.poll(first).toBe("issue_refund");
    await table.getByRole("columnheader", { name: "tool", exact: true }).getByRole("link").click();
    await page.waitForURL(/by=tool/);
    await expect.poll(first).toBe("find_order");
    expect(await table.locator("[aria-sort=ascending]").textContent()).toBe("tool");
  });

  it("opens the record at the call that differs, its accounts side by side", async () => {
    const page = await open();
    await page.goto(`${HOME}/witness?kind=log_value_changed`, { waitUntil: "networkidle" });
    const changed = differences(page).filter({ hasText: "changes" });
    await expect.poll(() => changed.textContent()).toMatch(/log\s*42.*→.*wire\s*4200/);
    await changed.getByRole("link").first().click();
    await page.waitForURL(/\/records\/.*difference=\d+/);
    const section = page.getByRole("region", { name: "Log against wire" });
    await expect.poll(() => section.locator("[aria-current=true]").textContent()).toMatch(/issue_refund/);
    await expect.poll(() => section.getByRole("listitem").first().textContent()).toMatch(/agent’s log/);
    await section.getByRole("link", { name: /the agent’s own log/ }).click();
    await page.getByText("This is the agent’s own log of").waitFor();
    expect(await page.getByRole("list", { name: "verdicts" }).count()).toBe(0);
    await page.getByRole("link", { name: "what a witness recorded" }).click();
    await page.getByRole("list", { name: "verdicts" }).waitFor();
  });

  it("shows retries under a bracket, and what the handler received in the evidence, with whence", async () => {
    const page = await open();
    await page.goto(`${HOME}/witness?kind=handler_retried`, { waitUntil: "networkidle" });
    await differences(page).first().getByRole("link").first().click();
    const section = page.getByRole("region", { name: "Log against wire" });
    await section.getByText("3 times", { exact: true }).waitFor();
    await page.getByText("told by the handlers’ own account").first().waitFor();
  });

  it("moves through counts and differences by keys, and drops the choice by x", async () => {
    const page = await open();
    await page.goto(`${HOME}/witness?kind=not_witnessed`, { waitUntil: "networkidle" });
    const focused = () => page.evaluate(() => document.activeElement?.hasAttribute("data-row") ?? false);
    await page.keyboard.press("j");
    await expect.poll(focused).toBe(true);
    await page.keyboard.press("x");
    await page.waitForURL((url) => !url.search.includes("kind="));
    await page.keyboard.press("g");
    await page.keyboard.press("o");
    await page.waitForURL(new RegExp(`${HOME}$`));
    await page.keyboard.press("g");
    await page.keyboard.press("w");
    await page.waitForURL(/\/witness$/);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").last().fill("log against");
    await page.getByRole("option", { name: "Log against wire" }).waitFor();
  });

  it("narrows Failures to records that bear a kind, as a facet and a chip", async () => {
    const page = await open();
    await page.goto(`${HOME}/failures?group=none`, { waitUntil: "networkidle" });
    const facet = page.getByRole("list", { name: "Log against wire" });
    await page.locator("summary", { hasText: "Log against wire" }).click();
    await facet.getByRole("checkbox").first().check();
    await page.waitForURL(/witness=/);
    await page.getByRole("button", { name: /^Drop log against wire / }).click();
    await page.waitForURL((url) => !url.search.includes("witness="));
  });

  it("teaches where there is nothing to hold against each other", async () => {
    const page = await open();
    await page.goto(`/s/${encodeURIComponent(AGREES)}/witness`);
    await page.getByRole("heading", { name: "They agree" }).waitFor();
    await page.getByText(/1 record with the agent’s own log/).waitFor();
    await page.goto(`/s/${encodeURIComponent(LOGS)}/witness`);
    await page.getByRole("heading", { name: "Only the agent’s own logs" }).waitFor();
    await page.getByRole("link", { name: "Record the wire" }).click();
    await page.waitForURL(/\/observe\?suite=/);
    await page.getByRole("heading", { name: "Record at the boundary" }).waitFor();
    await page.goto(`${HOME}/witness?runs=nowhere`);
    await page.getByRole("heading", { name: "Nothing to hold against each other in these runs" }).waitFor();
  });

  it.each(["light", "dark"] as const)(
    "breaks no rule of access and fits a phone, %s",
    async (colorScheme) => {
      const page = await open({ colorScheme });
      for (const address of [`${HOME}/witness`, `/observe?suite=${SUITE}`]) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(address, { waitUntil: "networkidle" });
        expect(await findAxeViolations(page), address).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: address })
          .toBe(390);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${HOME}/witness?kind=handler_retried`, { waitUntil: "networkidle" });
      await differences(page).first().getByRole("link").first().click();
      await page.getByRole("region", { name: "Log against wire" }).waitFor();
      expect(await findAxeViolations(page), "a record").toEqual([]);
    },
  );
});
