import type { Finding, Pair } from "../grading/result.ts";
import type { Section } from "./section.ts";

type Graded = { readonly findings: readonly Finding[]; readonly pairs: readonly Pair[] };

/**
 * The blocks of a record: every call in the order it was emitted, with its partner; an expected call that nothing
 * was paired with stands before the first call whose partner comes after it, else at the end. Linear.
 *
 * @example sectionsOf({ pairs: [{ expectedIndex: 0, callIndex: 1 }], findings: [] }, 2, 1)
 * // [{ callIndex: 0, expectedIndex: null }, { callIndex: 1, expectedIndex: 0 }], findings left out here
 */
export function sectionsOf(graded: Graded, callCount: number, expectedCount: number): Section[] {
  const partnerOfCall = new Map<number, number>();
  for (const { callIndex, expectedIndex } of graded.pairs) {
    if (callIndex !== null && expectedIndex !== null) partnerOfCall.set(callIndex, expectedIndex);
  }
  const ofCall = new Map<number, number[]>();
  const ofExpected = new Map<number, number[]>();
  for (const [index, { callIndex, expectedIndex }] of graded.findings.entries()) {
    if (callIndex !== null) push(ofCall, callIndex, index);
    else if (expectedIndex !== null) push(ofExpected, expectedIndex, index);
  }
  const paired = new Set(partnerOfCall.values());
  const waiting: number[] = [];
  for (let index = 0; index < expectedCount; index++) if (!paired.has(index)) waiting.push(index);

  const sections: Section[] = [];
  let next = 0;
  const addWaiting = (before: number) => {
    for (; next < waiting.length && (waiting[next] ?? 0) < before; next++) {
      const expectedIndex = waiting[next] ?? 0;
      sections.push({ callIndex: null, expectedIndex, findings: ofExpected.get(expectedIndex) ?? [] });
    }
  };
  for (let callIndex = 0; callIndex < callCount; callIndex++) {
    const expectedIndex = partnerOfCall.get(callIndex) ?? null;
    if (expectedIndex !== null) addWaiting(expectedIndex);
    const findings = ofCall.get(callIndex) ?? [];
    const more = expectedIndex === null ? [] : (ofExpected.get(expectedIndex) ?? []);
    sections.push({ callIndex, expectedIndex, findings: [...findings, ...more] });
  }
  addWaiting(Number.POSITIVE_INFINITY);
  return sections;
}

function push(map: Map<number, number[]>, key: number, value: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
