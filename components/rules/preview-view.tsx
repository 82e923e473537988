"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { RulePreview } from "@/lib/commands/rules/rule-preview";
import { EffectsView } from "./effects-view";
import { FlipsView } from "./flips-view";
import { LabelsView } from "./labels-view";
import { PreviewRates } from "./preview-rates";

type Props = { readonly preview: RulePreview; readonly preferred: "equivalent" | "effect" };

/** What the changes would do, level by level. */
export function PreviewView({ preview, preferred }: Props) {
  const [chosen, setChosen] = useState(preferred);
  const { levels, problems, effects, records, changes } = preview;
  if (problems.length > 0) {
    return (
      <Notice tone="fail">
        <p role="alert" className="font-medium">
          The draft can’t be adopted as it is; nothing was graded.
        </p>
        <ul className="list-disc pl-4">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  const level = levels.find((one) => one.level === chosen) ?? levels[0];
  if (level === undefined) return null;
  return (
    <div className="space-y-4" aria-live="polite">
      {levels.every((one) => !one.changed) && (
        <Notice tone="info">The rules in force say this already: no verdict would change.</Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form's */}
        <div role="group" aria-label="Level" className="inline-flex gap-1">
          {levels.map((one) => (
            <Button
              key={one.level}
              size="sm"
              tone={one.level === level.level ? "plain" : "quiet"}
              aria-pressed={one.level === level.level}
              onClick={() => setChosen(one.level)}
            >
              {one.level}
            </Button>
          ))}
        </div>
        <p className="text-xs text-ink-3">
          {records.toLocaleString("en")} {records === 1 ? "record" : "records"} looked at,{" "}
          {preview.runs === null
            ? "all history"
            : `${preview.runs.length.toLocaleString("en")} ${preview.runs.length === 1 ? "run" : "runs"}`}
        </p>
      </div>
      <PreviewRates level={level} />
      <LabelsView level={level} changes={changes} />
      {level.level === "equivalent" && <EffectsView effects={effects} changes={changes} />}
      <FlipsView level={level} changes={changes} />
    </div>
  );
}
