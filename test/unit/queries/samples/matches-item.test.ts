import { describe, expect, it } from "vitest";
import { encodeStoredText } from "../../../../lib/json/encode-stored-text.ts";
import { effectiveLabel } from "../../../../lib/labels/effective-label.ts";
import type { LabelTruth } from "../../../../lib/labels/truths.ts";
import { LABEL_STATES } from "../../../../lib/queries/samples/label-states.ts";
import { matchesItem } from "../../../../lib/queries/samples/matches-item.ts";

const ANY = { label: null, verdict: null, stratum: null, cause: null };
const label = (truth: LabelTruth, cause: string | null, reviewer = "a", adjudicated = false) => ({
  id: "1",
  reviewer,
  truth,
  cause,
  note: null,
  labelledAt: new Date(0),
  adjudicated,
  withdrawn: false,
});
const item = (stratum: string | null, ...labels: ReturnType<typeof label>[]) => ({
  stratum,
  effective: effectiveLabel(labels, 1),
});
const states = (one: ReturnType<typeof item>) =>
  LABEL_STATES.filter((state) => matchesItem(one, { ...ANY, label: state }, "fail"));

describe("matchesItem", () => {
  it("puts every item under the states that its labels come to", () => {
    expect(states(item("failed"))).toEqual(["open"]);
    expect(states(item("failed", label("agent_right", null)))).toEqual(["decided", "agent_right"]);
    expect(states(item("failed", label("unsure", null)))).toEqual(["unsure"]);
    expect(states(item("failed", label("agent_right", null), label("agent_wrong", null, "b")))).toEqual([
      "unresolved",
    ]);
    expect(states(item("failed", label("agent_wrong", null, "c", true)))).toEqual([
      "decided",
      "agent_wrong",
      "adjudicated",
    ]);
    const effective = effectiveLabel([label("agent_right", null)], 2);
    expect(states({ stratum: "failed", effective })).toEqual(["waiting"]);
  });

  it("tells nothing of an item whose stratum is hidden", () => {
    expect(matchesItem(item(null), ANY, "fail")).toBe(true);
    expect(matchesItem(item(null), { ...ANY, verdict: "fail" }, "fail")).toBe(false);
    expect(matchesItem(item(null), { ...ANY, stratum: "failed" }, "fail")).toBe(false);
  });

  it("takes an empty cause for none given, and texts plain or stored", () => {
    const odd = "\ud800";
    const without = item("failed", label("agent_right", null));
    const given = item(odd, label("agent_right", odd));
    expect(matchesItem(without, { ...ANY, cause: "" }, "fail")).toBe(true);
    expect(matchesItem(given, { ...ANY, cause: "" }, "fail")).toBe(false);
    expect(matchesItem(item("failed"), { ...ANY, cause: "" }, "fail")).toBe(false);
    const stored = encodeStoredText(odd);
    expect(matchesItem(given, { ...ANY, cause: stored, stratum: stored }, "fail")).toBe(true);
    expect(matchesItem(without, { ...ANY, cause: stored }, "fail")).toBe(false);
  });

  it("goes by what the named instrument says", () => {
    const one = item("failed", label("agent_wrong", null));
    expect(matchesItem(one, { ...ANY, verdict: "pass" }, "pass")).toBe(true);
    expect(matchesItem(one, { ...ANY, verdict: "pass" }, "ungraded")).toBe(false);
  });
});
