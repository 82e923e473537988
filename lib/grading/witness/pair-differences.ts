import { preview } from "../preview.ts";
import { argumentDifferences } from "./argument-differences.ts";
import type { ToldCall } from "./told-call.ts";
import type { WitnessDifference } from "./witness-difference.ts";

/** Differing arguments told of one call. */
const MAX_LISTED = 50;

type Words = {
  readonly leg: "log" | "handler";
  /** Begins a sentence: `The agent's log has`. */
  readonly has: string;
  /** Ends it: `on the wire`. */
  readonly seen: string;
};

/** Where an account has a call with another name, or other arguments, than it was seen with. */
export function pairDifferences(seen: ToldCall, told: ToldCall, words: Words): WitnessDifference[] {
  const { leg } = words;
  const at = `(call ${seen.prepared.index})`;
  const found: WitnessDifference[] = [];
  if (told.name !== seen.name) {
    const message = `${words.has} ${preview(told.name)} for what was ${preview(seen.name)} ${words.seen} ${at}.`;
    found.push({
      kind: `${leg}_renamed`,
      leg,
      path: null,
      said: JSON.stringify(told.name),
      was: JSON.stringify(seen.name),
      message,
    });
  }
  for (const { of, path, said, was } of argumentDifferences(seen.read, told.read).slice(0, MAX_LISTED)) {
    const what = path === null ? "the arguments" : preview(path);
    const side = (literal: string | null) =>
      literal === null ? "absent" : literal === "" ? "empty" : preview(literal);
    const note = of === "type" ? ": the same value in another type" : "";
    found.push({
      kind: `${leg}_${of}_changed`,
      leg,
      path,
      said,
      was,
      message: `${words.has} ${what} ${side(said)} where it was ${side(was)} ${words.seen} ${at}${note}.`,
    });
  }
  return found;
}
