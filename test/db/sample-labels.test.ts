import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { adjudicateItem } from "../../lib/commands/samples/adjudicate-item.ts";
import type { LabelInput } from "../../lib/commands/samples/label-input.ts";
import { leaveItems } from "../../lib/commands/samples/leave-items.ts";
import { nextItem } from "../../lib/commands/samples/next-item.ts";
import { openItem } from "../../lib/commands/samples/open-item.ts";
import type { ReviewItem } from "../../lib/commands/samples/review-item.ts";
import { saveLabel } from "../../lib/commands/samples/save-label.ts";
import { stopSample } from "../../lib/commands/samples/stop-sample.ts";
import { withdrawLabel } from "../../lib/commands/samples/withdraw-label.ts";
import { pool } from "../../lib/db/pool.ts";
import { getEstimate } from "../../lib/queries/samples/get-estimate.ts";
import { getSample } from "../../lib/queries/samples/get-sample.ts";
import { listSampleItems } from "../../lib/queries/samples/list-sample-items.ts";
import type { SampleRow } from "../../lib/queries/samples/sample-row.ts";
import { drawnSample, scopeOf } from "./drawn-sample.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";
import { manyRecords } from "./many-records.ts";

describe("labels of a sample", () => {
  freshDatabase();
  let suiteId = 0;
  let keys = 0;
  beforeAll(async () => {
    await ingestText(manyRecords("refunds", 20));
    suiteId = (await scopeOf("refunds")).scope.suite.id;
  });
  afterEach(() => pool().query("delete from sample_lease"));

  const label = (position: number, reviewer: string, more: Partial<LabelInput> = {}): LabelInput => ({
    position,
    reviewer,
    truth: "agent_right",
    cause: null,
    note: null,
    key: `key ${keys++}`,
    ...more,
  });
  const by = (reviewer: string, holder = "") => ({ reviewer, holder });
  const again = async ({ id }: SampleRow) => (await getSample(suiteId, id)) as SampleRow;
  const itemOf = async (sample: SampleRow, reviewer: string, except: readonly number[] = [], holder = "") => {
    const { item } = await nextItem(suiteId, sample.id, by(reviewer, holder), { except });
    if (item === null) throw new Error("nothing left");
    return item;
  };
  const labelAll = async (sample: SampleRow, reviewer: string) => {
    const seen: number[] = [];
    for (;;) {
      const answer = await nextItem(suiteId, sample.id, by(reviewer));
      if (answer.item === null) return { seen, reason: answer.reason };
      seen.push(answer.item.position);
      await saveLabel(suiteId, sample.id, label(answer.item.position, reviewer));
    }
  };

  it("are asked for in the order of their positions, which are not those of the keys", async () => {
    const sample = await drawnSample("refunds");
    const items = await listSampleItems(suiteId, sample, { reveal: "all" });
    const { seen, reason } = await labelAll(sample, "ann");
    expect(seen).toEqual(items.map(({ position }) => position));
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(reason).toBe("all_done");
    expect((await again(sample)).progress).toEqual({
      items: 10,
      labelled: 10,
      waiting: 0,
      unresolved: 0,
      finished: true,
      reviewers: [{ reviewer: "ann", labelled: 10 }],
    });
  });

  it("never go twice to the same item, however many reviewers ask at once", async () => {
    const sample = await drawnSample("refunds", { failed: 20, clean: 20 });
    const crowd = Array.from({ length: 8 }, (_, i) => `reviewer ${i}`);
    const results = await Promise.all(crowd.map((reviewer) => labelAll(sample, reviewer)));
    const seen = results.flatMap((result) => result.seen);
    expect(seen).toHaveLength(40);
    expect(new Set(seen).size).toBe(40);
    expect((await again(sample)).progress.finished).toBe(true);
  });

  it("go to the wanted number of reviewers, each once", async () => {
    const sample = await drawnSample("refunds", { reviewsPerItem: 2 });
    const crowd = ["ann", "bo", "cy", "di"];
    const results = await Promise.all(crowd.map((reviewer) => labelAll(sample, reviewer)));
    const { rows } = await pool().query<{ reviewers: number; labels: number }>(
      `select count(distinct reviewer)::int as reviewers, count(*)::int as labels from label
       where sample = $1 group by record_id`,
      [sample.id],
    );
    expect(rows).toEqual(Array.from({ length: 10 }, () => ({ reviewers: 2, labels: 2 })));
    for (const { seen } of results) expect(new Set(seen).size).toBe(seen.length);
  });

  it("keep an item with who has it open until its time is over", async () => {
    const sample = await drawnSample("refunds", { failed: 1, clean: 0 });
    const first = await itemOf(sample, "ann");
    expect(first.expiresAt.getTime() - Date.now()).toBeGreaterThan(9 * 60_000);
    expect((await itemOf(sample, "ann")).position).toBe(first.position);
    expect(await nextItem(suiteId, sample.id, by("bo"))).toEqual({ item: null, reason: "all_leased" });
    await pool().query("update sample_lease set expires_at = now() - interval '1 second'");
    expect((await itemOf(sample, "bo")).position).toBe(first.position);
    expect(await nextItem(suiteId, sample.id, by("ann"))).toEqual({ item: null, reason: "all_leased" });
    // Late, and kept: a second opinion that disagrees.
    await saveLabel(suiteId, sample.id, label(first.position, "bo", { truth: "agent_wrong" }));
    const late = await saveLabel(suiteId, sample.id, label(first.position, "ann"));
    expect(late.state).toBe("unresolved");
    const { progress } = await again(sample);
    expect([progress.labelled, progress.unresolved, progress.finished]).toEqual([0, 1, false]);
  });

  it("keep an item with the tab that has it open: another tab of the same name gets another one", async () => {
    const sample = await drawnSample("refunds", { failed: 3, clean: 0 });
    const first = await itemOf(sample, "ann", [], "tab 1");
    const second = await itemOf(sample, "ann", [], "tab 2");
    const third = await itemOf(sample, "ann");
    expect(new Set([first.position, second.position, third.position]).size).toBe(3);
    // After a reload each tab, and a program without a tab, has its own again.
    for (const [item, holder] of [
      [third, ""],
      [second, "tab 2"],
      [first, "tab 1"],
    ] as const) {
      expect((await itemOf(sample, "ann", [], holder)).position).toBe(item.position);
    }
    expect(await nextItem(suiteId, sample.id, by("ann", "tab 3"))).toEqual({
      item: null,
      reason: "all_leased",
    });
    // Opening what another tab has does not take it from there.
    await openItem(suiteId, sample.id, first.position, by("ann", "tab 3"));
    expect((await itemOf(sample, "ann", [], "tab 1")).position).toBe(first.position);
    await pool().query(
      "update sample_lease set expires_at = now() - interval '1 second' where holder = 'tab 1'",
    );
    expect((await itemOf(sample, "ann", [], "tab 3")).position).toBe(first.position);
    expect(await nextItem(suiteId, sample.id, by("ann", "tab 1"))).toMatchObject({ reason: "all_leased" });
  });

  it("let items of a tab that is left go in half a minute, unless it comes back", async () => {
    const sample = await drawnSample("refunds", { failed: 1, clean: 0 });
    const { position } = await itemOf(sample, "ann", [], "tab 1");
    const left = async () => {
      const { rows } = await pool().query<{ seconds: number }>(
        "select extract(epoch from expires_at - now())::float8 as seconds from sample_lease where sample_id = $1",
        [sample.id],
      );
      return rows[0]?.seconds ?? 0;
    };
    await leaveItems(suiteId, sample.id, by("ann", "tab 2"));
    expect(await left()).toBeGreaterThan(500);
    await leaveItems(suiteId, sample.id, by("ann", "tab 1"));
    expect(await left()).toBeLessThan(31);
    expect((await itemOf(sample, "ann", [], "tab 1")).position).toBe(position);
    expect(await left()).toBeGreaterThan(500);
  });

  it("keep an item longer when it is opened again, and give the next one beside it", async () => {
    const sample = await drawnSample("refunds", { failed: 3, clean: 0 });
    const first = await itemOf(sample, "ann");
    await pool().query("update sample_lease set expires_at = now() + interval '1 second'");
    const renewed = await openItem(suiteId, sample.id, first.position, by("ann"));
    expect(renewed.expiresAt.getTime()).toBeGreaterThan(Date.now() + 9 * 60_000);
    const second = await itemOf(sample, "ann", [first.position]);
    expect(second.order).toBe(first.order + 1);
    expect((await itemOf(sample, "bo")).order).toBe(second.order + 1);
  });

  it("are written once a key, also when sent at the same time", async () => {
    const sample = await drawnSample("refunds");
    const { position } = await itemOf(sample, "ann");
    const input = label(position, "ann", { truth: "agent_wrong", cause: "wrong_selection", note: " why " });
    const saved = await Promise.all(Array.from({ length: 6 }, () => saveLabel(suiteId, sample.id, input)));
    expect(new Set(saved.map((one) => one.label.id)).size).toBe(1);
    expect(saved.filter((one) => one.isNew)).toHaveLength(1);
    expect(saved[0]?.label).toMatchObject({ truth: "agent_wrong", cause: "wrong_selection", note: "why" });
    const { rows } = await pool().query("select 1 from label where sample = $1", [sample.id]);
    expect(rows).toHaveLength(1);
    for (const other of [
      { truth: "agent_right", cause: null },
      { cause: "misread_case" },
      { note: "another reason" },
    ] as const) {
      await expect(saveLabel(suiteId, sample.id, { ...input, ...other })).rejects.toMatchObject({
        code: "conflict",
      });
    }
  });

  it("tell after they are given what the instrument said, and whether they agree", async () => {
    const sample = await drawnSample("refunds");
    for (const { position, verdict } of await listSampleItems(suiteId, sample, { reveal: "all" })) {
      const saved = await saveLabel(suiteId, sample.id, label(position, "ann"));
      expect([saved.verdict, saved.agrees]).toEqual([verdict, verdict === "pass"]);
    }
  });

  it("hide what a blind reviewer may not know", async () => {
    const sample = await drawnSample("refunds", { reviewsPerItem: 2 });
    const { position } = await itemOf(sample, "ann");
    await saveLabel(suiteId, sample.id, label(position, "ann"));
    const shown = async (reviewer: string) =>
      (await listSampleItems(suiteId, sample, { reveal: { reviewer } })).map((item) => [
        item.stratum !== null,
        item.verdict !== null,
        item.labels.length,
        item.effective.state,
      ]);
    expect((await shown("ann"))[0]).toEqual([true, true, 1, "waiting"]);
    expect((await shown("ann")).slice(1)).toEqual(Array(9).fill([false, false, 0, "open"]));
    expect(await shown("bo")).toEqual(Array(10).fill([false, false, 0, "open"]));
    const given: ReviewItem = await itemOf(sample, "bo");
    expect(given.position).toBe(position);
    expect(given.own).toEqual([]);
  });

  it("are taken back and stay in the history; an earlier one counts again", async () => {
    const sample = await drawnSample("refunds");
    const { position } = await itemOf(sample, "ann");
    const first = await saveLabel(suiteId, sample.id, label(position, "ann", { truth: "unsure" }));
    const second = await saveLabel(suiteId, sample.id, label(position, "ann", { truth: "agent_wrong" }));
    const undo = (labelId: string, reviewer = "ann") =>
      withdrawLabel(suiteId, sample.id, { labelId, ...by(reviewer) });
    await expect(undo(second.label.id, "bo")).rejects.toMatchObject({ code: "not_found" });
    expect(await undo(second.label.id)).toEqual({ position });
    expect(await undo(second.label.id)).toEqual({ position });
    const [item] = await listSampleItems(suiteId, sample, { reveal: "all" });
    expect(item?.effective).toMatchObject({ state: "labelled", truth: "unsure" });
    expect(item?.labels.map(({ withdrawn }) => withdrawn)).toEqual([false, true]);
    await undo(first.label.id);
    // It is open with its reviewer again, and with nobody else.
    expect((await itemOf(sample, "ann")).position).toBe(position);
    expect((await itemOf(sample, "bo")).position).not.toBe(position);
  });

  it("of one reviewer where two are wanted wait for the second, and count once labelling was stopped", async () => {
    const sample = await drawnSample("refunds", { failed: 4, clean: 0, reviewsPerItem: 2 });
    const positions = (await listSampleItems(suiteId, sample, { reveal: "all" })).map((one) => one.position);
    const [first = -1, second = -1, third = -1] = positions;
    for (const position of [first, second, third]) {
      const saved = await saveLabel(suiteId, sample.id, label(position, "ann", { truth: "agent_wrong" }));
      expect(saved.state).toBe("waiting");
    }
    const before = await getEstimate(suiteId, await again(sample));
    expect(before.strata[0]).toMatchObject({ n: 0, wrong: 0 });
    expect(before.progress).toMatchObject({ labelled: 0, waiting: 3, unresolved: 0, finished: false });
    expect(before.audited).toBeNull();
    expect(before.notice).toContain("3 wait for a second label");
    const agreed = await saveLabel(suiteId, sample.id, label(first, "bo", { truth: "agent_wrong" }));
    expect(agreed.state).toBe("labelled");
    await saveLabel(suiteId, sample.id, label(second, "bo"));
    const during = await getEstimate(suiteId, await again(sample));
    expect(during.strata[0]).toMatchObject({ n: 1, wrong: 1, unresolved: 1 });
    expect(during.progress).toMatchObject({ labelled: 1, waiting: 1, unresolved: 1 });
    await stopSample(suiteId, sample.id, { how: "time was up", actor: "ann" });
    const stopped = await getEstimate(suiteId, await again(sample));
    expect(stopped.strata[0]).toMatchObject({ n: 2, wrong: 2, unresolved: 1 });
    expect(stopped.progress).toMatchObject({ labelled: 1, waiting: 1, unresolved: 1, finished: false });
    expect(stopped.notice).toContain("1 more counts with a single label");
    await stopSample(suiteId, sample.id, { how: null, actor: "ann" });
    expect((await getEstimate(suiteId, await again(sample))).strata[0]).toMatchObject({ n: 1 });
  });

  it("that disagree are adjudicated, and then that one alone counts", async () => {
    const sample = await drawnSample("refunds", { failed: 1, clean: 0, reviewsPerItem: 2 });
    const { position } = await itemOf(sample, "ann");
    await saveLabel(suiteId, sample.id, label(position, "ann"));
    const second = await saveLabel(suiteId, sample.id, label(position, "bo", { truth: "agent_wrong" }));
    expect(second.state).toBe("unresolved");
    const before = await getEstimate(suiteId, await again(sample));
    expect(before.strata[0]).toMatchObject({ n: 0, unresolved: 1 });
    expect(before.audited).toBeNull();
    const settled = await adjudicateItem(
      suiteId,
      sample.id,
      label(position, "ann", { truth: "agent_wrong" }),
    );
    expect(settled.state).toBe("labelled");
    const after = await getEstimate(suiteId, await again(sample));
    expect(after.strata[0]).toMatchObject({ n: 1, wrong: 1, unresolved: 0 });
    expect(after.agreement).toMatchObject({ reviewers: 2, items: 1, percent: 0 });
    expect((await again(sample)).progress.finished).toBe(true);
  });

  it("say something, by somebody, about an item that is there", async () => {
    const sample = await drawnSample("refunds");
    const { position } = await itemOf(sample, "ann");
    const save = (input: LabelInput) => saveLabel(suiteId, sample.id, input);
    const blank = "" as LabelInput["truth"];
    await expect(save(label(position, "ann", { truth: blank }))).rejects.toMatchObject({ code: "usage" });
    await expect(save(label(position, " "))).rejects.toMatchObject({ code: "usage" });
    await expect(save(label(position, "ann", { cause: "bad mood" }))).rejects.toMatchObject({
      code: "usage",
    });
    await expect(save(label(position, "ann", { key: "" }))).rejects.toMatchObject({ code: "usage" });
    await expect(save(label(99, "ann"))).rejects.toMatchObject({ code: "not_found" });
    const odd = await save(label(position, "\0 \ud800 ann", { note: "a\0b\udfff" }));
    expect(odd.label).toMatchObject({ reviewer: "\0 \ud800 ann", note: "a\0b\udfff" });
  });

  it("are not asked for in a stopped sample, which says how it was stopped", async () => {
    const sample = await drawnSample("refunds");
    const { position } = await itemOf(sample, "ann");
    await saveLabel(suiteId, sample.id, label(position, "ann"));
    expect((await getEstimate(suiteId, await again(sample))).notice).toContain("1 of 10 items");
    await stopSample(suiteId, sample.id, { how: "the afternoon was over", actor: "ann" });
    expect(await nextItem(suiteId, sample.id, by("ann"))).toEqual({ item: null, reason: "stopped" });
    const estimate = await getEstimate(suiteId, await again(sample));
    expect(estimate.progress).toMatchObject({ stopped: "the afternoon was over", finished: false });
    expect(estimate.notice).toContain("the afternoon was over");
    await stopSample(suiteId, sample.id, { how: null, actor: "ann" });
    expect((await nextItem(suiteId, sample.id, by("ann"))).item).not.toBeNull();
  });
});
