"use client";
import { useState } from "react";
import { causeName } from "@/components/review/cause-name";
import { Button } from "@/components/ui/button";
import { Literal } from "@/components/ui/literal";
import type { LabelFlips } from "@/lib/commands/rules/label-flip";
import type { RuleChange } from "@/lib/rules/rule-change";
import { FlipFindings } from "./flip-findings";
import { RecordLink } from "./record-link";

type Props = {
  readonly flips: LabelFlips;
  readonly level: string;
  readonly changes: readonly RuleChange[];
};

const SHOWN = 5;
const MORE = 25;

/** Labelled items that flip, each leading to its record; a few at first. */
export function FlipList({ flips, level, changes }: Props) {
  const [shown, setShown] = useState(SHOWN);
  const { items, records, calls } = flips;
  const all = records + calls;
  return (
    <>
      <ul className="divide-y">
        {items.slice(0, shown).map((one) => (
          <li key={`${one.recordId} ${one.callIndex}`} className="space-y-1 py-2">
            <p className="[overflow-wrap:anywhere]">
              <RecordLink recordId={one.recordId} callIndex={one.callIndex} level={level}>
                {one.caseId}
              </RecordLink>
              <span className="text-xs text-ink-2">
                {" "}
                run <Literal>{one.runId}</Literal>
                {one.trial > 0 && ` · trial ${one.trial}`}
                {one.callIndex !== null && ` · call ${one.callIndex + 1}`} · {one.from} → {one.to} · by{" "}
                <Literal className="font-sans">{one.reviewer}</Literal>
                {one.cause !== null && (
                  <>
                    {" "}
                    · <Literal className="font-sans">{causeName(one.cause)}</Literal>
                  </>
                )}
              </span>
            </p>
            {one.note !== null && (
              <p className="text-ink-2 [overflow-wrap:anywhere]">
                “<Literal className="font-sans text-sm">{one.note}</Literal>”
              </p>
            )}
            <FlipFindings findings={one.findings} changes={changes} />
          </li>
        ))}
      </ul>
      {items.length > shown && (
        <Button size="sm" onClick={() => setShown(shown + MORE)}>
          Show {Math.min(MORE, items.length - shown)} more of {all.toLocaleString("en")}
        </Button>
      )}
      {shown >= items.length && all > items.length && (
        <p className="text-xs text-ink-2">
          and {(all - items.length).toLocaleString("en")} more, that are only counted here
        </p>
      )}
    </>
  );
}
