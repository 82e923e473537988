import type { CaseObject, ExpectedCall } from "../grading/model.ts";

/**
 * The case with one alternative replaced; an index behind the last one adds it.
 *
 * @example withAlternative(source, 0, [...calls, another])
 */
export function withAlternative(
  source: CaseObject,
  index: number,
  calls: readonly ExpectedCall[],
): CaseObject {
  if (source.expectToolCalls !== null && index === 0) return { ...source, expectToolCalls: calls };
  const at = source.expectToolCalls === null ? index : index - 1;
  const accept = [...source.accept];
  accept[at] = calls;
  return { ...source, accept };
}
