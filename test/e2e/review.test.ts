import type { Page, Response as PageResponse } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { findAxeViolations } from "./find-axe-violations.ts";
import { samplePositions } from "./sample-positions.ts";
import { sendLines } from "./send-lines.ts";

const SUITE = "to review";
const CASES = 40;
const LEAKS = ["the-harness-says", "effect-that-tells", "truth-that-tells", "call-that-tells"];

/** Odd cases fail, even ones pass; whatever else could tell that is in the record under names of its own. */
function records(index: number): object[] {
  const fails = index % 2 === 1;
  const id = `case-${String(index).padStart(2, "0")}`;
  const args = { path: `p${index}`, tags: ["a", "b"] };
  return [
    {
      kind: "case",
      case_id: id,
      input: `Save note ${index}.`,
      expect_tool_calls: [{ name: "save_note", args }],
      forbid_other_side_effects: true,
    },
    {
      kind: "record",
      record_id: `r1/${id}/0`,
      run_id: "r1",
      case_id: id,
      tool_calls: [
        {
          name: "save_note",
          arguments_raw: JSON.stringify(fails ? { ...args, tags: ["b", "a"] } : args),
          judge: LEAKS[3],
        },
      ],
      final_message: "Saved.",
      harness_verdict: index % 3 === 0 ? "fail" : "pass",
      harness_reason: LEAKS[0],
      effects: [{ name: LEAKS[1], passed: !fails, detail: LEAKS[1] }],
      simulated_truth: LEAKS[2],
    },
  ];
}

type Draw = {
  failed: number;
  clean: number;
  population?: string;
  blind?: boolean;
  reviews_per_item?: number;
};
type ExportedLabel = Readonly<
  Record<"record_id" | "reviewer" | "truth", string> & { cause: string | null; note: string | null }
>;

const api = (path: string) =>
  `${inject("serverUrl")}/api/samples${path}?${new URLSearchParams({ suite: SUITE })}`;

async function draw(more: Draw): Promise<number> {
  const response = await fetch(`${inject("serverUrl")}/api/samples`, {
    method: "POST",
    body: JSON.stringify({ suite: SUITE, seed: "s", ...more }),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: number }).id;
}

/** Every label that was not taken back, by the case it is on, oldest first. */
async function labelsOf(sample: number): Promise<Map<string, ExportedLabel[]>> {
  const lines = (await (await fetch(api(`/${sample}/labels`))).text()).trim().split("\n");
  const labels = new Map<string, ExportedLabel[]>();
  for (const line of lines.filter((one) => one !== "")) {
    const label = JSON.parse(line) as ExportedLabel;
    const caseId = label.record_id.split("/")[1] ?? "";
    labels.set(caseId, [...(labels.get(caseId) ?? []), label]);
  }
  return labels;
}

/** Of the items that a sample has, in the order of review. */
const positionsOf = (sample: number) =>
  samplePositions(
    { suite: SUITE, sample, seed: "s" },
    Array.from({ length: CASES }, (_, index) => `r1/case-${String(index).padStart(2, "0")}/0`),
  );

const at = (sample: number, query = "") => `/s/${encodeURIComponent(SUITE)}/samples/${sample}/review${query}`;

async function enter(page: Page, reviewer: string): Promise<void> {
  await page
    .context()
    .addCookies([
      { name: "claimcheck_reviewer", value: encodeURIComponent(reviewer), url: inject("serverUrl") },
    ]);
}

const CASE = /^case-\d\d$/;
const heading = (page: Page) => page.locator("main").getByRole("heading", { level: 2, name: CASE });
const status = (page: Page) => page.getByRole("status", { name: "labels" });

/** The open item, once it is another one than before; null where there is none any more. */
async function nextCase(page: Page, before: string | null): Promise<string | null> {
  await page.waitForFunction((known) => {
    const texts = [...document.querySelectorAll("main h2")].map((one) => one.textContent ?? "");
    const open = texts.find((text) => /^case-\d\d$/.test(text));
    return open === undefined
      ? texts.some((text) => /^(All done|The rest is open)/.test(text))
      : open !== known;
  }, before);
  return (await heading(page).count()) === 0 ? null : heading(page).textContent();
}

beforeAll(async () => {
  await sendLines(SUITE, [
    { kind: "tool", name: "save_note", effect: "side_effecting", input_schema: { type: "object" } },
    { kind: "run", run_id: "r1", started_at: "2026-11-01T00:00:00Z" },
    ...Array.from({ length: CASES }, (_, index) => records(index)).flat(),
  ]);
});

