"use client";
import { useQueryStates } from "nuqs";
import { useMemo } from "react";
import { rulesParams } from "@/lib/queries/rules/rules-params";
import { parseDraft } from "@/lib/rules/parse-draft";
import { printDraft } from "@/lib/rules/print-draft";
import type { RuleChange } from "@/lib/rules/rule-change";
import { isSamePlace } from "./is-same-place";

export type Draft = {
  readonly changes: readonly RuleChange[];
  /** As the URL holds it. */
  readonly text: string;
  /** What of the URL's draft could not be read. */
  readonly problems: readonly string[];
  /** Each is a step of the history: the back button takes it back. */
  readonly put: (changes: readonly RuleChange[]) => void;
  readonly remove: (changes: readonly RuleChange[]) => void;
  readonly clear: () => void;
};

/** The changes that are tried out: kept in the address, shared by all parts of the page. */
export function useDraft(): Draft {
  const [{ draft }, set] = useQueryStates(
    { draft: rulesParams.draft },
    { history: "push", shallow: true, scroll: false },
  );
  return useMemo(() => {
    const { changes, problems } = parseDraft(draft);
    const write = (next: readonly RuleChange[]) =>
      void set({ draft: next.length === 0 ? null : printDraft(next) });
    const without = (taken: readonly RuleChange[]) =>
      changes.filter((one) => !taken.some((other) => isSamePlace(one, other)));
    return {
      changes,
      text: printDraft(changes),
      problems,
      put: (added) => write([...without(added), ...added]),
      remove: (taken) => write(without(taken)),
      clear: () => write([]),
    };
  }, [draft, set]);
}
