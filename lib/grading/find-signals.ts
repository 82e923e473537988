import { argumentsOf } from "./arguments-of.ts";
import { boundedLiteral } from "./bounded-literal.ts";
import { boundedSignals } from "./bounded-signals.ts";
import type { CompiledCase } from "./compiled-case.ts";
import { findRewrites } from "./find-rewrites.ts";
import type { GradedAlternative } from "./graded-alternative.ts";
import type { PreparedRecord } from "./prepared-record.ts";
import { preview } from "./preview.ts";
import { rawFormSignal } from "./raw-form-signal.ts";
import { repeatsOf } from "./repeats-of.ts";
import type { Signal } from "./result.ts";
import { textOfLink } from "./text-of-link.ts";
import { witnessSignals } from "./witness/witness-signals.ts";

/** What is worth seeing of a record without failing it (G22): rewrites, repeats, witnesses, notes. */
export function findSignals(
  compiled: CompiledCase,
  record: PreparedRecord,
  graded: GradedAlternative | null,
): readonly Signal[] {
  const signals: Signal[] = [];
  for (const prepared of record.calls) {
    const { call } = prepared;
    if (call.argumentsReceived !== null || call.dispatchedName !== null) findRewrites(prepared, signals);
    const form = rawFormSignal(prepared);
    if (form !== null) signals.push(form);
  }
  if (record.calls.length > 1) {
    for (const { call, earlier } of repeatsOf(compiled, record)) {
      signals.push({
        signal: "repeat",
        callIndex: call.index,
        tool: call.call.name,
        path: null,
        detail: "repeated_call",
        message: `${preview(call.call.name)} (call ${call.index}) repeats call ${earlier.index}, with no side effect in between.`,
      });
    }
  }
  for (const one of witnessSignals(compiled.suite, record)) signals.push(one);
  if (graded !== null) addNotes(record, graded, signals);
  return boundedSignals(signals);
}

function addNotes(record: PreparedRecord, graded: GradedAlternative, out: Signal[]): void {
  for (const { call: place, comparison } of graded.matching.pairs) {
    const prepared = record.calls[place];
    if (comparison === null || prepared === undefined) continue;
    const at = { callIndex: prepared.index, tool: prepared.call.name };
    for (const { path, node } of comparison.unnamed) {
      const shown = textOfLink(path);
      const literal = preview(boundedLiteral(argumentsOf(prepared).text, node));
      out.push({
        signal: "unnamed_argument",
        ...at,
        path: shown,
        detail: "other_than_default",
        message: `${preview(shown ?? "")} is ${literal}, which the case does not name and no default states.`,
      });
    }
    for (const { note, path, side } of comparison.notes) {
      const shown = textOfLink(path);
      out.push({
        signal: "normalizer_note",
        ...at,
        path: shown,
        detail: note,
        message: `${preview(shown ?? "")}: ${side === "expected" ? "the expected value" : "the value"} was read with a note: ${note.replaceAll("_", " ")}.`,
      });
    }
  }
}
