"use client";
import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Literal } from "@/components/ui/literal";
import type { TableAnswer, TableQuestion } from "@/components/upload/table-question";
import { draftProblems } from "./draft-problems";
import { FirstRows } from "./first-rows";
import { KeptPicker } from "./kept-picker";
import { MappingFields } from "./mapping-fields";
import { notTold } from "./not-told";
import { PreviewPart } from "./preview-part";
import { saveAsFile } from "./save-as-file";
import { usePreview } from "./use-preview";

type Props = {
  readonly question: TableQuestion;
  /** Null: the one that the files go to by themselves. */
  readonly suite: string | null;
  readonly onAnswer: (answer: TableAnswer) => void;
};

/** Asks which column of a table is what, and shows what would come of it, before anything is imported. */
export function MappingDialog({ question, suite, onAnswer }: Props) {
  const { table, files, step, steps, others } = question;
  const [draft, setDraft] = useState(table.kept[0]?.mapping ?? table.suggestion);
  const [keepAs, setKeepAs] = useState(table.kept[0]?.name ?? "");
  const [first] = files;
  if (first === undefined) throw new Error("A question about tables has at least one file.");
  const problems = draftProblems(draft);
  const isWhole = problems.size === 0;
  const preview = usePreview(first, isWhole ? draft : null);
  const missing = notTold(draft);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer({ do: "cancel" })}
      title={`Which column is what?${steps > 1 ? ` (table ${step} of ${steps})` : ""}`}
      description={
        <>
          <Literal>{first.path}</Literal>
          {files.length > 1 && ` and ${files.length - 1} more with the same columns`}: no format knows it, but
          it is a table. Nothing is imported before you say so.
        </>
      }
      className="top-[4vh] max-h-[92vh] w-[min(1080px,calc(100vw-16px))]"
    >
      <form
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) onAnswer({ do: "map", mapping: draft, keepAs: keepAs.trim() });
        }}
      >
        <FirstRows table={table} draft={draft} />
        <KeptPicker table={table} draft={draft} onChange={setDraft} />
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,380px)]">
          <MappingFields table={table} draft={draft} problems={problems} onChange={setDraft} />
          <div className="min-w-0 space-y-4 lg:sticky lg:top-0 lg:self-start">
            <PreviewPart state={preview} isWhole={isWhole} />
            {missing.length > 0 && (
              <section aria-label="Not told by this table" className="border-t pt-2">
                <h3 className="mb-1 font-semibold">What this table won’t tell</h3>
                <ul className="list-disc space-y-0.5 pl-4 text-ink-2 marker:text-ink-3">
                  {missing.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
        <div className="sticky -bottom-4 -mx-4 flex flex-wrap items-end gap-x-3 gap-y-2 border-t bg-raised px-4 py-3">
          <label htmlFor="keep-as" className="min-w-40 flex-1">
            <span className="block text-xs text-ink-2">
              Keep the mapping{suite === null ? "" : ` in ${suite}`} as (may stay empty)
            </span>
            <Input
              id="keep-as"
              value={keepAs}
              maxLength={200}
              placeholder="nightly export"
              autoComplete="off"
              onChange={(event) => setKeepAs(event.target.value)}
            />
          </label>
          <Button
            disabled={!isWhole}
            onClick={() => saveAsFile("mapping.json", `${JSON.stringify(draft, null, 2)}\n`)}
          >
            <Download aria-hidden /> For the command line
          </Button>
          {others && <Button onClick={() => onAnswer({ do: "leave_out" })}>Leave it out</Button>}
          <Button onClick={() => onAnswer({ do: "cancel" })}>Cancel</Button>
          <Button type="submit" tone="primary" disabled={!isWhole}>
            Import
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
