import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { findAxeViolations } from "./find-axe-violations.ts";
import { sendLines } from "./send-lines.ts";

const DEMO = "/s/demo/rules";
const MONTH = `${DEMO}?view=tools&tool=search_invoices&path=month`;
const SLOW = { timeout: 90_000 };

/** Says who decides in this browser. */
const asAda = (page: Page) =>
  page.context().addCookies([{ name: "claimcheck_reviewer", value: "Ada", url: inject("serverUrl") }]);

const suggestions = (page: Page) => page.getByRole("list", { name: "Suggestions" });
const draft = (page: Page) => page.getByRole("list", { name: "Changes" });
const labels = (page: Page) => page.getByRole("region", { name: "Labels" });

/** `612 of 2,359`, as the preview says it of records afterwards. */
async function rateAfter(page: Page): Promise<string> {
  const cell = page.locator("[data-rate-after=records]");
  await cell.waitFor(SLOW);
  return /[\d,]+ of [\d,]+/.exec((await cell.textContent()) ?? "")?.[0] ?? "";
}

async function overview(page: Page): Promise<string> {
  await page.goto("/s/demo");
  const link = page.getByRole("link", { name: /^[\d,]+ of [\d,]+ records$/ });
  await link.waitFor(SLOW);
  return ((await link.textContent()) ?? "").replace(" records", "");
}

/** Adopts what is previewed, whatever labels say, and waits until history is graded by it. */
async function adopt(page: Page, reason: string): Promise<void> {
  await page.getByRole("textbox", { name: "Why, for those who meet it later" }).fill(reason);
  await page.getByRole("button", { name: /^Adopt( all the same)?$/ }).click();
  const confirm = page.getByRole("button", { name: /^Adopt against/ });
  const adopted = page.getByRole("region", { name: "Adopted", exact: true });
  await confirm.or(adopted).first().waitFor(SLOW);
  if (await confirm.isVisible()) await confirm.click();
  await adopted.waitFor(SLOW);
  await adopted.getByText(/^Graded anew under|every record has its verdict/).waitFor(SLOW);
}

