import { beforeAll, describe, expect, it } from "vitest";
import { adjudicateItem } from "../../lib/commands/samples/adjudicate-item.ts";
import { saveLabel } from "../../lib/commands/samples/save-label.ts";
import { withdrawLabel } from "../../lib/commands/samples/withdraw-label.ts";
import { pool } from "../../lib/db/pool.ts";
import { LABEL_FORMATS } from "../../lib/exports/label-lines.ts";
import type { LabelTruth } from "../../lib/labels/truths.ts";
import { getEstimate } from "../../lib/queries/samples/get-estimate.ts";
import { getSample } from "../../lib/queries/samples/get-sample.ts";
import { listLabelExports } from "../../lib/queries/samples/list-label-exports.ts";
import { listSampleItems } from "../../lib/queries/samples/list-sample-items.ts";
import type { SampleItemRow } from "../../lib/queries/samples/sample-item-row.ts";
import type { SampleRow } from "../../lib/queries/samples/sample-row.ts";
import { drawnSample, scopeOf } from "./drawn-sample.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";
import { thousandRecords } from "./thousand-records.ts";

const SIZES = { failed: 100, clean: 120 };

const itemsOf = async (suiteId: number, sample: SampleRow) =>
  listSampleItems(suiteId, sample, { reveal: "all" });

/** Labels each stratum's first so many items as wrong, the others as right. */
async function labelAll(suiteId: number, sample: SampleRow, wrong: { fail: number; pass: number }) {
  const seen = { fail: 0, pass: 0 };
  for (const { position, verdict } of await itemsOf(suiteId, sample)) {
    if (verdict === null) continue;
    const isWrong = seen[verdict]++ < wrong[verdict];
    await label(suiteId, sample, position, isWrong ? "agent_wrong" : "agent_right");
  }
}

let keys = 0;
function label(suiteId: number, sample: SampleRow, position: number, truth: LabelTruth, reviewer = "ann") {
  const cause = truth === "agent_wrong" ? "retry_loop" : null;
  return saveLabel(suiteId, sample.id, { position, reviewer, truth, cause, note: null, key: `k${keys++}` });
}

async function estimateOf(suiteId: number, sample: SampleRow) {
  return getEstimate(suiteId, (await getSample(suiteId, sample.id)) as SampleRow);
}

function rounded(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, one: unknown) => (typeof one === "number" ? Math.round(one * 1e6) / 1e6 : one)),
  );
}

