"use client";
import { useState } from "react";
import type { TrajectoryPage } from "@/lib/queries/record/trajectory-page";
import { PartButton } from "./part-button";
import { type RecordApi, recordApiHref } from "./record-api";
import { TrajectorySpine } from "./trajectory-spine";
import { usePart } from "./use-part";

type Props = { readonly api: RecordApi; readonly first: TrajectoryPage };

/** The spine of a record; a long one comes by parts. */
export function TrajectoryView({ api, first }: Props) {
  const [steps, setSteps] = useState(first.steps);
  const { busy, error, read } = usePart<TrajectoryPage>();
  return (
    <>
      <TrajectorySpine steps={steps} />
      {steps.length < first.total && (
        <p className="flex flex-wrap items-center gap-2 py-1 text-ink-2">
          {steps.length.toLocaleString("en")} of {first.total.toLocaleString("en")} calls.
          <PartButton
            text="Show more"
            busy={busy}
            error={error}
            onClick={() =>
              read(recordApiHref(api, "trajectory", { from: steps.length }), (page) =>
                setSteps([...steps, ...page.steps]),
              )
            }
          />
        </p>
      )}
    </>
  );
}
