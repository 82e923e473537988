"use client";
import { Button } from "@/components/ui/button";
import { Literal } from "@/components/ui/literal";
import type { NotChosen, RuleSuggestion } from "@/lib/commands/rules/rule-suggestion";
import { ruleText } from "@/lib/rules/rule-text";
import { changeOf } from "./change-of";
import { evidenceWords } from "./evidence-words";
import { ExpectedRaw } from "./expected-raw";
import { isInDraft } from "./is-in-draft";
import { MadeView } from "./made-view";
import { MeasuredFacts } from "./measured-facts";
import { RecordLink } from "./record-link";
import { RuleLiteral } from "./rule-literal";
import { useDraft } from "./use-draft";

const WHY: Readonly<Record<NotChosen, string>> = {
  contradicted: "more labels or effects speak against it",
  merges_more: "it tells fewer expected values apart",
  settles_less: "it settles less",
  looser: "it is looser, and settles no more",
};

/** What a suggestion rests on: kinds of findings, examples, values that it merges, and the rules not chosen. */
export function SuggestionDetail({ suggestion }: { readonly suggestion: RuleSuggestion }) {
  const { rule, evidence, examples, collisions, alternatives, findings, sampled } = suggestion;
  const { changes, put } = useDraft();
  return (
    <div className="mt-2 ml-6 space-y-3 border-l pl-3">
      {sampled !== null && (
        <p className="text-xs text-warn">
          Counted in a random sample of {sampled.records.toLocaleString("en")} of the{" "}
          {sampled.of.toLocaleString("en")} records with findings.
        </p>
      )}
      {evidence.length > 1 && (
        <ul className="text-xs text-ink-2">
          {evidence.map((one) => (
            <li key={`${one.expectedShape} ${one.actualShape}`}>
              {one.findings.toLocaleString("en")}{" "}
              <Literal className="font-sans">{evidenceWords(one)}</Literal>
            </li>
          ))}
        </ul>
      )}
      <ul aria-label="Examples" className="space-y-2">
        {examples.map((one) => (
          <li key={`${one.recordId} ${one.callIndex} ${one.path}`}>
            <ExpectedRaw expected={one.expected} actual={one.actual} />
            <MadeView rule={rule} expected={one.expected} actual={one.actual} />
            <p className="truncate text-xs text-ink-3">
              <RecordLink recordId={one.recordId} callIndex={one.callIndex}>
                {one.caseId}
              </RecordLink>{" "}
              at <Literal>{one.path}</Literal>
            </p>
          </li>
        ))}
      </ul>
      {collisions.examples.length > 0 && (
        <div>
          <p className="text-xs text-warn">Expected values that it no longer tells apart</p>
          <ul>
            {collisions.examples.map(([one, other]) => (
              <li key={`${one} ${other}`}>
                <Literal>{one}</Literal> <span className="text-ink-3">and</span> <Literal>{other}</Literal>
              </li>
            ))}
          </ul>
        </div>
      )}
      {alternatives.length > 0 && (
        <div>
          <p className="text-xs text-ink-3">Rules that settle some of it, too</p>
          <ul className="space-y-1.5">
            {alternatives.map((one) => {
              const change = changeOf(suggestion, one);
              return (
                <li key={ruleText(one.rule)}>
                  <span className="flex flex-wrap items-center gap-x-2">
                    <RuleLiteral rule={one.rule} />
                    <span className="text-xs text-ink-3">not suggested: {WHY[one.why]}</span>
                    <Button
                      size="sm"
                      tone="quiet"
                      disabled={isInDraft(changes, change)}
                      onClick={() => put([change])}
                    >
                      {isInDraft(changes, change) ? "In the draft" : "Take this one"}
                    </Button>
                  </span>
                  <MeasuredFacts measured={one} of={findings} />
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}
