"use client";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import type { Effect } from "@/lib/grading/model";

type Props = {
  readonly tool: string;
  readonly effect: Effect | null;
  /** Null where it went well, else why not. */
  readonly declare: (effect: Effect | null) => Promise<string | null>;
};

const CHOICES = [
  { effect: "side_effecting", text: "changes the world" },
  { effect: "read_only", text: "read only" },
  { effect: null, text: "take it back" },
] as const;

/** Says whether a tool changes the world; what was said here can be changed or taken back. */
export function DeclareButtons({ tool, effect, declare }: Props) {
  const [busy, start] = useTransition();
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {CHOICES.filter((choice) => choice.effect !== effect).map((choice) => (
        <Button
          key={choice.text}
          size="sm"
          tone={choice.effect === null ? "quiet" : "plain"}
          aria-label={`${tool}: ${choice.text}`}
          disabled={busy}
          onClick={() =>
            start(async () => {
              setFailed(null);
              try {
                setFailed(await declare(choice.effect));
              } catch {
                setFailed("The server did not answer. Look whether it was saved, then try again.");
              }
            })
          }
        >
          {choice.text}
        </Button>
      ))}
      {busy && <span className="text-xs text-ink-3">grading anew…</span>}
      {failed !== null && (
        <span role="alert" className="whitespace-normal text-fail">
          {failed}
        </span>
      )}
    </span>
  );
}
