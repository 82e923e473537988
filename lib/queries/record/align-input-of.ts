import type { AlignInput } from "../../evidence/align-input.ts";
import type { Section } from "../../evidence/section.ts";
import type { GradedRecord } from "./graded-record.ts";
import type { CallTexts } from "./load-call-texts.ts";

/** What one section holds against each other, under the rules of the record's evidence. */
export function alignInputOf(graded: GradedRecord, section: Section, texts: CallTexts | null): AlignInput {
  const { evidence, instrument } = graded;
  const expected = section.expectedIndex === null ? null : (evidence.expected[section.expectedIndex] ?? null);
  const findings = section.findings.flatMap((index) => evidence.findings[index] ?? []);
  const otherTool = findings.some(
    (finding) => finding.kind === "wrong_tool" || finding.kind === "unknown_tool",
  );
  const rules =
    expected !== null && Object.hasOwn(instrument.rules, expected.name)
      ? instrument.rules[expected.name]
      : null;
  return {
    expected,
    call:
      texts === null
        ? null
        : { argumentsRaw: texts.argumentsRaw, argumentsReceived: texts.argumentsReceived },
    findings,
    rules: rules ?? null,
    compared:
      evidence.standing.kind === "ungraded" || expected === null ? "none" : otherTool ? "shared" : "all",
  };
}
