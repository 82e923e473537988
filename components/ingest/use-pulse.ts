"use client";
import { useEffect, useState } from "react";
import type { Pulse } from "@/lib/queries/get-pulse";
import { suiteSegment } from "@/lib/queries/suite-segment";

const AT_WORK_MS = 2000;
const QUIET_MS = 6000;
const LONGEST_MS = 60_000;

/** The suite's newest pulse, asked for while the tab is looked at: more often while an ingest is at work. */
export function usePulse(suite: string, first: Pulse): Pulse {
  const [pulse, setPulse] = useState(first);
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let asking = false;
    const ask = async () => {
      clearTimeout(timer);
      if (asking || document.visibilityState !== "visible") return;
      asking = true;
      let wait = QUIET_MS;
      try {
        const response = await fetch(`/api/suites/${suiteSegment(suite)}/pulse`, { signal: stop.signal });
        if (!response.ok) throw new Error(response.statusText);
        const found = (await response.json()) as Pulse;
        failures = 0;
        setPulse((known) => (same(known, found) ? known : found));
        if (found.running > 0) wait = AT_WORK_MS;
      } catch {
        // A server that is away is asked less and less often; the pages themselves say what fails.
        failures += 1;
        wait = Math.min(QUIET_MS * 2 ** failures, LONGEST_MS);
      }
      asking = false;
      if (!stop.signal.aborted) timer = setTimeout(ask, wait);
    };
    timer = setTimeout(ask, AT_WORK_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [suite]);
  return pulse;
}

function same(one: Pulse, other: Pulse): boolean {
  return (
    one.records === other.records && one.newestIngest === other.newestIngest && one.running === other.running
  );
}
