import { CallSection } from "@/components/evidence/call-section";
import { CaseView } from "@/components/evidence/case-view";
import { FindingList } from "@/components/evidence/finding-list";
import { MoreSections } from "@/components/evidence/more-sections";
import { sectionName } from "@/components/evidence/section-name";
import { SignalList } from "@/components/evidence/signal-list";
import { TrajectoryView } from "@/components/evidence/trajectory-view";
import { Section } from "@/components/ui/section";
import { getGradedRecord } from "@/lib/queries/record/get-graded-record";
import type { GradedRecord } from "@/lib/queries/record/graded-record";
import { headToGrade } from "@/lib/queries/record/head-to-grade";
import { listSections, SECTIONS_A_PAGE } from "@/lib/queries/record/list-sections";
import { trajectoryPage } from "@/lib/queries/record/trajectory-page";
import { getRecordWitness } from "@/lib/queries/witness/get-record-witness";
import { handledCalls } from "@/lib/queries/witness/handled-calls";
import { AlternativePicker } from "./alternative-picker";
import { apiOf } from "./api-of";
import { CallsPicker } from "./calls-picker";
import { ClaimsLine } from "./claims-line";
import { EvidenceNotices } from "./evidence-notices";
import type { ShownRecord } from "./shown-record";
import { WitnessSection } from "./witness-section";

/** The claims, and the evidence for each: every call with what it is held against. */
export async function RecordEvidence(shown: ShownRecord) {
  const { scope, values, head } = shown;
  const graded = await getGradedRecord(headToGrade(head), {
    suiteId: scope.suite.id,
    instrument: scope.instrument,
    alternative: values.alternative,
  });
  const { evidence, result } = graded;
  const many = graded.calls.length + evidence.expected.length > SECTIONS_A_PAGE;
  const show = values.calls ?? (many && evidence.findings.length > 0 ? "findings" : "all");
  const witness = await getRecordWitness(scope.suite.id, head);
  const handled = handledCalls(witness);
  const page = await listSections(graded, {
    suiteId: scope.suite.id,
    recordKey: head.key,
    show,
    from: 0,
    handled,
  });
  const api = apiOf(shown);
  const isAccount = head.accountOf !== null;
  const ofRecord = result.signals.filter(
    // What only an account has stands in the section that holds the accounts against each other.
    ({ callIndex, signal }) => callIndex === null && (witness === null || signal !== "witness"),
  );
  const alone = evidence.findings.filter((one) => one.callIndex === null && one.expectedIndex === null);
  return (
    <>
      {!isAccount && (
        <>
          <ClaimsLine shown={shown} result={result} />
          <EvidenceNotices shown={shown} graded={graded} />
        </>
      )}
      <Section
        title={isAccount ? "Calls, as this account has them" : "Evidence"}
        note={isAccount ? counted(graded.calls.length, "call") : noteOf(graded, handled)}
        action={
          <span className="flex flex-wrap gap-2">
            <AlternativePicker shown={shown} graded={graded} />
            {many && <CallsPicker shown={shown} show={show} />}
          </span>
        }
      >
        <div className="space-y-2">
          {alone.length > 0 && (
            <div className="rounded-md border [&>ul]:border-t-0">
              <FindingList findings={alone} />
            </div>
          )}
          {page.sections.map((section) => (
            <CallSection key={sectionName(section)} section={section} api={api} open={page.total <= 2} />
          ))}
          {page.total === 0 && (
            <p className="text-ink-2">
              {show === "findings" ? "No call bears a finding." : "No call was made, and none was expected."}
            </p>
          )}
          <MoreSections key={show} api={api} show={show} shown={page.sections.length} total={page.total} />
        </div>
      </Section>
      {ofRecord.length > 0 && (
        <div className="rounded-md border [&>ul]:border-t-0">
          <SignalList signals={ofRecord} />
        </div>
      )}
      {witness !== null && <WitnessSection shown={shown} witness={witness} signals={result.signals} />}
      {graded.calls.length > 1 && (
        <Section title="Trajectory" note="squares have a side effect, brackets join repeats">
          <div className="max-w-200">
            <TrajectoryView key={head.key} api={api} first={trajectoryPage(graded, 0)} />
          </div>
        </Section>
      )}
      {graded.source !== null && (
        <Section title="Case">
          <CaseView source={graded.source} alternative={evidence.alternative} />
        </Section>
      )}
    </>
  );
}

function noteOf({ calls, evidence }: GradedRecord, handled: ReadonlyMap<number, unknown>): string {
  const received = calls.filter((call, index) => call.receivedLength !== null || handled.has(index)).length;
  const parts = [
    `${counted(calls.length, "call")}, ${evidence.expected.length.toLocaleString("en")} expected`,
  ];
  if (received === 0 && calls.length > 0) parts.push("what the handlers received was not recorded");
  else if (received < calls.length)
    parts.push(`what the handler received was recorded for ${received} of them`);
  return parts.join("; ");
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}
