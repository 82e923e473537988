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
  const times = new Map<string, { seen: number; told: number }>();
  for (const { wire, logs } of rows) {
    if (wire === null) continue;
    const { seen: before, told } = times.get(wire.key) ?? { seen: 0, told: 0 };
    times.set(wire.key, { seen: before + 1, told: told + (logs.length > 0 ? 1 : 0) });
  }
  for (const row of rows) {
    const { wire, handlers, logs } = row;
    const log = logs[0] ?? null;
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
      const count = times.get(wire.key);
      if (count !== undefined && count.told > 0) {
        say(
          row,
          "log_hides_retry",
          `${nameOf(wire)} is one of ${count.seen} equal calls seen ${seen}; the agent\u2019s log has ${timesText(count.told)}.`,
          String(count.told),
          String(count.seen),
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
      if (handlers.length > logs.length) {
        say(
          row,
          "log_hides_retry",
          `The handler ran ${handlers.length} times for ${nameOf(call)}, and the agent\u2019s log has ${timesText(logs.length)}.`,
          String(logs.length),
          String(handlers.length),
        );
      }
      const outcome = outcomeOf(row, call);
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
  const pairs = rows.flatMap((row) => {
    const [log] = row.logs;
    return row.wire !== null && log !== undefined ? [{ row, wire: row.wire, log }] : [];
  });
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

/** Each run that the log tells against that run; what it tells once, against the last one, as that is how it ended. */
function outcomeOf({ wire, handlers, logs }: RowDraft, call: ToldCall) {
  const runs = handlers.length > logs.length ? handlers.slice(-1) : handlers;
  const told = logs.slice(-Math.max(1, runs.length));
  for (const [at, log] of told.entries()) {
    const run = (runs[at] ?? call).prepared.call;
    const isSilent = run.error === null && run.result === null;
    const difference = outcomeDifference(
      log.prepared.call,
      // What was told to the model, where its handler's account says nothing.
      isSilent && at === told.length - 1 && wire !== null ? wire.prepared.call : run,
    );
    if (difference !== null) return difference;
  }
  return null;
}

function nameOf({ name, prepared }: ToldCall): string {
  return `${preview(name)} (call ${prepared.index})`;
}

function timesText(count: number): string {
  return count === 1 ? "one" : String(count);
}
