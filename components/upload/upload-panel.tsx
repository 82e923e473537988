"use client";
import { X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { bytes } from "@/components/ui/bytes";
import { Progress } from "@/components/ui/progress";
import { UploadResult } from "./upload-result";
import { useUpload } from "./use-upload";

/** The upload at hand, in a corner, until it is dismissed. */
export function UploadPanel() {
  const { state, cancel, dismiss } = useUpload();
  if (state.at === "idle") return null;
  const busy = state.at === "sending" || state.at === "ingesting";
  return (
    <section
      aria-label="Upload"
      className="fixed right-3 bottom-16 z-40 w-[min(380px,calc(100vw-24px))] rounded-lg border border-line-strong bg-raised p-3 shadow-pop md:bottom-3"
    >
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 font-medium break-words">{state.name}</p>
        {busy ? (
          <Button size="sm" onClick={cancel}>
            Cancel
          </Button>
        ) : (
          <Button tone="quiet" size="icon" aria-label="Dismiss" className="-mt-1 -mr-1" onClick={dismiss}>
            <X aria-hidden />
          </Button>
        )}
      </div>
      <div aria-live="polite" className="mt-1 text-ink-2">
        {state.at === "sending" && (
          <>
            <p className="mb-1.5">
              Sending: {bytes(state.sent)} of {bytes(state.total)}
            </p>
            <Progress label="Sent" part={state.total === 0 ? null : state.sent / state.total} />
          </>
        )}
        {state.at === "ingesting" && (
          <>
            <p className="mb-1.5">All {bytes(state.total)} sent. The server checks, stores and grades.</p>
            <Progress label="Ingesting" part={null} />
          </>
        )}
        {state.at === "failed" && <p className="text-fail">{state.message}</p>}
        {state.at === "done" && <UploadResult result={state.result} onLeave={dismiss} />}
      </div>
    </section>
  );
}
