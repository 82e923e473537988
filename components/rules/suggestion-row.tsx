"use client";
import { ChevronDown, ChevronRight } from "lucide-react";
import { Literal } from "@/components/ui/literal";
import type { RuleSuggestion } from "@/lib/commands/rules/rule-suggestion";
import { evidenceWords } from "./evidence-words";
import { MeasuredFacts } from "./measured-facts";
import { RuleLiteral } from "./rule-literal";
import { SuggestionDetail } from "./suggestion-detail";

type Props = {
  readonly suggestion: RuleSuggestion;
  readonly ticked: boolean;
  readonly open: boolean;
  readonly onTick: () => void;
  readonly onOpen: () => void;
};

/** A suggested rule: where, what speaks for it, what it would do, and a box that puts it into the draft. */
export function SuggestionRow({ suggestion, ticked, open, onTick, onOpen }: Props) {
  const { tool, path, rule, findings, settled, evidence } = suggestion;
  const [first, ...others] = evidence;
  const Arrow = open ? ChevronDown : ChevronRight;
  return (
    <li className="border-b py-2 has-[[data-rules-row]:focus-visible]:bg-hover">
      <div className="flex items-start gap-2">
        <input
          type="checkbox"
          data-rules-row
          checked={ticked}
          onChange={onTick}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            onOpen();
          }}
          aria-label={`${tool} ▸ ${path}: ${rule.use}`}
          className="mt-1 size-3.5 shrink-0 accent-accent"
        />
        <div className="min-w-0 flex-1">
          <p className="[overflow-wrap:anywhere]">
            <Literal>{tool}</Literal>
            <span className="text-ink-3"> ▸ </span>
            <Literal>{path}</Literal>
            <span aria-hidden className="px-1 text-ink-3">
              →
            </span>
            <RuleLiteral rule={rule} />
          </p>
          {first && (
            <p className="text-ink-2">
              {first.findings.toLocaleString("en")} {first.findings === 1 ? "finding" : "findings"}:{" "}
              <Literal className="font-sans text-sm">{evidenceWords(first)}</Literal>
              {others.length > 0 && (
                <span className="text-ink-3">
                  {" "}
                  and {others.length} {others.length === 1 ? "other kind" : "other kinds"}
                </span>
              )}
            </p>
          )}
          <MeasuredFacts measured={suggestion} of={findings} />
        </div>
        <div className="flex shrink-0 items-center gap-1">
          <span className="text-base font-semibold" title={`settles ${settled} of ${findings} findings`}>
            {settled.toLocaleString("en")}
          </span>
          <button
            type="button"
            aria-expanded={open}
            aria-label={`${tool} ▸ ${path}: examples`}
            onClick={onOpen}
            className="rounded-md p-1 text-ink-3 hover:bg-hover hover:text-ink"
          >
            <Arrow aria-hidden className="size-4" />
          </button>
        </div>
      </div>
      {open && <SuggestionDetail suggestion={suggestion} />}
    </li>
  );
}
