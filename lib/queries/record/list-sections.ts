import { alignCall } from "../../evidence/align-call.ts";
import { readableJson } from "../../evidence/readable-json.ts";
import type { Section } from "../../evidence/section.ts";
import { sectionsOf } from "../../evidence/sections-of.ts";
import { segmentsOf } from "../../evidence/segments-of.ts";
import type { HandledCall } from "../witness/handled-calls.ts";
import { loadReceived } from "../witness/load-received.ts";
import { alignInputOf } from "./align-input-of.ts";
import type { GradedRecord } from "./graded-record.ts";
import { type CallTexts, loadCallTexts } from "./load-call-texts.ts";
import type { LongText } from "./long-text.ts";
import type { SectionBody, SectionPage, SectionView, ShownJson } from "./section-view.ts";

export const SECTIONS_A_PAGE = 50;
/** Characters of arguments that one page holds against each other; a call beyond it is read when asked for. */
const CHARACTERS = 4_000_000;
const ROWS = 800;
const ROWS_A_CALL = { least: 12, most: 120 };
const RAW_SHOWN = 2_000;
const RAW_COPIED = 20_000;

type Wanted = {
  readonly suiteId: number;
  readonly recordKey: string;
  readonly show: "findings" | "all";
  readonly from: number;
  /** What the handlers got for calls of which the record itself does not say it. */
  readonly handled?: ReadonlyMap<number, HandledCall>;
  /** Only this section, whatever it weighs. */
  readonly only?: { readonly callIndex: number | null; readonly expectedIndex: number | null };
};

/** A page of a record's calls, in the order they were emitted. */
export async function listSections(graded: GradedRecord, wanted: Wanted): Promise<SectionPage> {
  const { evidence, calls, result } = graded;
  const all = sectionsOf(evidence, calls.length, evidence.expected.length);
  const { only } = wanted;
  const shown =
    only !== undefined
      ? all.filter((one) => one.callIndex === only.callIndex && one.expectedIndex === only.expectedIndex)
      : wanted.show === "all"
        ? all
        : all.filter((one) => one.findings.length > 0);
  const page = shown.slice(wanted.from, wanted.from + SECTIONS_A_PAGE);
  const light = only === undefined ? withinBudget(page, graded) : new Set(page);
  const indices = page.flatMap((one) => (one.callIndex !== null && light.has(one) ? [one.callIndex] : []));
  const own = await loadCallTexts(wanted.suiteId, wanted.recordKey, indices);
  const texts = await loadReceived(wanted.suiteId, own, wanted.handled ?? new Map());
  const rows = Math.max(
    ROWS_A_CALL.least,
    Math.min(ROWS_A_CALL.most, Math.floor(ROWS / Math.max(1, page.length))),
  );
  return {
    show: wanted.show,
    from: wanted.from,
    total: shown.length,
    sections: page.map((section): SectionView => {
      const { callIndex, expectedIndex } = section;
      const all = callIndex === null ? null : (texts.get(callIndex) ?? null);
      const lacked = callIndex !== null && own.get(callIndex)?.argumentsReceived == null;
      const receivedFrom =
        lacked && all?.argumentsReceived != null ? (wanted.handled?.get(callIndex)?.recordId ?? null) : null;
      return {
        callIndex,
        expectedIndex,
        call: callIndex === null ? null : (calls[callIndex] ?? null),
        heldAgainstCase: graded.source !== null,
        expectedName: expectedIndex === null ? null : (evidence.expected[expectedIndex]?.name ?? null),
        findings: section.findings.flatMap((index) => evidence.findings[index] ?? []),
        signals: callIndex === null ? [] : result.signals.filter((signal) => signal.callIndex === callIndex),
        body: light.has(section) ? { ...bodyOf(graded, section, all, rows), receivedFrom } : null,
      };
    }),
  };
}

function withinBudget(page: readonly Section[], { calls }: GradedRecord): Set<Section> {
  let characters = 0;
  const light = new Set<Section>();
  for (const section of page) {
    const call = section.callIndex === null ? undefined : calls[section.callIndex];
    const own = (call?.rawLength ?? 0) + (call?.receivedLength ?? 0);
    if (light.size > 0 && characters + own > CHARACTERS) continue;
    characters += own;
    light.add(section);
  }
  return light;
}

function bodyOf(
  graded: GradedRecord,
  section: Section,
  texts: CallTexts | null,
  limit: number,
): Omit<SectionBody, "receivedFrom"> {
  const raw = texts?.argumentsRaw ?? null;
  return {
    evidence: alignCall(alignInputOf(graded, section, texts), { from: null, limit }),
    rawShown: raw === null ? [] : segmentsOf(raw, 0, raw.length, [], RAW_SHOWN),
    raw: raw !== null && raw.length <= RAW_COPIED ? raw : null,
    result: shownJson(texts?.result ?? null),
    error: shownJson(texts?.error ?? null),
    extra: shownJson(texts?.extra ?? null),
  };
}

function shownJson(text: LongText | null): ShownJson | null {
  if (text === null) return null;
  const { length, whole } = text;
  return whole
    ? { ...readableJson(text.text), length, whole }
    : { form: "json", text: text.text, length, whole };
}
