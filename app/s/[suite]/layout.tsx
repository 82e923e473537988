import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { Rail } from "@/components/frame/rail";
import { sayWaiting } from "@/components/frame/say-waiting";
import { SkipLink } from "@/components/frame/skip-link";
import { TopBar } from "@/components/frame/top-bar";
import { WhatCameIn } from "@/components/ingest/what-came-in";
import { getReviewer } from "@/components/review/get-reviewer";
import { UploadProvider } from "@/components/upload/upload-provider";
import { decodeStoredText } from "@/lib/json/decode-stored-text";
import { decodeSegment } from "@/lib/queries/decode-segment";
import { findSuite } from "@/lib/queries/find-suite";
import { getFrame } from "@/lib/queries/get-frame";
import { getPulse } from "@/lib/queries/get-pulse";

type Props = { readonly params: Promise<{ suite: string }>; readonly children: ReactNode };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const name = decodeStoredText(decodeSegment((await params).suite));
  return { title: { default: name, template: `%s · ${name} · Claimcheck` } };
}

export default async function SuiteLayout({ params, children }: Props) {
  const suite = await findSuite(decodeSegment((await params).suite));
  if (suite === null) notFound();
  // Before what the page reads, so that nothing that comes in between is taken for shown.
  const pulse = await getPulse(suite.id);
  const [frame, reviewer] = await Promise.all([getFrame(suite.id), getReviewer()]);
  return (
    <div className="md:flex">
      <SkipLink />
      <Rail suite={suite.name} waiting={sayWaiting(frame.waiting)} />
      <div className="min-w-0 flex-1 pb-16 md:pb-0">
        <TopBar
          suite={suite.name}
          suites={frame.suites}
          runs={frame.runs.map((run) => ({
            key: run.key,
            runId: run.runId,
            at: run.orderedAt.toISOString(),
            model: run.model,
            gitSha: run.gitSha,
            incomplete: run.incomplete,
          }))}
          runCount={frame.runCount}
          instruments={frame.instruments}
          reviewer={reviewer}
        />
        <main id="main" tabIndex={-1} className="outline-none">
          <UploadProvider suite={suite.name}>
            {children}
            <WhatCameIn suite={suite.name} pulse={pulse} />
          </UploadProvider>
        </main>
      </div>
    </div>
  );
}
