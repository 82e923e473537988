"use client";
import { X } from "lucide-react";
import Link from "next/link";
import { formatsHref } from "@/components/formats/formats-href";
import { Button } from "@/components/ui/button";
import { bytes } from "@/components/ui/bytes";
import { Progress } from "@/components/ui/progress";
import type { IngestStatus } from "./ingest-status";
import { UploadResult } from "./upload-result";
import { useUpload } from "./use-upload";

/** The upload at hand, in a corner, until it is dismissed. */
export function UploadPanel() {
  const { suite, state, cancel, dismiss } = useUpload();
  if (state.at === "idle" || state.at === "asking") return null;
  return (
    <section
      aria-label="Upload"
      className="fixed right-3 bottom-16 z-40 w-[min(380px,calc(100vw-24px))] rounded-lg border border-line-strong bg-raised p-3 shadow-pop md:bottom-3"
    >
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 font-medium break-words">{state.name}</p>
        {state.at === "sending" && (
          <Button size="sm" onClick={cancel}>
            Cancel
          </Button>
        )}
        {(state.at === "done" || state.at === "failed") && (
          <Button tone="quiet" size="icon" aria-label="Dismiss" className="-mt-1 -mr-1" onClick={dismiss}>
            <X aria-hidden />
          </Button>
        )}
      </div>
      <div aria-live="polite" className="mt-1 text-ink-2">
        {state.at === "looking" && <p>Looking at what it is</p>}
        {state.at === "sending" && (
          <>
            <p className="mb-1.5">
              Sending: {bytes(state.sent)} of {bytes(state.total)}
            </p>
            <Progress label="Sent" part={state.total === 0 ? null : state.sent / state.total} />
          </>
        )}
        {state.at === "ingesting" && <Ingesting status={state.status} />}
        {state.at === "failed" && <p className="text-fail wrap-anywhere">{state.message}</p>}
        {state.at === "failed" && state.code === "not_recognized" && (
          <p className="mt-1">
            Nothing was imported.{" "}
            <Link className="link" href={formatsHref(suite)} onClick={dismiss}>
              What is recognized, and by what
            </Link>
          </p>
        )}
        {state.at === "done" && <UploadResult status={state.status} onLeave={dismiss} />}
      </div>
    </section>
  );
}

const DOING: Readonly<Record<string, string>> = {
  reading: "Reading: tools, cases, runs",
  waiting: "Waiting: another ingest writes this suite",
  writing: "Storing and grading",
  regrading: "Grading anew what the change concerns",
  joining: "Joining what several sources tell of one trial",
};

function Ingesting({ status }: { readonly status: IngestStatus | null }) {
  const part = status?.bytes_total ? status.bytes / status.bytes_total : null;
  return (
    <>
      <p className="mb-1.5">
        {status === null ? "All sent" : (DOING[status.state] ?? status.state)}
        {status !== null && status.records > 0 && (
          <>
            : {status.records.toLocaleString("en")} records, {status.calls.toLocaleString("en")} calls
          </>
        )}
      </p>
      <Progress label="Ingest" part={part} />
    </>
  );
}