describe("the estimate of a sample", () => {
  freshDatabase();
  let suiteId = 0;
  let sample: SampleRow;
  let items: readonly SampleItemRow[] = [];
  beforeAll(async () => {
    await ingestText(thousandRecords("rings"));
    suiteId = (await scopeOf("rings")).scope.suite.id;
    sample = await drawnSample("rings", SIZES);
    items = await itemsOf(suiteId, sample);
  });

  it("is absent while a stratum has no label, and failures only while no clean one has", async () => {
    const empty = await estimateOf(suiteId, sample);
    expect(empty.audited).toBeNull();
    expect(empty.reason).toContain("failed");
    expect(empty.measured).toEqual({
      rate: 0.22,
      failing: 220,
      clean: 780,
      ungraded: 0,
      instrument: "equivalent.v1",
    });
    const failed = items.find(({ verdict }) => verdict === "fail") as SampleItemRow;
    await label(suiteId, sample, failed.position, "agent_wrong");
    const some = await estimateOf(suiteId, sample);
    expect(some.audited).toMatchObject({ rate: 0.22, scope: "failures_only" });
    expect(some.notice).toContain("1 of 220 items");
  });

  it("is the reference value for 53 wrong of 100 (of 220) and 11 of 120 (of 780)", async () => {
    await labelAll(suiteId, sample, { fail: 53, pass: 11 });
    const estimate = await estimateOf(suiteId, sample);
    // statistics: mid-P intervals of the strata, joined by their distances; made with R.
    expect(rounded(estimate.audited)).toEqual({
      rate: 0.1881,
      low: 0.153842,
      high: 0.234246,
      method: "midp_mover",
      scope: "full",
    });
    expect(rounded(estimate.strata)).toMatchObject([
      { stratum: "failed", N: 220, n: 100, wrong: 53, rate: 0.53, low: 0.459091, high: 0.6 },
      { stratum: "clean", N: 780, n: 120, wrong: 11, rate: 0.091667, low: 0.052564, high: 0.147436 },
    ]);
    expect([estimate.reason, estimate.notice]).toEqual([null, null]);
    expect(estimate.causes).toContainEqual({
      cause: "retry_loop",
      truth: "agent_wrong",
      verdict: "fail",
      count: 53,
    });
    // 220 × 0.53 wrong among failures, 780 × 11/120 among passes.
    const own = estimate.by_instrument.find(({ instrument }) => instrument === "equivalent.v1");
    expect(rounded(own)).toEqual({
      instrument: "equivalent.v1",
      n: 220,
      false_share_of_failures: { value: 0.47, n: 100 },
      false_share_of_passes: { value: 0.091667, n: 120 },
      sensitivity: { value: rounded(116.6 / (116.6 + 71.5)), n: 64 },
      specificity: { value: rounded(708.5 / (708.5 + 103.4)), n: 156 },
    });
  });

  it("leaves unsure out and says what it would be were all of them right or wrong", async () => {
    const wrong = items.filter(({ verdict }) => verdict === "fail").slice(0, 10);
    for (const { position } of wrong) await label(suiteId, sample, position, "unsure");
    const { audited, strata, unsure_bounds: bounds } = await estimateOf(suiteId, sample);
    expect(strata[0]).toMatchObject({ n: 90, wrong: 43, unsure: 10 });
    expect(audited?.rate).toBeCloseTo(0.22 * (43 / 90) + 0.78 * (11 / 120), 12);
    expect(bounds.as_right).toBeCloseTo(0.22 * 0.43 + 0.78 * (11 / 120), 12);
    expect(bounds.as_wrong).toBeCloseTo(0.22 * 0.53 + 0.78 * (11 / 120), 12);
    // One that reviewers disagree on is no unsure one: it is in neither bound.
    const disputed = items.filter(({ verdict }) => verdict === "fail")[20] as SampleItemRow;
    const { label: given } = await label(suiteId, sample, disputed.position, "agent_right", "bo");
    const { strata: now, unsure_bounds: apart } = await estimateOf(suiteId, sample);
    expect(now[0]).toMatchObject({ n: 89, wrong: 42, unsure: 10, unresolved: 1 });
    expect(apart.as_right).toBeCloseTo(0.22 * (42 / 99) + 0.78 * (11 / 120), 12);
    expect(apart.as_wrong).toBeCloseTo(0.22 * (52 / 99) + 0.78 * (11 / 120), 12);
    await withdrawLabel(suiteId, sample.id, { labelId: given.id, reviewer: "bo", holder: "" });
  });

  it("takes no label that was not made on its items: such a one is kept and counts nowhere", async () => {
    const before = await estimateOf(suiteId, sample);
    const drawn = new Set(items.map(({ recordId }) => recordId));
    const elsewhere = Array.from({ length: 220 }, (_, i) => `r/${i}`).filter((id) => !drawn.has(id));
    const wire = (record_id: string, more: object = {}) => ({
      kind: "label",
      record_id,
      reviewer: "bo",
      truth: "agent_wrong",
      labelled_at: "2026-11-30T10:00:00Z",
      ...more,
    });
    const { counts } = await ingestText(
      [
        // While browsing: on a unit that was drawn, on units that were not, and on one that names the sample wrongly.
        wire(items[0]?.recordId ?? ""),
        ...elsewhere.slice(0, 50).map((id) => wire(id)),
        wire(elsewhere[60] ?? "", { sample_id: sample.name }),
      ],
      { suite: "rings" },
    );
    expect(counts.label.new).toBe(52);
    expect(await estimateOf(suiteId, sample)).toEqual(before);
    // One that names the sample and a unit of it is in.
    const [first] = items;
    await ingestText([wire(first?.recordId ?? "", { sample_id: sample.name })], { suite: "rings" });
    const after = await itemsOf(suiteId, sample);
    expect(after[0]?.labels.map(({ reviewer }) => reviewer)).toContain("bo");
  });

  it("goes out as labels that the same suite has already", async () => {
    const ndjson = LABEL_FORMATS.get("ndjson");
    const rows = await listLabelExports(suiteId, sample);
    const lines = rows.map((row) => ndjson?.line(row).trim() ?? "");
    expect(lines.length).toBeGreaterThan(220);
    const { counts } = await ingestText(lines, { suite: "rings" });
    expect(counts.label).toMatchObject({ read: lines.length, new: 0, unchanged: lines.length });
  });
});

describe("labels from another database", () => {
  freshDatabase();
  it("land on the sample of the same name and seed, though it is drawn after they came", async () => {
    await ingestText(thousandRecords("rings"));
    const suiteId = (await scopeOf("rings")).scope.suite.id;
    const named = { ...SIZES, name: "carried" };
    const first = await drawnSample("rings", named);
    await labelAll(suiteId, first, { fail: 53, pass: 11 });
    const disputed = (await itemsOf(suiteId, first))[0] as SampleItemRow;
    await label(suiteId, first, disputed.position, "unsure", "bo");
    await adjudicateItem(suiteId, first.id, {
      position: disputed.position,
      reviewer: "cy",
      truth: "agent_wrong",
      cause: null,
      note: "settled",
      key: "settled",
    });
    const estimate = await estimateOf(suiteId, first);
    const ndjson = LABEL_FORMATS.get("ndjson");
    const lines = (await listLabelExports(suiteId, first)).map((row) => ndjson?.line(row).trim() ?? "");

    await ingestText([...thousandRecords("there"), ...lines]);
    const there = (await scopeOf("there")).scope.suite.id;
    const second = await drawnSample("there", named);
    const strip = ({ sample: _, ...rest }: typeof estimate) => rest;
    expect(strip(await estimateOf(there, second))).toEqual(strip(estimate));
    const { rows } = await pool().query(
      "select 1 from label where suite_id = $1 and adjudicated and sample = $2",
      [there, second.id],
    );
    expect(rows).toHaveLength(1);
  });
});
