"use client";
import { Button } from "@/components/ui/button";

type Props = { readonly error: unknown; readonly retry: () => void };

/** A page that could not be read: what failed, what was kept, what to do. */
export function FailurePage({ error, retry }: Props) {
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : null;
  return (
    <div role="alert" className="mx-auto flex max-w-140 flex-col items-start gap-2 px-4 py-12">
      <h1 className="text-base font-semibold">This page could not be read</h1>
      <p className="text-ink-2">
        The server answered with an error while reading from its database, so nothing is shown rather than
        something wrong. Nothing was changed: all that was ingested is kept.
      </p>
      <p className="text-ink-2">
        Try again. If it stays, see whether the server and its database still run; the server’s output has the
        cause
        {digest === null ? "." : " under the number below."}
      </p>
      {digest !== null && (
        <code className="rounded-sm bg-hover px-1.5 py-0.5 font-mono text-xs">{digest}</code>
      )}
      <Button tone="primary" className="mt-2" onClick={() => retry()}>
        Try again
      </Button>
    </div>
  );
}
