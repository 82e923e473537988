import { addUsage } from "./add-usage.ts";
import type { ObservedCall } from "./observed-call.ts";
import { type OpenCall, OpenRecords, type RecordSource, type Trial } from "./open-records.ts";
import type { Outcome } from "./outcome.ts";
import type { TokenUsage } from "./token-usage.ts";

/** What a recorder notes as it happens. */
export type Note =
  | { readonly note: "open"; readonly at: Trial; readonly source: RecordSource }
  | {
      readonly note: "call";
      readonly id: number;
      readonly at: Trial;
      readonly source: RecordSource;
      readonly call: ObservedCall;
    }
  | { readonly note: "outcome"; readonly id: number; readonly outcome: Outcome }
  | { readonly note: "usage"; readonly at: Trial; readonly source: RecordSource; readonly usage: TokenUsage }
  | { readonly note: "end"; readonly at: Trial };

/** The lines of the records that were open when the notes broke off. */
export function recoverRecords(notes: readonly unknown[]): string[] {
  const open = new Map<string, OpenRecords>();
  const calls = new Map<number, OpenCall>();
  const recordsOf = (at: Trial) => {
    const found = open.get(JSON.stringify(at)) ?? new OpenRecords(at);
    open.set(JSON.stringify(at), found);
    return found;
  };
  for (const note of notes as readonly Note[]) {
    if (note.note === "open") recordsOf(note.at).of(note.source);
    else if (note.note === "call") {
      const call = { call: note.call, outcome: null };
      recordsOf(note.at).of(note.source).calls.push(call);
      calls.set(note.id, call);
    } else if (note.note === "outcome") {
      const call = calls.get(note.id);
      if (call !== undefined) call.outcome = note.outcome;
    } else if (note.note === "usage") {
      const record = recordsOf(note.at).of(note.source);
      record.usage = addUsage(record.usage, note.usage);
    } else if (note.note === "end") open.delete(JSON.stringify(note.at));
  }
  return [...open.values()].flatMap((records) => records.lines());
}
