import { changedRanges, type Range } from "./changed-ranges.ts";
import type { EvidenceCell, EvidenceRow } from "./evidence.ts";
import { evidenceCell } from "./evidence-cell.ts";
import type { Located, MarkedPlace } from "./place.ts";
import { relation } from "./relation.ts";

/** Members of a repeated key, or accepted values, that are shown. */
const MAX_CELLS = 12;
const NONE: Mark = { ranges: [], whole: false };

type Mark = { readonly ranges: readonly Range[]; readonly whole: boolean };

/** Cuts the cells of one row: raw is marked against the expected value (the last member counts), received against raw. */
export function evidenceRow({ place, kind, differences, findings }: MarkedPlace): EvidenceRow {
  const expected = place.expectedForm === "any_of" ? undefined : place.expected.at(-1);
  const raw = place.raw.at(-1);
  const received = place.received.at(-1);
  const told = kind === "leaf" && differences.some((difference) => TEXT_DIFFERS.has(difference.name));
  const [expectedMark, rawMark] = told && expected && raw ? marks(expected, raw) : [NONE, NONE];
  const rewritten =
    kind === "leaf" && differences.some((difference) => difference.name === "rewritten_value");
  const receivedMark = rewritten && raw && received ? marks(raw, received)[1] : NONE;
  return {
    path: place.path,
    label: place.label,
    depth: place.depth,
    kind,
    expected: cells(place.expected, expectedMark),
    expectedForm: place.expectedForm,
    raw: cells(place.raw, rawMark),
    received: cells(place.received, receivedMark),
    differences,
    findings,
  };
}

const TEXT_DIFFERS: ReadonlySet<string> = new Set(["value", "value_and_type", "repeated_key"]);

function cells(located: readonly Located[], lastMark: Mark): EvidenceCell[] {
  const shown =
    located.length > MAX_CELLS ? [...located.slice(0, MAX_CELLS - 1), ...located.slice(-1)] : located;
  return shown.map(({ text, node }, index) => {
    const mark = index === shown.length - 1 ? lastMark : NONE;
    return evidenceCell(text, node, mark.ranges, mark.whole);
  });
}

function marks(a: Located, b: Located): [Mark, Mark] {
  if (a.node.type === "string" && b.node.type === "string") {
    const changed = changedRanges(a.node.value, b.node.value);
    return [
      { ranges: changed.a, whole: false },
      { ranges: changed.b, whole: false },
    ];
  }
  const whole = relation(a, b) === "value";
  return [
    { ranges: [], whole },
    { ranges: [], whole },
  ];
}
