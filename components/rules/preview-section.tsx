"use client";
import { useQueryState } from "nuqs";
import { useEffect } from "react";
import { isTyping } from "@/components/frame/is-typing";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { Notice } from "@/components/ui/notice";
import { Section } from "@/components/ui/section";
import { Select } from "@/components/ui/select";
import { rulesParams } from "@/lib/queries/rules/rules-params";
import { AdoptForm } from "./adopt-form";
import { PreviewView } from "./preview-view";
import { RuleProgressView } from "./rule-progress-view";
import { useDraft } from "./use-draft";
import { usePreview } from "./use-preview";
import type { WorkbenchScope } from "./workbench-scope";

/** What the draft would do, before anything is changed; and the way to change it. */
export function PreviewSection({ scope }: { readonly scope: WorkbenchScope }) {
  const draft = useDraft();
  const [over, setOver] = useQueryState("over", rulesParams.over.withOptions({ shallow: true }));
  const runs = over === "scope" ? scope.runs : null;
  const { job, begin, cancel } = usePreview({ ...scope, runs, draft });
  const empty = draft.changes.length === 0;

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.key !== "p" || isTyping(event)) return;
      if (document.querySelector("[role=dialog]")) return;
      document.querySelector<HTMLButtonElement>("[data-rules-preview]")?.click();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);

  return (
    <Section
      title="Preview"
      note="nothing is written"
      action={
        <span className="flex flex-wrap items-center gap-2">
          {scope.runs !== null && (
            <Select
              label="Preview over"
              value={over}
              onChange={(event) => void setOver(event.target.value === "scope" ? "scope" : "all")}
              options={[
                { value: "all", text: "all history" },
                {
                  value: "scope",
                  text: `the ${scope.runs.length.toLocaleString("en")} ${scope.runs.length === 1 ? "run" : "runs"} chosen above`,
                },
              ]}
            />
          )}
          <Button
            data-rules-preview
            tone={job.state === "done" ? "plain" : "primary"}
            disabled={empty || job.state === "running"}
            onClick={begin}
          >
            {job.state === "done" ? "Preview again" : "Preview"}
            <Kbd>p</Kbd>
          </Button>
        </span>
      }
    >
      <div className="min-h-24">
        {job.state === "idle" && (
          <p className="text-ink-2">
            Shows which verdicts would flip, both ways, the measured rate before and after, and what people’s
            labels and effect results say of it: first of all the failures that it would hide.
          </p>
        )}
        {job.state === "running" && (
          <RuleProgressView label="Grading history by the draft" progress={job.progress} cancel={cancel} />
        )}
        {job.state === "cancelled" && (
          <Notice tone="info">The preview was cancelled. The draft is kept.</Notice>
        )}
        {job.state === "failed" && (
          <Notice tone="fail">
            <span role="alert">The preview failed: {job.message} The draft is kept.</span>
          </Notice>
        )}
        {job.state === "done" && (
          <PreviewView preview={job.result} preferred={scope.level === "effect" ? "effect" : "equivalent"} />
        )}
      </div>
      {job.state === "done" && job.result.problems.length === 0 && !empty && (
        <AdoptForm scope={scope} draft={draft.text} preview={job.result} over={over} />
      )}
    </Section>
  );
}
