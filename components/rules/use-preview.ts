"use client";
import { useEffect, useRef, useState } from "react";
import type { RulePreview } from "@/lib/commands/rules/rule-preview";
import type { RulesState } from "@/lib/queries/rules/find-rules-state";
import { rulesApiPath } from "@/lib/queries/rules/rules-api-path";
import { keepResult } from "./keep-result";
import { readKept } from "./read-kept";
import type { RuleJob } from "./rule-job";
import type { Draft } from "./use-draft";
import { useRuleJob } from "./use-rule-job";

type Asked = {
  readonly suite: string;
  /** Run ids; null: all runs. */
  readonly runs: readonly string[] | null;
  readonly state: RulesState;
  readonly draft: Draft;
};

/** Quick ticks one after the other make one preview. */
const SETTLED_MS = 400;

/**
 * The preview of the draft as it stands. It begins when asked for, and from then on whenever the draft or the runs
 * change; one that was made before in this tab comes at once.
 */
export function usePreview({ suite, runs, state, draft }: Asked): {
  readonly job: RuleJob<RulePreview>;
  readonly begin: () => void;
  readonly cancel: () => void;
} {
  const { job, start, cancel, set } = useRuleJob<RulePreview>();
  const [jobKey, setJobKey] = useState("");
  const asked = useRef(false);
  const key = `claimcheck.preview ${state.instrument} ${state.data} ${runs?.join(",") ?? ""} ${draft.text}`;

  const begin = () => {
    asked.current = true;
    setJobKey(key);
    start<RulePreview>(
      (signal) =>
        fetch(rulesApiPath(suite, "preview"), {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ draft: draft.text, runs }),
          signal,
        }),
      (result) => {
        keepResult(key, result);
        return result;
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another key begins it anew
  useEffect(() => {
    const kept = draft.changes.length === 0 ? null : readKept<RulePreview>(key);
    if (kept !== null) {
      setJobKey(key);
      set({ state: "done", result: kept });
      return;
    }
    set({ state: "idle" });
    if (!asked.current || draft.changes.length === 0) return;
    const timer = setTimeout(begin, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return {
    job: jobKey === key ? job : { state: "idle" },
    begin,
    cancel: () => {
      asked.current = false;
      cancel();
    },
  };
}
