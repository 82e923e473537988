"use client";
import { useCallback, useEffect } from "react";
import { RuleProgressView } from "@/components/rules/rule-progress-view";
import { useRuleJob } from "@/components/rules/use-rule-job";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { CasePreview } from "@/lib/commands/cases/case-preview";
import { recordPage } from "@/lib/queries/record-page";
import { scopeHref } from "@/lib/queries/scope-href";
import type { ScopeValues } from "@/lib/queries/scope-values";
import { AdoptForm } from "./adopt-form";
import { CasePreviewView } from "./case-preview-view";

type Props = {
  readonly suite: string;
  readonly scope: ScopeValues;
  /** Where the preview is had. */
  readonly href: string;
  readonly version: number;
  readonly actor: string | null;
  readonly adopt: (reason: string) => Promise<string | null>;
  readonly then: string;
};

/** What one proposal would do, reckoned as soon as it is looked at, and the way to adopt it. */
export function FixWorkbench({ suite, scope, href, version, actor, adopt, then }: Props) {
  const { job, start, cancel } = useRuleJob<CasePreview>();
  const begin = useCallback(
    () =>
      start<CasePreview>(
        (signal) => fetch(href, { signal }),
        (preview) => preview,
      ),
    [href, start],
  );
  useEffect(begin, [begin]);
  const hrefOf = (recordId: string) => scopeHref(suite, recordPage(recordId), scope);
  return (
    <div className="space-y-3">
      <h3 className="font-semibold">What it would do</h3>
      <div className="min-h-24">
        {(job.state === "running" || job.state === "idle") && (
          <RuleProgressView
            label="Grading the records of the case by the change"
            progress={job.state === "running" ? job.progress : null}
            cancel={cancel}
          />
        )}
        {job.state === "cancelled" && (
          <Notice tone="info" action={<Button onClick={begin}>Preview</Button>}>
            The preview was cancelled. Nothing was changed.
          </Notice>
        )}
        {job.state === "failed" && (
          <Notice tone="fail" action={<Button onClick={begin}>Try again</Button>}>
            <span role="alert">The preview failed: {job.message} Nothing was changed.</span>
          </Notice>
        )}
        {job.state === "done" && <CasePreviewView preview={job.result} hrefOf={hrefOf} />}
      </div>
      <AdoptForm
        version={version}
        actor={actor}
        contradicted={job.state === "done" ? job.result.contradicted.total : null}
        adopt={adopt}
        then={then}
      />
    </div>
  );
}
