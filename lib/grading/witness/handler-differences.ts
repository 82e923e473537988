import { boundedText } from "../bounded-text.ts";
import { preview } from "../preview.ts";
import { movedPairs } from "./moved-pairs.ts";
import { pairDifferences } from "./pair-differences.ts";
import type { RowDraft } from "./row-draft.ts";
import type { WitnessDifference } from "./witness-difference.ts";
import type { WitnessCode } from "./witness-kinds.ts";

type Add = (row: RowDraft, difference: WitnessDifference) => void;

const WORDS = { leg: "handler", has: "The handler was given", seen: "on the wire" } as const;

/** Where what handlers got differs from the calls on the wire. */
export function handlerDifferences(rows: readonly RowDraft[], add: Add): void {
  const say = (row: RowDraft, kind: WitnessCode, message: string, said: string | null, was: string | null) =>
    add(row, { kind, leg: "handler", path: null, said, was, message });
  for (const row of rows) {
    const { wire, handlers } = row;
    const [first] = handlers;
    if (wire === null) {
      if (first === undefined) continue;
      say(
        row,
        "not_emitted",
        `${preview(first.name)} ran, and no call on the wire asked for it.`,
        boundedText(first.read.text),
        null,
      );
      continue;
    }
    const call = `${preview(wire.name)} (call ${wire.prepared.index})`;
    if (first === undefined) {
      say(
        row,
        "not_handled",
        `${call} was on the wire, and no handler that was observed got it.`,
        null,
        boundedText(wire.read.text),
      );
      continue;
    }
    for (const difference of pairDifferences(wire, first, WORDS)) add(row, difference);
    if (handlers.length > 1) {
      say(
        row,
        "handler_retried",
        `The handler ran ${handlers.length} times for ${call}, which the model asked for once.`,
        String(handlers.length),
        "1",
      );
    }
  }
  const pairs = rows.flatMap((row) => {
    const [first] = row.handlers;
    return row.wire === null || first === undefined ? [] : [{ row, wire: row.wire, first }];
  });
  const moved = movedPairs(
    pairs.map(({ first }) => first.place),
    pairs.map(({ wire }) => wire.prepared.call.turn),
  );
  for (const [at, { row, wire, first }] of pairs.entries()) {
    if (moved[at] !== true) continue;
    say(
      row,
      "handler_reordered",
      `${preview(wire.name)} (call ${wire.prepared.index}) ran at another place: it was run ${first.place} of the handlers.`,
      String(first.place),
      String(wire.place),
    );
  }
}
