import { boundedText } from "../bounded-text.ts";
import { preview } from "../preview.ts";
import { movedPairs } from "./moved-pairs.ts";
import { outcomeDifference } from "./outcome-difference.ts";
import { pairDifferences } from "./pair-differences.ts";
import type { RowDraft } from "./row-draft.ts";
import type { ToldCall } from "./told-call.ts";
import type { WitnessDifference } from "./witness-difference.ts";
import type { WitnessCode } from "./witness-kinds.ts";

type Add = (row: RowDraft, difference: WitnessDifference) => void;

/** Where the agent's own log differs from what was seen. */
export function logDifferences(rows: readonly RowDraft[], seen: string, add: Add): void {
  const say = (row: RowDraft, kind: WitnessCode, message: string, said: string | null, was: string | null) =>
    add(row, { kind, leg: "log", path: null, said, was, message });
  const told = new Set(rows.flatMap(({ wire, log }) => (wire !== null && log !== null ? [wire.key] : [])));
  const times = new Map<string, number>();
  for (const { wire } of rows) if (wire !== null) times.set(wire.key, (times.get(wire.key) ?? 0) + 1);
  for (const row of rows) {
    const { wire, handlers, log } = row;
    const call = wire ?? handlers[0] ?? null;
    if (log !== null && call === null) {
      say(
        row,
        "not_witnessed",
        `The agent\u2019s log has ${preview(log.name)} (its call ${log.place}); nothing like it was seen ${seen}.`,
        boundedText(log.read.text),
        null,
      );
    } else if (log === null && wire !== null) {
      if (told.has(wire.key)) {
        const n = times.get(wire.key) ?? 0;
        say(
          row,
          "log_hides_retry",
          `${nameOf(wire)} repeats an equal call: ${n} were seen ${seen}, fewer are in the agent\u2019s log.`,
          null,
          String(n),
        );
      } else {
        say(
          row,
          "not_reported",
          `${nameOf(wire)} was seen ${seen}, but the agent\u2019s own log leaves it out.`,
          null,
          boundedText(wire.read.text),
        );
      }
    } else if (log !== null && call !== null) {
      const words = {
        leg: "log",
        has: "The agent\u2019s log has",
        seen: wire === null ? "at the handler" : seen,
      } as const;
      for (const difference of pairDifferences(call, log, words)) add(row, difference);
      if (handlers.length > row.logged) {
        say(
          row,
          "log_hides_retry",
          `The handler ran ${handlers.length} times for ${nameOf(call)}, and the agent\u2019s log has ${timesText(row.logged)}.`,
          String(row.logged),
          String(handlers.length),
        );
      }
      const outcome = outcomeDifference(log.prepared.call, outcomeOf(row, call));
      if (outcome !== null) {
        say(
          row,
          "log_outcome_differs",
          `The agent\u2019s log says that ${nameOf(call)} ${outcome.message}.`,
          outcome.said,
          outcome.was,
        );
      }
    }
  }
  const pairs = rows.flatMap((row) =>
    row.wire !== null && row.log !== null ? [{ row, wire: row.wire, log: row.log }] : [],
  );
  const moved = movedPairs(
    pairs.map(({ log }) => log.place),
    pairs.map(({ wire }) => wire.prepared.call.turn),
  );
  for (const [at, { row, wire, log }] of pairs.entries()) {
    if (moved[at] !== true) continue;
    say(
      row,
      "log_reordered",
      `${nameOf(wire)} stands at another place in the agent\u2019s log: it is call ${log.place} there.`,
      String(log.place),
      String(wire.place),
    );
  }
}

/** The last run's, as that is how it ended; what nobody ran ended as it was told to the model. */
function outcomeOf({ handlers }: RowDraft, call: ToldCall) {
  return (handlers.at(-1) ?? call).prepared.call;
}

function nameOf({ name, prepared }: ToldCall): string {
  return `${preview(name)} (call ${prepared.index})`;
}

function timesText(count: number): string {
  return count === 1 ? "one" : String(count);
}
