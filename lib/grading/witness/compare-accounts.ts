import type { PreparedRecord } from "../prepared-record.ts";
import { sourceOfRecord } from "../source-of-record.ts";
import { accountRows } from "./account-rows.ts";
import { handlerDifferences } from "./handler-differences.ts";
import { logDifferences } from "./log-differences.ts";
import type { RowDraft } from "./row-draft.ts";
import type { WitnessDifference } from "./witness-difference.ts";
import type { WitnessRow } from "./witness-row.ts";

/** What the accounts of one trial say of its calls, held against each other. */
export type WitnessComparison = {
  readonly hasLog: boolean;
  readonly hasHandler: boolean;
  /** In the order of the wire; calls that only another account has stand where that one has them. */
  readonly rows: readonly WitnessRow[];
};

/**
 * Holds the agent's own log, and what handlers got, against the calls on the wire (G22). "The wire" are the graded
 * calls: the provider's, else an observer's. Values and types are told apart as in G14. Deterministic; near-linear
 * where calls are alike by name or arguments.
 *
 * @example compareAccounts(prepareRecord(wire, [log])).rows[0]?.differences // [{ kind: "log_renamed", … }]
 */
export function compareAccounts(prepared: PreparedRecord): WitnessComparison {
  const known = COMPARED.get(prepared);
  if (known !== undefined) return known;
  const compared = compare(prepared);
  COMPARED.set(prepared, compared);
  return compared;
}

/** No rule of an instrument has a say in it: what is graded under several of them is compared once. */
const COMPARED = new WeakMap<PreparedRecord, WitnessComparison>();

function compare(prepared: PreparedRecord): WitnessComparison {
  const { hasLog, hasHandler } = prepared;
  const drafts = accountRows(prepared);
  const seen = sourceOfRecord(prepared.source) === "provider" ? "on the wire" : "at the tools";
  const differences = new Map<RowDraft, WitnessDifference[]>(drafts.map((row) => [row, []]));
  const add = (row: RowDraft, difference: WitnessDifference) => differences.get(row)?.push(difference);
  if (hasLog) logDifferences(drafts, seen, add);
  if (hasHandler) handlerDifferences(drafts, add);
  return {
    hasLog,
    hasHandler,
    rows: drafts.map((row) => ({
      wire: row.wire?.prepared ?? null,
      handlers: row.handlers.map(({ prepared: one }) => one),
      log: row.logs[0]?.prepared ?? null,
      differences: differences.get(row) ?? [],
    })),
  };
}