describe("Rules", () => {
  const open = useBrowser();

  it("finds rules, says what they would do, and that is what adopting them does; dropped, all is as before", async () => {
    const page = await open();
    await asAda(page);
    const before = await overview(page);
    await page.goto(DEMO);
    await suggestions(page).waitFor(SLOW);
    await suggestions(page)
      .getByText(/findings: the same elements in another order$/)
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Tick all that contradict no label" }).click();
    await expect.poll(() => draft(page).getByRole("listitem").count()).toBeGreaterThan(8);
    await page.getByRole("button", { name: /^Preview/ }).click();
    const after = await rateAfter(page);
    await labels(page)
      .getByText(/[1-9]\d* gained/)
      .waitFor();
    expect(after).not.toBe(before);
    await adopt(page, "what the handlers take");
    expect(new URL(page.url()).searchParams.has("draft")).toBe(false);
    await page.getByRole("region", { name: "History" }).getByText("what the handlers take").waitFor();
    const pair = await page.getByRole("link", { name: "old against new" }).getAttribute("href");
    expect(pair).toMatch(/\/instruments\?.*x=equivalent\.v\d+&y=equivalent\.v\d+/);
    expect(await overview(page)).toBe(after);

    await page.goto(DEMO);
    const drops = page.getByRole("region", { name: "Adopted rules" }).getByRole("button", { name: /^Drop / });
    await expect.poll(() => drops.count(), SLOW).toBeGreaterThan(8);
    while ((await drops.count()) > 0) {
      const left = await drops.count();
      await drops.first().click();
      await expect.poll(() => drops.count()).toBeLessThan(left);
    }
    await page.keyboard.press("p");
    expect(await rateAfter(page)).toBe(before);
    await adopt(page, "taken back");
    expect(await overview(page)).toBe(before);
  });

  it("shows labels that a tempting rule contradicts, in red and before it can be adopted", async () => {
    const page = await open();
    await asAda(page);
    await page.goto(MONTH, { waitUntil: "networkidle" });
    await page.getByRole("combobox", { name: "Normalizer" }).selectOption("prefix");
    await page.getByText("Option `length` must be given").waitFor();
    const put = page
      .getByRole("form", { name: /^Rule for/ })
      .getByRole("button", { name: "Put into the draft" });
    expect(await put.isDisabled()).toBe(true);
    await page.getByRole("textbox", { name: "length (needed)" }).fill("7");
    await put.click();
    await draft(page).getByText('prefix{"length":7}').waitFor();
    await page.getByRole("button", { name: /^Preview/ }).click();
    await labels(page).getByText("The agent was wrong here and would now pass").waitFor(SLOW);
    const contradicted = Number(await page.locator("[data-contradicted]").getAttribute("data-contradicted"));
    expect(contradicted).toBeGreaterThan(0);
    await labels(page)
      .getByText(/read as 2026-\d\d and 2026-\d\d: equal/)
      .first()
      .waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole("textbox", { name: "Why, for those who meet it later" }).fill("tempting");
    await page.getByRole("button", { name: "Adopt all the same" }).click();
    await page.getByRole("heading", { name: `Adopt against ${contradicted} label` }).waitFor();
    await page.getByRole("button", { name: "Leave it" }).click();
    await labels(page).getByRole("link").first().click();
    await page.waitForURL(/\/records\//);
  });

  it("is worked by keyboard, and undone by going back", async () => {
    const page = await open();
    await page.goto(DEMO);
    await suggestions(page).waitFor(SLOW);
    const boxes = suggestions(page).getByRole("checkbox");
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("Space");
    await expect.poll(() => boxes.nth(1).isChecked()).toBe(true);
    await draft(page).waitFor();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.getByRole("list", { name: "Examples" }).waitFor();
    await page.keyboard.press("p");
    await labels(page).waitFor(SLOW);
    await page.goBack();
    await expect.poll(() => boxes.nth(1).isChecked()).toBe(false);
    await page.getByText("Nothing yet. Tick suggestions").waitFor();
  });

  it("keeps suggestions of the same rules, and a preview of the same draft", async () => {
    const page = await open();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/rules/"))
        asked.push(new URL(request.url()).pathname.split("/").at(-1) ?? "");
    });
    await page.goto(`${DEMO}?draft=search_invoices/status=unordered_list`);
    await suggestions(page).waitFor(SLOW);
    await page.getByRole("button", { name: /^Preview/ }).click();
    await labels(page).waitFor(SLOW);
    await page.reload();
    await labels(page).waitFor();
    await suggestions(page).waitFor();
    expect(asked.filter((what) => what === "suggest")).toHaveLength(1);
    expect(asked.filter((what) => what === "preview")).toHaveLength(1);
  });

  it("says what was refused, cancelled or failed, and keeps the draft", async () => {
    const page = await open();
    await page.route("**/rules/suggest*", () => {});
    await page.goto(`${DEMO}?draft=search_invoices/mouth=month;nonsense`);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("Looking for suggestions was cancelled.").waitFor();
    await page.getByText(/nonsense in the draft is no change/).waitFor();
    await page.getByRole("button", { name: /^Preview/ }).click();
    await page
      .getByText(/mouth of search_invoices, a parameter that does not exist. Did you mean month\?/)
      .waitFor(SLOW);
    expect(await page.getByRole("region", { name: "Adopt", exact: true }).count()).toBe(0);
    await page.unroute("**/rules/suggest*");
    await page.route("**/rules/suggest*", (route) => route.abort());
    await page.getByRole("button", { name: "Compute again" }).click();
    await page
      .getByText("Suggestions could not be computed: The server did not answer. The draft is kept.")
      .waitFor();
    await draft(page).getByText("mouth").waitFor();
  });

  it("teaches what rules are for where nothing is graded, and where nothing would be settled", async () => {
    const page = await open();
    const suite = "rules, empty";
    await sendLines(suite, [{ kind: "tool", name: "save_note", effect: "side_effecting" }]);
    await page.goto(`/s/${encodeURIComponent(suite)}/rules`);
    await page
      .getByRole("heading", { name: /Nothing was graded yet|No rule would settle a finding/ })
      .waitFor(SLOW);
  });

  it.each([
    "draft=%00&view=x",
    "view=tools&tool=nobody",
    "view=tools&tool=search_invoices&path=no.such[]",
    "adopted=9&over=y",
  ])("answers a strange address without an error: %s", async (query) => {
    const page = await open();
    const answer = await page.goto(`${DEMO}?${query}`);
    expect(answer?.status()).toBe(200);
    await page.getByRole("heading", { name: "Draft" }).waitFor();
  });

  it("has no serious accessibility breach, light, dark and on a phone", async () => {
    const looks = [
      { colorScheme: "light", viewport: { width: 1280, height: 800 } },
      { colorScheme: "dark", viewport: { width: 1280, height: 800 } },
      { colorScheme: "light", viewport: { width: 390, height: 844 } },
    ] as const;
    for (const look of looks) {
      const page = await open(look);
      await asAda(page);
      for (const address of [`${DEMO}?draft=search_invoices/month=month;create_ticket/tags=`, MONTH]) {
        await page.goto(address, { waitUntil: "networkidle" });
        if (address !== MONTH) {
          await suggestions(page).waitFor(SLOW);
          await suggestions(page)
            .getByRole("button", { name: /examples$/ })
            .first()
            .click();
        }
        const said = `${look.colorScheme} ${look.viewport.width} ${address}`;
        expect(await findAxeViolations(page), said).toEqual([]);
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wider, `${said} scrolls sideways`).toBe(0);
      }
      await page.context().close();
    }
  });
});
