"use client";
import { useId, useState } from "react";
import { causeName } from "@/components/review/cause-name";
import { newKey } from "@/components/review/new-key";
import { TRUTH_NAMES } from "@/components/review/truth-names";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useDeed } from "@/components/ui/use-deed";
import { causesOfTruth } from "@/lib/labels/causes-of-truth";
import { type LabelTruth, TRUTHS } from "@/lib/labels/truths";

export type Decision = {
  readonly position: number;
  readonly truth: LabelTruth;
  readonly cause: string | null;
  readonly note: string | null;
  readonly key: string;
};

type Props = {
  readonly position: number;
  /** Which item, in words, for those who hear the page. */
  readonly item: string;
  readonly adjudicate: (decision: Decision) => Promise<string | null>;
};

/** Settles one item: nothing is chosen beforehand. */
export function AdjudicateForm({ position, item, adjudicate }: Props) {
  const [truth, setTruth] = useState<LabelTruth | null>(null);
  const [cause, setCause] = useState("");
  const [note, setNote] = useState("");
  // One key for one decision: sent twice, it is stored once.
  const [key] = useState(newKey);
  const id = useId();
  const { busy, failed, run } = useDeed();
  return (
    <form
      aria-label={`Decide ${item}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (truth === null) return;
        run(() => adjudicate({ position, truth, cause: cause || null, note: note.trim() || null, key }));
      }}
      className="flex flex-wrap items-center gap-2"
    >
      <fieldset className="flex flex-wrap gap-x-3 gap-y-1">
        <legend className="sr-only">Was the agent right?</legend>
        {TRUTHS.map((one) => (
          <label key={one} className="inline-flex items-center gap-1.5">
            <input
              type="radio"
              name={`${id}-truth`}
              checked={truth === one}
              onChange={() => {
                setTruth(one);
                setCause("");
              }}
              className="accent-accent"
            />
            {TRUTH_NAMES[one]}
          </label>
        ))}
      </fieldset>
      <Select
        label="Cause"
        value={cause}
        disabled={truth === null}
        onChange={(event) => setCause(event.target.value)}
        options={[
          { value: "", text: "no cause" },
          ...(truth === null ? [] : causesOfTruth(truth)).map((one) => ({
            value: one,
            text: causeName(one),
          })),
        ]}
      />
      <Input
        aria-label="Note"
        placeholder="Note"
        value={note}
        maxLength={20_000}
        onChange={(event) => setNote(event.target.value)}
        className="w-auto min-w-40 flex-1"
      />
      <Button type="submit" tone="primary" disabled={busy || truth === null}>
        Decide
      </Button>
      {failed !== null && (
        <p role="alert" className="w-full text-fail">
          {failed}
        </p>
      )}
    </form>
  );
}
