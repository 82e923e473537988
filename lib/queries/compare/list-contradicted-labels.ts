import { pool } from "../../db/pool.ts";
import type { Verdict } from "../../grading/result.ts";
import type { InstrumentRow } from "../instrument-row.ts";
import type { Scope } from "../scope.ts";
import { type LabelledUnit, listUnitLabels } from "./list-unit-labels.ts";

/** A labelled unit that an instrument says the other thing of. */
export type ContradictedLabel = LabelledUnit & {
  readonly truth: "agent_right" | "agent_wrong";
  readonly says: "pass" | "fail";
  readonly cause: string | null;
  readonly reviewer: string;
};

export type ContradictedLabels = {
  /** Labelled wrong, but passes; then labelled right, but fails. Records in their order. */
  readonly falsePasses: readonly ContradictedLabel[];
  readonly falseFailures: readonly ContradictedLabel[];
  /** Units labelled right or wrong that the instrument graded. */
  readonly held: number;
  /** Labelled units that it did not grade, and those labelled unsure or not agreed on: held against nothing. */
  readonly ungraded: number;
  readonly unsure: number;
  /** The oldest labels were left out. */
  readonly more: boolean;
};

/** Holds every label of the scope's runs against what an instrument says. A harness says nothing of a call. */
export async function listContradictedLabels(
  scope: Scope,
  instrument: InstrumentRow,
): Promise<ContradictedLabels> {
  const { units, more } = await listUnitLabels(scope);
  const says = await listSaid(scope.suite.id, instrument.id, units);
  let held = 0;
  let ungraded = 0;
  let unsure = 0;
  const contradicted: ContradictedLabel[] = [];
  for (const unit of units) {
    const { effective } = unit;
    if (effective.state !== "labelled" || effective.truth === "unsure") {
      unsure++;
      continue;
    }
    const said =
      unit.callIndex !== null && instrument.level === "harness"
        ? undefined
        : says.get(`${unit.recordKey} ${unit.callIndex ?? ""}`);
    if (said === undefined || said === "ungraded") {
      ungraded++;
      continue;
    }
    held++;
    if ((effective.truth === "agent_wrong") === (said === "fail")) continue;
    const { truth, cause, label } = effective;
    contradicted.push({ ...unit, truth, says: said, cause, reviewer: label.reviewer });
  }
  return {
    falsePasses: contradicted.filter((one) => one.says === "pass"),
    falseFailures: contradicted.filter((one) => one.says === "fail"),
    held,
    ungraded,
    unsure,
    more,
  };
}

/** What is said of each unit: of a record its verdict; a call of a graded record fails if it bears a finding. */
async function listSaid(
  suiteId: number,
  instrumentId: number,
  units: readonly LabelledUnit[],
): Promise<ReadonlyMap<string, Verdict>> {
  const { rows } = await pool().query<{ key: string; call_index: number | null; says: Verdict }>(
    `select u.key::text, u.call_index,
       case when v.verdict = 'U' then 'ungraded'
         when u.call_index is null then case v.verdict when 'F' then 'fail' else 'pass' end
         when exists (select 1 from finding f where f.suite_id = $1 and f.instrument_id = $2
           and f.record_id = u.key and f.call_index = u.call_index) then 'fail' else 'pass' end as says
     from unnest($3::bigint[], $4::int[]) as u (key, call_index)
     join verdict v on v.suite_id = $1 and v.instrument_id = $2 and v.record_id = u.key`,
    [suiteId, instrumentId, units.map((unit) => unit.recordKey), units.map((unit) => unit.callIndex)],
  );
  return new Map(rows.map((row) => [`${row.key} ${row.call_index ?? ""}`, row.says]));
}
