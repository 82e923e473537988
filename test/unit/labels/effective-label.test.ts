import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { effectiveLabel } from "../../../lib/labels/effective-label.ts";
import type { LabelRow } from "../../../lib/labels/label-row.ts";
import { TRUTHS } from "../../../lib/labels/truths.ts";

let ids = 0;
function row(reviewer: string, truth: LabelRow["truth"], more: Partial<LabelRow> = {}): LabelRow {
  const id = String(++ids);
  return {
    id,
    reviewer,
    truth,
    cause: null,
    note: null,
    labelledAt: new Date(1_800_000_000_000 + ids * 1000),
    adjudicated: false,
    withdrawn: false,
    ...more,
  };
}

const rows = fc.array(
  fc.record({
    id: fc.bigInt({ min: 1n, max: 10n ** 15n }).map(String),
    reviewer: fc.constantFrom("ann", "bo", "cy"),
    truth: fc.constantFrom(...TRUTHS),
    cause: fc.constant(null),
    note: fc.constant(null),
    labelledAt: fc.constantFrom(1, 2, 3).map((day) => new Date(Date.UTC(2026, 10, day))),
    adjudicated: fc.boolean(),
    withdrawn: fc.boolean(),
  }),
  { maxLength: 8 },
);

describe("effectiveLabel", () => {
  it("is open where every label was taken back", () => {
    expect(effectiveLabel([], 1)).toEqual({ state: "open", reviewers: 0 });
    expect(effectiveLabel([row("ann", "unsure", { withdrawn: true })], 1).state).toBe("open");
  });

  it("takes a reviewer's newest label, whatever the order they come in", () => {
    const old = row("ann", "agent_right");
    const newer = row("ann", "agent_wrong");
    expect(effectiveLabel([newer, old], 1)).toMatchObject({
      state: "labelled",
      truth: "agent_wrong",
      reviewers: 1,
    });
    // Equal times: the one that was written later.
    const same = { ...newer, labelledAt: old.labelledAt };
    expect(effectiveLabel([same, old], 1)).toMatchObject({ truth: "agent_wrong" });
  });

  it("counts reviewers who agree once, and none while they disagree", () => {
    const ann = row("ann", "agent_right", { cause: "argument_order" });
    expect(effectiveLabel([ann, row("bo", "agent_right", { cause: "stated_default" })], 2)).toMatchObject({
      state: "labelled",
      truth: "agent_right",
      cause: "stated_default",
      reviewers: 2,
    });
    expect(effectiveLabel([ann, row("bo", "unsure")], 2)).toEqual({ state: "unresolved", reviewers: 2 });
  });

  it("takes an adjudicated label alone, the newest of several", () => {
    const labels = [
      row("ann", "agent_right"),
      row("cy", "agent_wrong", { adjudicated: true }),
      row("di", "unsure", { adjudicated: true }),
      row("bo", "agent_wrong"),
    ];
    expect(effectiveLabel(labels, 3)).toMatchObject({ state: "labelled", truth: "unsure", reviewers: 2 });
  });

  it("waits until as many reviewers as needed agree, unless somebody adjudicates", () => {
    const [ann, bo] = [row("ann", "agent_right"), row("bo", "agent_right")];
    expect(effectiveLabel([ann], 2)).toEqual({ state: "waiting", reviewers: 1 });
    // The same reviewer again is no second one.
    expect(effectiveLabel([ann, row("ann", "agent_right")], 2).state).toBe("waiting");
    expect(effectiveLabel([ann, bo], 2).state).toBe("labelled");
    expect(effectiveLabel([ann, bo], 3)).toEqual({ state: "waiting", reviewers: 2 });
    expect(effectiveLabel([ann, { ...bo, withdrawn: true }], 2).state).toBe("waiting");
    expect(effectiveLabel([ann, row("bo", "agent_wrong")], 3).state).toBe("unresolved");
    expect(effectiveLabel([ann, row("cy", "agent_wrong", { adjudicated: true })], 2)).toMatchObject({
      state: "labelled",
      truth: "agent_wrong",
      reviewers: 1,
    });
  });

  it("counts no item that fewer than needed have labelled, and leaves single review as it is", () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 3 }), (labels, needed) => {
        const item = effectiveLabel(labels, needed);
        if (item.state === "labelled" && !item.label.adjudicated) {
          expect(item.reviewers).toBeGreaterThanOrEqual(needed);
        }
        if (item.state === "waiting") expect(effectiveLabel(labels, 1).state).toBe("labelled");
        if (needed === 1) expect(item.state).not.toBe("waiting");
      }),
    );
  });

  it("does not depend on the order in which labels are given", () => {
    const distinct = rows.filter((labels) => new Set(labels.map(({ id }) => id)).size === labels.length);
    fc.assert(
      fc.property(distinct, fc.integer({ min: 1, max: 3 }), (labels, needed) => {
        expect(effectiveLabel([...labels].reverse(), needed)).toEqual(effectiveLabel(labels, needed));
      }),
    );
  });
});
