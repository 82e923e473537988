"use client";
import { createSerializer } from "nuqs";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import type { RuleSuggestion } from "@/lib/commands/rules/rule-suggestion";
import type { RulesState } from "@/lib/queries/rules/find-rules-state";
import { rulesApiPath } from "@/lib/queries/rules/rules-api-path";
import { rulesParams } from "@/lib/queries/rules/rules-params";
import { changeOf } from "./change-of";
import { isInDraft } from "./is-in-draft";
import { keepResult } from "./keep-result";
import { readKept } from "./read-kept";
import { RuleProgressView } from "./rule-progress-view";
import { suggestionKey } from "./suggestion-key";
import { SuggestionRow } from "./suggestion-row";
import { useDraft } from "./use-draft";
import { useListFocus } from "./use-list-focus";
import { useRuleJob } from "./use-rule-job";

type Props = {
  readonly suite: string;
  /** As stored; null: all runs. */
  readonly runs: readonly string[] | null;
  readonly state: RulesState;
  /** Findings are still coming in: it waits for them. */
  readonly grading: boolean;
  /** False while another view is shown: nothing is begun then. */
  readonly active: boolean;
};

type Kept = { readonly data: string; readonly result: readonly RuleSuggestion[] };

const SHOWN = 30;
const serialize = createSerializer({ runs: rulesParams.runs });

/** Rules that would settle findings: reckoned at the first visit, kept in the tab until the rules in force change. */
export function Suggestions({ suite, runs, state, grading, active }: Props) {
  const { job, start, cancel, set } = useRuleJob<Kept>();
  const { changes, put, remove } = useDraft();
  const [open, setOpen] = useState<string | null>(null);
  const [shown, setShown] = useState(SHOWN);
  const list = useListFocus();
  /** What the job at hand is about. */
  const jobKey = useRef<string | null>(null);
  const key = `claimcheck.suggestions ${state.instrument} ${runs?.join(",") ?? ""}`;

  const compute = () =>
    start<readonly RuleSuggestion[]>(
      (signal) => fetch(serialize(rulesApiPath(suite, "suggest"), { runs: [...(runs ?? [])] }), { signal }),
      (result) => {
        const kept = { data: state.data, result };
        keepResult(key, kept);
        return kept;
      },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another key, or the view, begins it anew
  useEffect(() => {
    if (jobKey.current === key) return;
    const kept = readKept<Kept>(key);
    set(kept === null ? { state: "idle" } : { state: "done", result: kept });
    if (kept === null && (!active || grading)) return;
    jobKey.current = key;
    if (kept === null) compute();
  }, [key, active, grading]);
  useEffect(
    () => () => {
      jobKey.current = null;
    },
    [],
  );

  if (!active) return null;
  if (job.state === "idle" && grading) {
    return (
      <p className="min-h-40 pt-1 text-ink-2">
        Records are being graded by the rules in force. What these leave to settle is looked for once that is
        done.
      </p>
    );
  }
  if (job.state === "idle" || job.state === "running") {
    return (
      <div className="min-h-40 pt-1">
        <RuleProgressView
          label="Looking for rules that would settle findings"
          progress={job.state === "running" ? job.progress : null}
          cancel={cancel}
        />
      </div>
    );
  }
  const again = (
    <Button size="sm" onClick={compute}>
      Compute again
    </Button>
  );
  if (job.state === "cancelled") {
    return (
      <Notice tone="info" action={again}>
        Looking for suggestions was cancelled. The draft is kept.
      </Notice>
    );
  }
  if (job.state === "failed") {
    return (
      <Notice tone="fail" action={again}>
        <span role="alert">Suggestions could not be computed: {job.message} The draft is kept.</span>
      </Notice>
    );
  }
  const { data, result } = job.result;
  const clean = result.filter((one) => one.labels.contradicted === 0).map((one) => changeOf(one));
  const missing = clean.filter((change) => !isInDraft(changes, change));
  return (
    <div ref={list}>
      {data !== state.data && (
        <Notice tone="info" action={again}>
          Records, cases or labels came since this was computed.
        </Notice>
      )}
      {result.length === 0 ? (
        <EmptyState title="No rule would settle a finding" action={again}>
          Here stand rules under which findings on a parameter would be none: another order of a list, another
          spelling of a month or an amount. None was found under the rules in force. A rule of your own is set
          under Tools and parameters.
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-2 border-b pb-2">
            <p className="min-w-0 flex-1 basis-48 text-xs text-ink-3">
              {result.length.toLocaleString("en")} {result.length === 1 ? "suggestion" : "suggestions"}, by
              findings settled
            </p>
            <Button size="sm" disabled={missing.length === 0} onClick={() => put(missing)}>
              Tick all that contradict no label
            </Button>
            {data === state.data && again}
          </div>
          <ul aria-label="Suggestions">
            {result.slice(0, shown).map((one) => {
              const change = changeOf(one);
              const id = suggestionKey(one);
              const ticked = isInDraft(changes, change);
              return (
                <SuggestionRow
                  key={id}
                  suggestion={one}
                  ticked={ticked}
                  open={open === id}
                  onTick={() => (ticked ? remove([change]) : put([change]))}
                  onOpen={() => setOpen(open === id ? null : id)}
                />
              );
            })}
          </ul>
          {result.length > shown && (
            <Button size="sm" className="mt-2" onClick={() => setShown(shown + SHOWN)}>
              Show {Math.min(SHOWN, result.length - shown)} more
            </Button>
          )}
        </>
      )}
    </div>
  );
}