describe("Review", () => {
  const open = useBrowser();

  it("labels 30 items with keys only, over a lost connection, a lost answer, a reload and an undo", async () => {
    const sample = await draw({ failed: 15, clean: 15 });
    const page = await open();
    await page.goto(at(sample), { waitUntil: "networkidle" });
    await page.locator("main").getByLabel("Your name as a reviewer").focus();
    await page.keyboard.type("Reader 1");
    await page.keyboard.press("Enter");

    const given = new Map<string, { truth: string; cause: string | null; note: string | null }>();
    let caseId: string | null = null;
    const label = async (index: number) => {
      caseId = await nextCase(page, caseId);
      if (caseId === null) throw new Error("There is no item.");
      const kind = index % 4;
      const note = index === 7 ? "said twice" : null;
      if (note !== null) {
        await page.keyboard.press("n");
        await page.keyboard.type(note);
        await page.keyboard.press("Enter");
      }
      await page.keyboard.press(kind === 0 || kind === 3 ? "1" : kind === 1 ? "2" : "3");
      if (kind === 0) await page.keyboard.press("b");
      if (kind === 1) await page.keyboard.press("h");
      if (kind === 3) await page.keyboard.press("Enter");
      const [truth, cause] = [
        ["agent_right", "argument_order"],
        ["agent_wrong", "repeated_call"],
        ["unsure", null],
        ["agent_right", null],
      ][kind] as [string, string | null];
      given.set(caseId, { truth, cause, note });
      return caseId;
    };

    for (let index = 0; index < 10; index++) await label(index);
    await status(page).getByText("saved", { exact: true }).waitFor();

    // No connection: what is at hand can be labelled, and waits.
    await nextCase(page, caseId);
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    for (let index = 10; index < 12; index++) await label(index);
    await status(page)
      .getByText(/^offline, \d waiting$/)
      .waitFor();
    await page.context().setOffline(false);
    await status(page).getByText("saved", { exact: true }).waitFor();

    // The server stores a label and its answer is lost.
    let lost = 0;
    await page.route(/\/label\?/, async (route) => {
      if (lost++ > 0) return route.continue();
      await route.fetch();
      await route.abort("connectionreset");
    });
    for (let index = 12; index < 15; index++) await label(index);
    await status(page).getByText("saved", { exact: true }).waitFor();
    expect(lost).toBeGreaterThan(3);
    await page.unroute(/\/label\?/);

    // The page is left while labels wait.
    await page.route(/\/label\?/, (route) => route.abort("connectionfailed"));
    for (let index = 15; index < 17; index++) await label(index);
    await status(page)
      .getByText(/^offline, \d waiting$/)
      .waitFor();
    await page.unroute(/\/label\?/);
    await page.reload({ waitUntil: "networkidle" });
    await status(page).getByText("saved", { exact: true }).waitFor();
    await page.getByText("17 of 30").first().waitFor();
    caseId = null;

    for (let index = 17; index < 20; index++) await label(index);
    // Taken back, and labelled otherwise.
    const wrongly = caseId;
    await nextCase(page, caseId);
    await page.keyboard.press("u");
    await page.waitForFunction(
      (known) => [...document.querySelectorAll("main h2")].some((one) => one.textContent === known),
      wrongly,
    );
    await page.getByText("19 of 30").first().waitFor();
    await page.keyboard.press("2");
    await page.keyboard.press("d");
    given.set(wrongly ?? "", { truth: "agent_wrong", cause: "retry_loop", note: null });
    for (let index = 20; index < 30; index++) await label(index);
    await page.getByRole("heading", { name: "All done" }).waitFor();
    await page.getByText("30 of 30").first().waitFor();
    await status(page).getByText("saved", { exact: true }).waitFor();

    const stored = await labelsOf(sample);
    expect(given.size).toBe(30);
    const counting = [...stored].map(([id, labels]) => [id, labels.at(-1)] as const);
    expect(
      Object.fromEntries(
        counting.map(([id, one]) => [id, { truth: one?.truth, cause: one?.cause, note: one?.note }]),
      ),
    ).toEqual(Object.fromEntries(given));
    expect(new Set([...stored.values()].flat().map(({ reviewer }) => reviewer))).toEqual(
      new Set(["Reader 1"]),
    );
    // The truth, and again with its cause: never a third time, whatever was sent twice.
    for (const [id, labels] of stored) {
      expect(labels.length, id).toBeLessThanOrEqual(given.get(id)?.cause === null ? 1 : 2);
    }
  });

  it("gives two reviewers at once no item twice", async () => {
    const sample = await draw({ failed: 8, clean: 8 });
    const pages = await Promise.all([open(), open()]);
    const seen = await Promise.all(
      pages.map(async (page, index) => {
        await enter(page, `Reader ${index + 1}`);
        await page.goto(at(sample));
        const own: string[] = [];
        for (let before: string | null = null; ; ) {
          const caseId = await nextCase(page, before);
          if (caseId === null) break;
          own.push(caseId);
          before = caseId;
          await page.keyboard.press("3");
        }
        await status(page).getByText("saved", { exact: true }).waitFor();
        return own;
      }),
    );
    const all = seen.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(16);
    for (const own of seen) expect(own.length).toBeGreaterThan(0);
    const stored = await labelsOf(sample);
    for (const [index, own] of seen.entries()) {
      for (const caseId of own) {
        expect(stored.get(caseId)?.map(({ reviewer }) => reviewer)).toEqual([`Reader ${index + 1}`]);
      }
    }
  });

  it("gives two tabs of one reviewer different items, each its own again after a reload", async () => {
    const sample = await draw({ failed: 6, clean: 6 });
    const first = await open();
    await enter(first, "Twice");
    await first.goto(at(sample));
    const one = await nextCase(first, null);
    const second = await first.context().newPage();
    await second.goto(`${inject("serverUrl")}${at(sample)}`);
    const two = await nextCase(second, null);
    expect(two).not.toBe(one);
    // A duplicated tab begins with the storage of its original.
    const kept = await first.evaluate(() => JSON.stringify({ ...sessionStorage }));
    const third = await first.context().newPage();
    await third.addInitScript((items) => {
      if (sessionStorage.length > 0) return;
      for (const [name, value] of Object.entries(JSON.parse(items)))
        sessionStorage.setItem(name, String(value));
    }, kept);
    await third.goto(`${inject("serverUrl")}${at(sample)}`);
    const three = await nextCase(third, null);
    expect(new Set([one, two, three]).size).toBe(3);
    for (const [page, own] of [
      [second, two],
      [first, one],
      [third, three],
    ] as const) {
      await page.reload();
      expect(await nextCase(page, null)).toBe(own);
    }
    // What both label is stored once an item.
    for (const page of [first, second]) {
      await page.keyboard.press("3");
      await status(page).getByText("saved", { exact: true }).waitFor();
    }
    expect([...(await labelsOf(sample)).keys()].sort()).toEqual([one, two].sort());
    // A tab that is left lets go of what it has open.
    const left = third.waitForRequest((request) => request.postData()?.includes('"leave":true') ?? false);
    await third.getByRole("link", { name: "Sample", exact: true }).click();
    await left;
  });

  it("tells a blind reviewer nothing of a verdict before the label, and all of it after", async () => {
    const sample = await draw({ failed: 6, clean: 6 });
    const page = await open();
    await enter(page, "Blind");
    const answers: Promise<string>[] = [];
    const hear = (response: PageResponse) => {
      if (response.url().includes("/_next/static/")) return;
      answers.push(
        response.text().then(
          (text) => `${response.url()}\n${text}`,
          () => response.url(),
        ),
      );
    };
    page.on("response", hear);
    await page.goto(at(sample), { waitUntil: "networkidle" });
    const caseId = await nextCase(page, null);
    // What is read on demand is as blind.
    const base = `/api/suites/${encodeURIComponent(SUITE)}/samples/${sample}/items`;
    const parts = ["", "/sections", "/sections?call=0&expected=0", "/rows?call=0&expected=0", "/trajectory"];
    const positions = await positionsOf(sample);
    expect(positions).toHaveLength(12);
    for (const part of parts) {
      for (const position of positions) {
        const answer = await page.request.get(`${base}/${position}${part}`);
        expect(answer.status()).toBe(200);
        answers.push(answer.text());
      }
    }
    for (const part of ["raw?field=extra", "text?field=effects", "raw?field=extra&call=0", "record.ndjson"]) {
      expect((await page.request.get(`${base}/${positions[0]}/${part}`)).status()).toBeGreaterThanOrEqual(
        400,
      );
    }
    await page.goto(at(sample, `?item=${positions[0]}`), { waitUntil: "networkidle" });
    answers.push(Promise.resolve(await page.content()));
    await page.goto(at(sample), { waitUntil: "networkidle" });
    await nextCase(page, null);
    answers.push(Promise.resolve(await page.content()));
    page.off("response", hear);

    const texts = await Promise.all(answers);
    expect(texts.some((text) => text.includes(caseId ?? "?") && text.includes("/next?"))).toBe(true);
    for (const text of texts) {
      for (const leak of LEAKS) expect(text).not.toContain(leak);
      expect(text).not.toMatch(/\\?"(verdict|status)\\?":\\?"(pass|fail|ungraded)/);
      expect(text).not.toMatch(/\\?"claim\\?":\\?"\w/);
      expect(text).not.toMatch(/\\?"(findings|signals|claims)\\?":\[[^\]]/);
      expect(text).not.toMatch(/\\?"said\\?":\{/);
      expect(text).not.toMatch(/wrong_value|argument_order|false failure|out of order|suggested/);
    }

    await page.keyboard.press("1");
    const fails = Number(caseId?.slice(-2)) % 2 === 1;
    const panel = page.getByRole("region", { name: "Label" });
    await panel
      .getByText(fails ? /said\s*fail.*: a false failure/ : /said\s*pass.*: a genuine pass/)
      .waitFor();
    await expect.poll(() => panel.getByText("suggested").count(), { timeout: 15_000 }).toBe(fails ? 1 : 0);
    expect(await panel.getByRole("button", { pressed: true }).allInnerTexts()).toEqual([
      expect.stringMatching(/right/),
    ]);
  });

  it("shows the same evidence whatever the verdict: only names differ", async () => {
    const sample = await draw({ failed: 14, clean: 20, population: "instrument=harness" });
    const page = await open();
    await enter(page, "Twin");
    const shapes = new Map<string, Set<string>>();
    for (const position of await positionsOf(sample)) {
      const path = `/api/suites/${encodeURIComponent(SUITE)}/samples/${sample}/items/${position}`;
      const text = await (await page.request.get(path)).text();
      const number = Number(/case-(\d\d)/.exec(text)?.[1]);
      const shape = text
        .replaceAll(/case-\d\d/g, "CASE")
        .replaceAll(/\bp\d+\b/g, "P")
        .replaceAll(/Save note \d+/g, "INPUT")
        .replaceAll(/items\/\d+/g, "ITEM")
        .replaceAll(/"(start|end|position|order|rawLength|length)":\d+/g, '"$1":0')
        .replaceAll(/"sameAs":"[^"]*"/g, "");
      const verdict = number % 3 === 0 ? "fail" : "pass";
      const key = `${verdict} ${number % 2}`;
      shapes.set(key, (shapes.get(key) ?? new Set()).add(shape));
    }
    for (const parity of [0, 1]) {
      expect(shapes.get(`fail ${parity}`)?.size).toBe(1);
      expect([...(shapes.get(`fail ${parity}`) ?? [])]).toEqual([...(shapes.get(`pass ${parity}`) ?? [])]);
    }
  });

  it("shows the verdict beforehand in an open sample, and lets a genuine pass go at once", async () => {
    const sample = await draw({ failed: 0, clean: 3, blind: false });
    const page = await open();
    await enter(page, "Open");
    await page.goto(at(sample), { waitUntil: "networkidle" });
    const first = await nextCase(page, null);
    await page
      .getByRole("region", { name: "Label" })
      .getByText(/said\s*pass/)
      .waitFor();
    await page.keyboard.press("1");
    expect(await nextCase(page, first)).not.toBe(first);
  });

  it("goes back to what was labelled, also after a reload, and skips without losing", async () => {
    const sample = await draw({ failed: 2, clean: 1 });
    const page = await open();
    await enter(page, "Back");
    await page.goto(at(sample), { waitUntil: "networkidle" });
    const first = await nextCase(page, null);
    await page.keyboard.press("2");
    await page.keyboard.press("a");
    const second = await nextCase(page, first);
    await page.keyboard.press("j");
    await nextCase(page, second);
    await page.keyboard.press("3");
    await page.getByText("1 item was skipped").waitFor();
    await page.keyboard.press("Enter");
    expect(await nextCase(page, null)).toBe(second);
    await page.reload({ waitUntil: "networkidle" });
    await page.getByText("2 of 3").first().waitFor();
    expect(await nextCase(page, null)).toBe(second);
    await page.keyboard.press("k");
    await page.keyboard.press("k");
    await heading(page)
      .getByText(first ?? "")
      .waitFor();
    await page.getByRole("button", { name: /wrong selection/, pressed: true }).waitFor();
  });

  it("keeps a note that was begun over a reload", async () => {
    const sample = await draw({ failed: 2, clean: 0 });
    const page = await open();
    await enter(page, "Noting");
    await page.goto(at(sample), { waitUntil: "networkidle" });
    await nextCase(page, null);
    await page.keyboard.press("n");
    await page.keyboard.type("123 not keys");
    await page.reload({ waitUntil: "networkidle" });
    await nextCase(page, null);
    expect(await page.getByLabel(/^Note/).inputValue()).toBe("123 not keys");
    await page.getByText("0 of 2").first().waitFor();
  });

  it("says what failed and what was kept, and goes on by itself", async () => {
    const sample = await draw({ failed: 3, clean: 0 });
    const page = await open();
    await enter(page, "Trouble");
    await page.route(/\/next\?/, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(at(sample));
    await page.getByText("Labels are kept in this browser").waitFor();
    await page.unroute(/\/next\?/);
    await page.getByRole("button", { name: "Try again" }).click();
    await nextCase(page, null);
    await page.route(/\/label\?/, (route) =>
      route.fulfill({ status: 400, json: { error: { code: "usage", message: "Not like this." } } }),
    );
    await page.keyboard.press("3");
    await page.getByText(/The server refused the label “unsure”: Not like this\./).waitFor();
    await status(page).getByText("1 refused").waitFor();
    await page.getByRole("button", { name: "Drop it" }).click();
    await status(page).getByText("saved", { exact: true }).waitFor();
  });

  it("shows one item to read: labels of others only once nobody has to label it any more", async () => {
    const sample = await draw({ failed: 2, clean: 0, reviews_per_item: 2 });
    const [position] = await positionsOf(sample);
    const give = async (reviewer: string, truth: string) => {
      const body = { key: reviewer, reviewer, position, truth, note: `note of ${reviewer}` };
      const answer = await fetch(api(`/${sample}/label`), { method: "POST", body: JSON.stringify(body) });
      expect(answer.status).toBe(200);
    };
    await give("First", "agent_right");
    const page = await open();
    await enter(page, "Second");
    await page.goto(at(sample, `?item=${position}`), { waitUntil: "networkidle" });
    await page.getByText("told once you have labelled the item").waitFor();
    expect(await page.content()).not.toContain("note of First");
    await give("Second", "agent_wrong");
    await page.reload({ waitUntil: "networkidle" });
    expect(await page.getByRole("list", { name: "labels" }).allInnerTexts()).toEqual([
      expect.stringMatching(/First[\s\S]*agent right[\s\S]*Second[\s\S]*agent wrong/),
    ]);
    await page.getByText(/said\s*fail.*: a genuine failure/).waitFor();
    for (const nowhere of [at(sample, "?item=99"), at(9999)]) {
      await page.goto(nowhere);
      await page.getByText("This suite has nothing at this address").waitFor();
    }
  });

  it("changes who reviews from the top bar", async () => {
    const sample = await draw({ failed: 1, clean: 0 });
    const page = await open();
    await enter(page, "Before");
    await page.goto(at(sample), { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Reviewer: Before" }).click();
    await page.getByLabel("Your name as a reviewer").fill("After");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Reviewer: After" }).waitFor();
    // Before holds the only item.
    await page.getByText("The rest is open with other reviewers").waitFor();
  });

  it.each(["light", "dark"] as const)("is accessible and fits a phone in %s", async (colorScheme) => {
    const sample = await draw({ failed: 2, clean: 2, population: "unit=calls" });
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      const page = await open({ colorScheme, viewport });
      await enter(page, `Eye ${colorScheme} ${viewport.width}`);
      await page.goto(at(sample), { waitUntil: "networkidle" });
      await nextCase(page, null);
      expect(await findAxeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      await page.getByRole("button", { name: /wrong/ }).first().click();
      await page.getByText(/said\s*(pass|fail)/).waitFor();
      expect(await findAxeViolations(page)).toEqual([]);
      await page.context().close();
    }
  });
});
