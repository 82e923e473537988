"use client";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Segment } from "@/lib/evidence/evidence";
import { DownloadLink } from "./download-link";
import { LiteralSegments } from "./literal-segments";
import { type RecordApi, recordApiHref } from "./record-api";

type Props = {
  readonly api: RecordApi;
  readonly callIndex: number;
  readonly shown: readonly Segment[];
  /** The whole text where it is short enough to travel with the page. */
  readonly text: string | null;
  readonly length: number;
};

/** The argument text as it was emitted: to read, to copy, to save. */
export function RawText({ api, callIndex, shown, text, length }: Props) {
  const [copied, setCopied] = useState<string | null>(null);
  const href = recordApiHref(api, "raw", { call: callIndex });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text ?? (await (await fetch(href)).text()));
      setCopied("Copied");
    } catch {
      setCopied("Could not copy");
    }
    setTimeout(() => setCopied(null), 2000);
  };
  return (
    <details className="group/raw px-3 py-1">
      <summary className="flex min-w-0 items-baseline gap-2 text-xs text-ink-2 hover:text-ink">
        <span aria-hidden className="inline-block transition-none group-open/raw:rotate-90">
          ▸
        </span>
        raw text
        <span className="text-ink-3">{length.toLocaleString("en")} characters</span>
      </summary>
      <div className="mt-1 rounded-md bg-panel p-2">
        {length === 0 ? (
          <span className="text-ink-3">empty text</span>
        ) : (
          <LiteralSegments lines segments={shown} />
        )}
      </div>
      <div className="mt-1 flex gap-1">
        <Button tone="quiet" size="sm" onClick={copy} aria-label={`Copy raw text of call ${callIndex}`}>
          {copied === "Copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
          <span aria-live="polite">{copied ?? "Copy"}</span>
        </Button>
        <DownloadLink href={href} label={`Download raw text of call ${callIndex}`} />
      </div>
    </details>
  );
}
