import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { findAxeViolations } from "./find-axe-violations.ts";
import { samplePositions } from "./sample-positions.ts";
import { sendLines } from "./send-lines.ts";

const SUITE = "to audit";
const HOME = `/s/${encodeURIComponent(SUITE)}/samples`;
const DEMO = "/s/demo/samples";

/** Sixty cases: every third misses a value, the others pass. */
const LINES = [
  { kind: "tool", name: "save_note", effect: "side_effecting" },
  { kind: "run", run_id: "r1" },
  ...Array.from({ length: 60 }, (_, index) => {
    const id = `case-${String(index).padStart(2, "0")}`;
    const said = index % 3 === 0 ? "other" : "this";
    return [
      { kind: "case", case_id: id, expect_tool_calls: [{ name: "save_note", args: { text: "this" } }] },
      {
        kind: "record",
        record_id: `r1/${id}/0`,
        run_id: "r1",
        case_id: id,
        tool_calls: [{ name: "save_note", arguments_raw: JSON.stringify({ text: said }) }],
      },
    ];
  }).flat(),
];

const RECORDS = LINES.flatMap((line) => ("record_id" in line ? [String(line.record_id)] : []));

type Wire = { readonly strata: readonly { stratum: string; n: number; wrong: number; unresolved: number }[] };

const api = (path: string) =>
  `${inject("serverUrl")}/api/samples${path}?${new URLSearchParams({ suite: SUITE })}`;

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(api(path), { method: "POST", body: JSON.stringify(body) });
  expect(response.ok, `${path}: ${response.status}`).toBe(true);
  return (await response.json()) as Record<string, unknown>;
}

async function draw(more: object): Promise<number> {
  return Number((await post("", { suite: SUITE, seed: "s", failed: 6, clean: 6, ...more })).id);
}

/** Labels the item that is `nth` (from 0) in the order of review. */
async function label(id: number, nth: number, reviewer: string, truth: string, cause: string | null = null) {
  const position = (await samplePositions({ suite: SUITE, sample: id, seed: "s" }, RECORDS))[nth];
  return post(`/${id}/label`, { key: `${reviewer} ${nth} ${truth}`, reviewer, position, truth, cause });
}

const estimate = async (id: number) => (await (await fetch(api(`/${id}/estimate`))).json()) as Wire;

/** Says who reads in this browser. */
const reader = (page: Page, name: string) =>
  page
    .context()
    .addCookies([{ name: "claimcheck_reviewer", value: encodeURIComponent(name), url: inject("serverUrl") }]);

const found = (page: Page) => page.getByText(/^\d+ items? of \d+$/).textContent();

