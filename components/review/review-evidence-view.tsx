"use client";
import { CallText } from "@/components/evidence/call-text";
import { OwnAccount } from "@/components/evidence/own-account";
import { TrajectoryView } from "@/components/evidence/trajectory-view";
import { Transcript } from "@/components/evidence/transcript";
import { Literal } from "@/components/ui/literal";
import { Notice } from "@/components/ui/notice";
import { Section } from "@/components/ui/section";
import { readableJson } from "@/lib/evidence/readable-json";
import type { ReviewEvidence } from "@/lib/queries/review/review-evidence";
import { ReviewCalls } from "./review-calls";
import { ReviewCase } from "./review-case";
import { ReviewExpectation } from "./review-expectation";

type Props = {
  readonly evidence: ReviewEvidence;
  /** The call in question; null: the record as a whole. */
  readonly callIndex: number | null;
};

/** What is read before the label is given: the case, the calls, the trajectory, what the agent says of itself. */
export function ReviewEvidenceView({ evidence, callIndex }: Props) {
  const { sheet, sections, trajectory, finalMessage, world, messages } = evidence;
  const api = { base: evidence.api, instrument: "", alternative: null };
  return (
    <div className="min-w-0 space-y-4">
      <header className="space-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <h2 className="min-w-0 text-lg font-semibold tracking-tight [overflow-wrap:anywhere]">
            <Literal className="font-sans text-lg">{evidence.caseId}</Literal>
          </h2>
          <p className="flex min-w-0 flex-wrap items-baseline gap-x-3 text-ink-2 [overflow-wrap:anywhere]">
            <span>trial {evidence.trial}</span>
            <span>
              run <Literal className="font-sans text-sm">{evidence.runId}</Literal>
            </span>
            {evidence.model !== null && <Literal className="font-sans text-sm">{evidence.model}</Literal>}
          </p>
        </div>
        {sheet === null ? (
          <Notice tone="warn">The case is not known to this suite: nothing is held against the calls.</Notice>
        ) : (
          <ReviewCase sheet={sheet} />
        )}
      </header>
      <Section
        title="Calls"
        note={
          callIndex === null
            ? "expected, raw and received, path by path"
            : `call ${callIndex} is in question; the others show how it came about`
        }
      >
        <ReviewCalls api={api} first={sections} callIndex={callIndex} />
      </Section>
      {trajectory !== null && (
        <Section title="Trajectory" note="squares have a side effect, brackets join repeats">
          <div className="max-w-200">
            <TrajectoryView api={api} first={trajectory} />
          </div>
        </Section>
      )}
      {finalMessage !== null && <OwnAccount api={api} message={finalMessage} />}
      {sheet !== null && (
        <Section title="Expectation" note="as the case states it">
          <ReviewExpectation sheet={sheet} />
        </Section>
      )}
      {world !== null && (
        <Section title="World after the run">
          <CallText
            api={api}
            callIndex={null}
            field="world"
            {...world}
            text={world.whole ? readableJson(world.text).text : world.text}
          />
        </Section>
      )}
      {messages !== null && (
        <Section title="Messages" note="the transcript beside the calls">
          <Transcript api={api} length={messages} />
        </Section>
      )}
    </div>
  );
}
