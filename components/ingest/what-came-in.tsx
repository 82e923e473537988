"use client";
import { RefreshCw } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { useUpload } from "@/components/upload/use-upload";
import type { Pulse } from "@/lib/queries/get-pulse";
import { usePulse } from "./use-pulse";

type Props = {
  readonly suite: string;
  /** As of the page that the server made. */
  readonly pulse: Pulse;
};

/**
 * Says that records have come in since the page was made, and shows them when asked, or as they come where the person
 * wants to follow. It lies over the page, so that nothing moves.
 */
export function WhatCameIn({ suite, pulse }: Props) {
  const router = useRouter();
  const place = usePathname();
  const now = usePulse(suite, pulse);
  const { state } = useUpload();
  const [shown, setShown] = useState({ pulse, place, known: pulse });
  const [follow, setFollow] = useState(false);
  const [reading, startReading] = useTransition();
  // A page made anew, by a refresh or by going to another one, has all that was known until then.
  if (shown.known !== pulse) setShown({ pulse: later(pulse, shown.pulse), place, known: pulse });
  else if (shown.place !== place) setShown({ pulse: now, place, known: pulse });

  const records = now.records - shown.pulse.records;
  const ingests = now.newestIngest > shown.pulse.newestIngest && place.endsWith("/ingests");
  useEffect(() => {
    if (follow && records > 0 && !reading) startReading(() => router.refresh());
  }, [follow, records, reading, router]);

  const busy = state.at !== "idle";
  if (busy || (records <= 0 && !ingests && !follow)) return null;
  return (
    <section
      aria-label="What came in"
      className="fixed bottom-16 left-1/2 z-30 flex w-max max-w-[calc(100vw-24px)] -translate-x-1/2 items-center gap-3 rounded-lg border border-line-strong bg-raised py-1.5 pr-2 pl-3 shadow-pop md:bottom-3"
    >
      <p aria-live="polite" className="min-w-0">
        {follow && records <= 0
          ? now.running > 0
            ? "An ingest is at work"
            : "Nothing new yet"
          : said(records)}
      </p>
      <label className="flex items-center gap-1.5 text-xs text-ink-2">
        <input type="checkbox" checked={follow} onChange={(event) => setFollow(event.target.checked)} />
        Follow
      </label>
      {!follow && (
        <Button
          size="sm"
          tone="primary"
          disabled={reading}
          onClick={() => startReading(() => router.refresh())}
        >
          <RefreshCw aria-hidden /> Show
        </Button>
      )}
    </section>
  );
}

function said(records: number): string {
  if (records <= 0) return "A new ingest";
  return `${records.toLocaleString("en")} new ${records === 1 ? "record" : "records"}`;
}

/** Of two pulses the one that knows more: a page may have been made before the newest was heard of. */
function later(one: Pulse, other: Pulse): Pulse {
  return one.records >= other.records ? one : other;
}