describe("Samples", () => {
  const open = useBrowser();
  beforeAll(() => sendLines(SUITE, LINES));

  it("teaches what a sample is for while there is none", async () => {
    const page = await open();
    const empty = "nothing sampled";
    await sendLines(empty, LINES);
    await page.goto(`/s/${encodeURIComponent(empty)}/samples`);
    await page.getByRole("heading", { name: "Nothing was drawn yet" }).waitFor();
    await page.getByRole("link", { name: "Draw a sample" }).click();
    await page.getByRole("heading", { name: "Draw a sample" }).waitFor();
  });

  it("tells the demo's story: measured, audited, false failures, hidden failures, and that it is simulated", async () => {
    const page = await open();
    await page.goto(DEMO);
    const list = page.getByRole("list", { name: "Samples" });
    await list.getByText("failures only").waitFor();
    expect(await list.getByText("simulated", { exact: true }).count()).toBe(2);
    await page.getByRole("link", { name: "clean and failed records" }).click();
    const sentence = page.locator("[data-audit-sentence]");
    await sentence.waitFor();
    expect(await sentence.textContent()).toMatch(
      /fails [\d,]+ of [\d,]+ records .* By the simulated truth, .* are wrong \(95\s% interval .* of the failures are the assertion’s own \(\d+ of 60\), and about .* of the passes hide a failure \(\d+ of 120\)\.$/,
    );
    await page.getByText("Simulated: nobody read these.").waitFor();
    await page.goto(`${DEMO}?unit=calls`);
    await page.getByRole("link", { name: "failed calls" }).click();
    await page.getByText("audited, failures only").waitFor();
    await page.getByText("not looked at: how much is not known").waitFor();
    expect(await sentence.textContent()).toContain("if no call that passes is wrong");
  });

  it("opens the items behind each number", async () => {
    const page = await open();
    await page.goto(DEMO);
    await page.getByRole("link", { name: "clean and failed records" }).click();
    const numbers = page.getByRole("region", { name: "Strata" }).getByRole("link");
    await numbers.first().waitFor();
    const causes = page.getByRole("region", { name: "Causes" }).getByRole("link");
    const instruments = page.getByRole("region", { name: "Instruments" }).getByRole("link");
    const hrefs = await Promise.all(
      [...(await numbers.all()), ...(await causes.all()), ...(await instruments.all())].map(async (link) => ({
        href: (await link.getAttribute("href")) ?? "",
        count: /(\d+)(?: of \d+)?$/.exec((await link.textContent()) ?? "")?.[1],
      })),
    );
    expect(hrefs.length).toBeGreaterThan(20);
    for (const { href, count } of hrefs) {
      await page.goto(href);
      expect(await found(page), href).toMatch(new RegExp(`^${count} items? of 180$`));
    }
    await page.goto(hrefs[0]?.href ?? "");
    await page.getByRole("table").getByRole("link").nth(1).click();
    await page.waitForURL(/\/records\//);
  });

  it("draws from the filter of the Failures page, and says before what the sizes will buy", async () => {
    const page = await open();
    await page.goto(`/s/${encodeURIComponent(SUITE)}/failures?claim=value`, { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "Sample these" }).click();
    await page.getByText(/^all runs · claim value, by the verdict of equivalent v1/).waitFor();
    await page.getByText("narrowed by run, model and case alone").waitFor();
    const plan = page.getByRole("region", { name: "What it buys" });
    expect(await plan.getByRole("row", { name: /^failed 20 20/ }).count()).toBe(1);
    await page.getByRole("spinbutton", { name: "Failed", exact: true }).fill("10");
    await page.getByRole("spinbutton", { name: "Clean", exact: true }).fill("0");
    await plan.getByText("Without clean records the estimate is for failures only").waitFor();
    await page.getByRole("spinbutton", { name: "Clean", exact: true }).fill("20");
    await page.getByRole("spinbutton", { name: "Reviewers an item" }).fill("2");
    await plan.getByText("1.5 h").waitFor();
    const wide = Number.parseFloat((await plan.getByText(/^± /).textContent())?.slice(2) ?? "");
    await page.getByRole("spinbutton", { name: "Or as many as it takes for ±" }).fill("3");
    await page.getByRole("button", { name: "Set sizes" }).click();
    await expect
      .poll(async () => Number.parseFloat((await plan.getByText(/^± /).textContent())?.slice(2) ?? ""))
      .toBeLessThanOrEqual(3);
    expect(wide).toBeGreaterThan(3);
    await page.getByRole("textbox", { name: "Name" }).fill("November <audit>");
    await page.getByRole("button", { name: "Draw the sample" }).click();
    await page.getByRole("heading", { name: "November <audit>" }).waitFor();
    await page.getByText("not begun").waitFor();
    await page.getByText(/records of all runs · claim value/).waitFor();
    await page.getByText(/a stratum without a label is not taken as 0/).waitFor();
  });

  it("draws all there are where more are asked for, and warns of nothing before a label is given", async () => {
    const page = await open();
    await page.goto(`${HOME}/new?strata=claim`, { waitUntil: "networkidle" });
    await page.getByRole("spinbutton", { name: "Clean", exact: true }).fill("90");
    await page.getByText("all 40: there are no more").waitFor();
    await page
      .getByRole("region", { name: "What it buys" })
      .getByRole("row", { name: /^clean 40 40 exact$/ })
      .waitFor();
    await page.getByRole("button", { name: "Draw the sample" }).click();
    await page.getByText("not begun").waitFor();
    await page.getByText(/a stratum without a label is not taken as 0/).waitFor();
    expect(await page.getByText(/^Labelling goes on/).count()).toBe(0);
    const counted = page.getByRole("region", { name: "From measured to audited" });
    expect(await counted.getByText("not known yet").count()).toBe(2);
    await counted.getByRole("link", { name: "20 of 60" }).click();
    await page.waitForURL(/\/failures\?.*instrument=equivalent\.v1/);
  });

  it("says what hides in passes though no failure is labelled yet", async () => {
    const id = await draw({ failed: 1, clean: 40 });
    const page = await open();
    const answers = await Promise.all(
      Array.from({ length: 41 }, (_, position) => label(id, position, "Ann", "agent_wrong", "retry_loop")),
    );
    // The instrument agrees where it said fail.
    const failed = answers.findIndex(({ agrees }) => agrees === true);
    await label(id, failed, "Ann", "unsure");
    await page.goto(`${HOME}/${id}`);
    const counted = page.getByRole("region", { name: "From measured to audited" });
    await counted.getByText("about 40 of 40 passing, 100.0 % (exact: all read)").waitFor();
    await page
      .getByRole("region", { name: "Strata", exact: true })
      .getByRole("row", { name: /^clean .* exact: all read$/ })
      .waitFor();
  });

  it("refuses a name that is taken, and keeps what was typed", async () => {
    await draw({ name: "taken" });
    const page = await open();
    await page.goto(`${HOME}/new`, { waitUntil: "networkidle" });
    await page.getByRole("textbox", { name: "Name" }).fill("taken");
    await page.getByRole("button", { name: "Draw the sample" }).click();
    await page.getByText("There is a sample named “taken” already.").waitFor();
    expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("taken");
  });

  it("says that labelling goes on, how it was stopped, and lets it go on", async () => {
    const id = await draw({});
    for (const position of [0, 1, 2, 3, 4, 5])
      await label(id, position, "Ann", "agent_right", "argument_order");
    const page = await open();
    await page.goto(`${HOME}/${id}`, { waitUntil: "networkidle" });
    await page.getByText(/^Labelling goes on: 6 of 12 items\./).waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    const dialog = page.getByRole("dialog");
    expect(await dialog.getByRole("button", { name: "Stop labelling" }).isDisabled()).toBe(true);
    await dialog.getByRole("combobox", { name: "It is stopped because" }).fill("the budget was spent");
    await dialog.getByRole("button", { name: "Stop labelling" }).click();
    await page.getByText(/^Labelling was stopped at 6 of 12 items \(the budget was spent\)/).waitFor();
    expect(await page.locator("[data-audit-sentence]").textContent()).toContain(
      "Labelling was stopped at 6 of 12 items.",
    );
    await page.getByRole("button", { name: "Go on labelling" }).click();
    await page.getByText(/^Labelling goes on/).waitFor();
  });

  it("extends without taking an item or a label away", async () => {
    const id = await draw({});
    await label(id, 0, "Ann", "agent_wrong");
    const page = await open();
    await page.goto(`${HOME}/${id}`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Extend" }).click();
    await page.getByRole("spinbutton", { name: "Clean in all" }).fill("10");
    await page.getByRole("button", { name: "Draw 4 more" }).click();
    await page.getByRole("link", { name: "Items 16" }).waitFor();
    expect((await estimate(id)).strata.reduce((sum, { n }) => sum + n, 0)).toBe(1);
  });

  it("shows labels that differ side by side, and counts the decision alone", async () => {
    const id = await draw({ reviews_per_item: 2 });
    await label(id, 0, "Ann", "agent_right", "argument_order");
    await label(id, 0, "Bo", "agent_wrong", "misread_case");
    await label(id, 1, "Ann", "agent_right");
    const unresolved = async () => (await estimate(id)).strata.reduce((sum, one) => sum + one.unresolved, 0);
    expect(await unresolved()).toBe(1);
    const page = await open();
    // One of the two wanted labels is not in n, and is counted beside it.
    expect((await estimate(id)).strata.reduce((sum, { n }) => sum + n, 0)).toBe(0);
    await page.goto(`${HOME}/${id}`);
    await page.getByText("1 item for a second label, in no share until then").waitFor();
    await page.goto(`${HOME}/${id}/disagreements`, { waitUntil: "networkidle" });
    const list = page.getByRole("list", { name: "Disagreements" });
    expect(await list.getByText(/^agent right$/).count()).toBe(1);
    expect(await list.getByText(/^agent wrong$/).count()).toBe(1);
    expect(await list.getByRole("button", { name: "Decide" }).count()).toBe(0);
    await page.getByRole("textbox", { name: "Your name as a reviewer" }).fill("Cleo");
    await page.getByRole("button", { name: "Keep" }).click();
    const form = page.getByRole("form", { name: /^Decide item/ });
    await form.waitFor();
    expect(await form.getByRole("radio", { checked: true }).count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await form.getByRole("radio", { name: "agent wrong" }).check();
    await form.getByRole("combobox", { name: "Cause" }).selectOption("misread_case");
    await form.getByRole("button", { name: "Decide" }).click();
    await page.getByRole("heading", { name: "No disagreement to settle" }).waitFor();
    expect(await unresolved()).toBe(0);
    await page.goto(`${HOME}/${id}/items?label=adjudicated`);
    expect(await found(page)).toBe("1 item of 12");
    await page.getByText("misread the case").first().waitFor();
  });

  it("hides verdicts of a blind sample from who has not labelled, also through filters", async () => {
    const id = await draw({});
    await label(id, 0, "Ann", "agent_right");
    const page = await open();
    await reader(page, "Dora");
    await page.goto(`${HOME}/${id}/items`);
    await page.getByText(/^Of 11 items still in review, verdicts are hidden/).waitFor();
    expect(await page.getByRole("cell", { name: "hidden" }).count()).toBe(22);
    const counts = [];
    for (const filter of [
      "verdict=fail",
      "verdict=pass",
      "by=exact.v1&verdict=fail",
      "by=exact.v1&verdict=pass",
    ]) {
      await page.goto(`${HOME}/${id}/items?${filter}`);
      counts.push(Number.parseInt((await found(page)) ?? "", 10));
    }
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(1);
    expect((counts[2] ?? 0) + (counts[3] ?? 0)).toBe(1);
  });

  it("keeps the labels of others from a second reviewer until both have labelled", async () => {
    const id = await draw({ reviews_per_item: 2, blind: false });
    await label(id, 0, "Ann", "agent_wrong", "retry_loop");
    const page = await open();
    await reader(page, "Bo");
    await page.goto(`${HOME}/${id}/items?label=agent_wrong`);
    expect(await found(page)).toBe("0 items of 12");
    await label(id, 0, "Bo", "agent_wrong", "retry_loop");
    await page.reload();
    expect(await found(page)).toBe("1 item of 12");
  });

  it("offers the labels as files", async () => {
    const id = await draw({});
    await label(id, 0, "Ann", "agent_right", "argument_order");
    const page = await open();
    await page.goto(`${HOME}/${id}`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Export" }).click();
    const href = await page.getByRole("link", { name: /^Labels as NDJSON/ }).getAttribute("href");
    const text = await (await page.request.get(href ?? "")).text();
    expect(JSON.parse(text)).toMatchObject({ kind: "label", reviewer: "Ann", truth: "agent_right" });
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: /^Labels as CSV/ }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
  });

  it.each([`${HOME}/0`, `${HOME}/999999`, `${HOME}/x`, `${HOME}/999999/items`])(
    "says that there is no such sample: %s",
    async (address) => {
      const page = await open();
      await page.goto(address);
      await page.getByRole("heading", { name: "This suite has nothing at this address" }).waitFor();
    },
  );

  it.each([
    "items?label=x&verdict=1&from=-5&by=%00&stratum=%ED%A0%BD",
    "items?from=999999999",
    "disagreements?item=x",
  ])("answers a strange address without an error: %s", async (query) => {
    const page = await open();
    const answer = await page.goto(`${DEMO}/1/${query}`);
    expect(answer?.status()).toBe(200);
    await page.getByRole("navigation", { name: "Sample" }).waitFor();
  });

  it("has no serious accessibility breach, light, dark and on a phone", async () => {
    const id = await draw({ reviews_per_item: 2 });
    await label(id, 0, "Ann", "unsure");
    const looks = [
      { colorScheme: "light", viewport: { width: 1280, height: 800 } },
      { colorScheme: "dark", viewport: { width: 1280, height: 800 } },
      { colorScheme: "light", viewport: { width: 390, height: 844 } },
    ] as const;
    const pages = [
      DEMO,
      `${DEMO}/new?strata=tool`,
      `${DEMO}/1`,
      `${DEMO}/2`,
      `${DEMO}/2/items?label=agent_wrong`,
      `${HOME}/${id}`,
    ];
    for (const look of looks) {
      const page = await open(look);
      for (const address of pages) {
        await page.goto(address, { waitUntil: "networkidle" });
        expect(
          await findAxeViolations(page),
          `${look.colorScheme} ${look.viewport.width} ${address}`,
        ).toEqual([]);
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wider, `${look.viewport.width} ${address} scrolls sideways`).toBe(0);
      }
      await page.context().close();
    }
  });
});
