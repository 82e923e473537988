import type { CompiledCase } from "./compiled-case.ts";
import type { PreparedRecord } from "./prepared-record.ts";
import { preview } from "./preview.ts";
import { repeatsOf } from "./repeats-of.ts";
import type { Finding } from "./result.ts";

/** Under `repeats: forbid`, a finding for each repeated call (G21). */
export function findRepeats(compiled: CompiledCase, record: PreparedRecord, out: Finding[]): void {
  for (const { call, earlier } of repeatsOf(compiled, record)) {
    out.push({
      claim: "repeat",
      kind: "repeated_call",
      callIndex: call.index,
      expectedIndex: null,
      tool: call.call.name,
      path: null,
      expected: null,
      actual: null,
      message: `${preview(call.call.name)} (call ${call.index}) repeats call ${earlier.index}, with no side effect in between.`,
    });
  }
}
