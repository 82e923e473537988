"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import type { RuleChange } from "@/lib/rules/rule-change";
import { ChangeView } from "./change-view";
import { isInDraft } from "./is-in-draft";
import { useDraft } from "./use-draft";

/** A rule that was adopted here, as plain data. */
export type AdoptedRule = {
  readonly change: RuleChange;
  /** What takes it back: to what came with the suite. */
  readonly drop: RuleChange;
  /** Null: not known any more. */
  readonly by: string | null;
  /** As shown. */
  readonly at: string | null;
  readonly reason: string | null;
};

const SHOWN = 20;

/** What was adopted over the rules that came, each to be dropped again: by way of the draft, like any change. */
export function AdoptedRules({ rules }: { readonly rules: readonly AdoptedRule[] }) {
  const { changes, put, remove } = useDraft();
  const [shown, setShown] = useState(SHOWN);
  return (
    <>
      <ScrollX label="Adopted rules">
        <table className="w-full">
          <thead className="text-xs whitespace-nowrap text-ink-3">
            <tr>
              <th className="py-1 pr-3">rule</th>
              <th className="px-3">by</th>
              <th className="px-3">when</th>
              <th className="px-3">why</th>
              <th className="pl-3">
                <span className="sr-only">drop</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rules.slice(0, shown).map(({ change, drop, by, at, reason }) => {
              const dropped = isInDraft(changes, drop);
              return (
                <tr key={`${change.kind} ${change.tool} ${change.path}`} className="border-t align-baseline">
                  <td className="min-w-60 py-1 pr-3">
                    <ChangeView change={change} />
                  </td>
                  <td className="px-3 whitespace-nowrap">
                    <Literal className="font-sans text-sm">{by ?? "—"}</Literal>
                  </td>
                  <td className="px-3 whitespace-nowrap text-ink-2">{at ?? "—"}</td>
                  <td className="max-w-100 min-w-40 px-3 text-ink-2 [overflow-wrap:anywhere]">
                    <Literal className="font-sans text-sm">{reason ?? "—"}</Literal>
                  </td>
                  <td className="pl-3 text-right">
                    <Button
                      size="sm"
                      aria-label={`${dropped ? "Keep" : "Drop"} ${change.tool} ▸ ${change.path}`}
                      onClick={() => (dropped ? remove([drop]) : put([drop]))}
                    >
                      {dropped ? "Keep it" : "Drop"}
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollX>
      {rules.length > shown && (
        <Button size="sm" className="mt-2" onClick={() => setShown(rules.length)}>
          Show {(rules.length - shown).toLocaleString("en")} more
        </Button>
      )}
    </>
  );
}
