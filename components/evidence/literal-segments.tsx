import { Fragment } from "react";
import { cn } from "@/components/ui/cn";
import type { Segment } from "@/lib/evidence/evidence";

type Props = {
  readonly segments: readonly Segment[];
  /** Line ends break the line, as in the source; else they are signs only. */
  readonly lines?: boolean;
};

/** A literal as it was emitted: what changed is underlined, what can't be seen is a sign, what is left out is counted. */
export function LiteralSegments({ segments, lines = false }: Props) {
  return (
    <code
      dir="ltr"
      className="font-mono text-xs [overflow-wrap:anywhere] whitespace-pre-wrap [unicode-bidi:isolate]"
    >
      {segments.map((segment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a literal's segments have no other identity
        <Fragment key={index}>{piece(segment, lines)}</Fragment>
      ))}
    </code>
  );
}

const CHANGED =
  "rounded-[2px] bg-warn-soft text-ink underline decoration-warn decoration-2 underline-offset-2";

function piece(segment: Segment, lines: boolean) {
  if (segment.kind === "gap") {
    return (
      <span className="mx-0.5 rounded-sm bg-hover px-1 text-2xs text-ink-2">
        … {segment.length.toLocaleString("en")} characters …
      </span>
    );
  }
  if (segment.kind === "sign") {
    const said = `${segment.name}, ${segment.label}`;
    return (
      <>
        <span
          title={said}
          className={cn(
            "mx-px rounded-[2px] border border-warn px-0.5 text-2xs text-warn",
            segment.changed && "bg-warn-soft underline decoration-2 underline-offset-2",
          )}
        >
          {segment.escaped ? segment.source : signOf(segment)}
          {!lines && <span className="sr-only"> ({segment.name})</span>}
        </span>
        {lines && segment.source === "\n" && "\n"}
      </>
    );
  }
  if (!segment.changed) return segment.source;
  return (
    <>
      <mark className={CHANGED}>{segment.source}</mark>
      {segment.codePoints !== null && (
        <span className="mx-0.5 text-2xs text-warn no-underline">{segment.codePoints}</span>
      )}
    </>
  );
}

function signOf(segment: Extract<Segment, { kind: "sign" }>): string {
  if (segment.source === "\n") return "↵";
  if (segment.source === "\t") return "⇥";
  if (segment.source === "\u0000") return "␀";
  return segment.label;
}
