import { pool } from "../../db/pool.ts";
import { CLAIMS } from "../../grading/claims.ts";
import { instrumentsOfSuite } from "../../grading/instruments-of-suite.ts";
import type { Finding } from "../../grading/result.ts";
import type { InstrumentSaid } from "../../review/instrument-said.ts";
import { suggestCause } from "../../review/suggest-cause.ts";
import { chooseInstrument } from "../choose-instrument.ts";
import { listInstruments } from "../list-instruments.ts";
import { loadSuite } from "../load-suite.ts";
import { getGradedRecord } from "../record/get-graded-record.ts";
import { getRecord } from "../record/get-record.ts";
import type { ReviewPlace } from "./review-place.ts";

const SHOWN = 5;

/** What the sample's instrument says of an item's unit, and the cause that the evidence shows. */
export async function getInstrumentSaid(
  place: ReviewPlace,
  verdict: "fail" | "pass",
): Promise<InstrumentSaid> {
  const { suiteId, instrument, callIndex } = place;
  const [head, instruments] = await Promise.all([
    getRecord(suiteId, place.recordId),
    listInstruments(suiteId),
  ]);
  const ofUnit = (one: { readonly callIndex: number | null }) =>
    callIndex === null || one.callIndex === callIndex;
  const { result } = await getGradedRecord(head, { suiteId, instrument, alternative: null });
  const findings = result.findings.filter(ofUnit);
  const equivalent = chooseInstrument(instruments, "equivalent");
  const normalized =
    findings.length === 0 || equivalent.id === instrument.id
      ? findings
      : (
          await getGradedRecord(head, { suiteId, instrument: equivalent, alternative: null })
        ).result.findings.filter(ofUnit);
  const defaults = await defaultsFor(suiteId, findings);
  return {
    instrument: instrument.level === "harness" ? "harness" : `${instrument.level} v${instrument.version}`,
    verdict,
    claims: CLAIMS.filter((claim) => findings.some((finding) => finding.claim === claim)),
    findings: findings.slice(0, SHOWN).map(({ claim, message }) => ({ claim, message })),
    total: findings.length,
    suggested: suggestCause({
      findings,
      normalized,
      defaultOf: defaults,
      repeats: result.signals.some((signal) => signal.signal === "repeat" && ofUnit(signal)),
    }),
  };
}

async function defaultsFor(suiteId: number, findings: readonly Finding[]) {
  if (!findings.some((finding) => finding.kind === "unexpected_argument")) return () => null;
  const { rules } = instrumentsOfSuite(await loadSuite(pool(), suiteId)).equivalent;
  return (tool: string, path: string) => {
    const own = Object.hasOwn(rules, tool) ? rules[tool]?.defaults : undefined;
    return (own !== undefined && Object.hasOwn(own, path) ? own[path] : undefined) ?? null;
  };
}
