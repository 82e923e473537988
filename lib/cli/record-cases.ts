import { caseWithoutDefinition } from "../grading/case-without-definition.ts";
import { compileCase } from "../grading/compile-case.ts";
import type { CompiledCase } from "../grading/compiled-case.ts";
import type { Instrument } from "../grading/instrument.ts";
import type { RecordObject } from "../grading/model.ts";
import type { Violation } from "../grading/result.ts";
import { unknownCaseViolation } from "../grading/unknown-case-violation.ts";
import type { Definitions } from "./collect-definitions.ts";

/** Finds the compiled case of each record; a case that nobody defined is told of once (K9). */
export class RecordCases {
  readonly #compiled = new Map<string, CompiledCase>();
  readonly #definitions: Definitions;
  readonly #instrument: Instrument;
  readonly #onUnknown: (violation: Violation) => void;

  constructor(definitions: Definitions, instrument: Instrument, onUnknown: (violation: Violation) => void) {
    this.#definitions = definitions;
    this.#instrument = instrument;
    this.#onUnknown = onUnknown;
  }

  get(record: RecordObject): CompiledCase {
    const known = this.#compiled.get(record.caseId);
    if (known !== undefined) return known;
    const compiled = this.#compile(record);
    this.#compiled.set(record.caseId, compiled);
    return compiled;
  }

  #compile(record: RecordObject): CompiledCase {
    const { suite, cases, caseViolations } = this.#definitions;
    const source = cases.get(record.caseId);
    if (source !== undefined) {
      return compileCase(suite, this.#instrument, source, caseViolations.get(record.caseId) ?? []);
    }
    const violation = unknownCaseViolation(record.recordId, record.caseId);
    this.#onUnknown(violation);
    return compileCase(suite, this.#instrument, caseWithoutDefinition(record.caseId), [violation]);
  }
}
