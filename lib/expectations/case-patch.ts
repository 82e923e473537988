import type { CaseObject } from "../grading/model.ts";
import { caseYaml } from "./case-yaml.ts";
import { nativeCaseLine } from "./native-case-line.ts";
import { unifiedDiff } from "./unified-diff.ts";

/** A changed case, ready to be taken to the files of its suite. */
export type CasePatch = {
  /** `ndjson` where YAML can't say one of the two: then each is one line. */
  readonly format: "yaml" | "ndjson";
  /** The whole case as it is afterwards. */
  readonly text: string;
  /** From before to after; empty where they are equal. */
  readonly diff: string;
};

/**
 * What becomes of a case, written out. Both sides are laid out alike, so that the diff shows what was changed and
 * nothing else. `file`: how the diff calls it. `before` null: the case is new.
 *
 * @example casePatch("refund.yaml", before, after).diff.startsWith("--- a/refund.yaml\n") // true
 */
export function casePatch(file: string, before: CaseObject | null, after: CaseObject): CasePatch {
  const old = before === null ? "" : caseYaml(before);
  const text = caseYaml(after);
  if (old !== null && text !== null)
    return { format: "yaml", text, diff: unifiedDiff(`${file}.yaml`, old, text) };
  const line = (source: CaseObject | null) => (source === null ? "" : `${nativeCaseLine(source)}\n`);
  return {
    format: "ndjson",
    text: line(after),
    diff: unifiedDiff(`${file}.ndjson`, line(before), line(after)),
  };
}
