"use client";
import { Button } from "@/components/ui/button";
import { Count } from "@/components/ui/count";
import type { MoreRows } from "./use-more-rows";

type Props = Pick<MoreRows<unknown>, "more" | "state" | "load"> & {
  readonly loaded: number;
  readonly noun: string;
};

/** Below a list: how much of it is here, and how to go on. */
export function ListEnd({ more, state, load, loaded, noun }: Props) {
  return (
    <div className="flex min-h-10 items-center gap-3 px-2 text-xs text-ink-3">
      <span>
        <Count value={loaded} /> {noun} {more ? "shown" : "shown, the end"}
      </span>
      {state === "failed" && (
        <span role="alert" className="text-fail">
          The next could not be read.
        </span>
      )}
      {more && (
        <Button size="sm" disabled={state === "loading"} onClick={load}>
          {state === "loading" ? "Reading" : state === "failed" ? "Try again" : "More"}
        </Button>
      )}
    </div>
  );
}
