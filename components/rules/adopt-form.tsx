"use client";
import { useId, useState } from "react";
import { ReviewerForm } from "@/components/review/reviewer-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { useDeed } from "@/components/ui/use-deed";
import type { RulePreview } from "@/lib/commands/rules/rule-preview";
import type { WorkbenchScope } from "./workbench-scope";

type Props = {
  readonly scope: WorkbenchScope;
  /** As previewed. */
  readonly draft: string;
  readonly preview: RulePreview;
  readonly over: "all" | "scope";
};

/** Makes the draft the rules in force. It asks why, and once more where labels contradict. */
export function AdoptForm({ scope, draft, preview, over }: Props) {
  const id = useId();
  const [reason, setReason] = useState("");
  const [chosen, setChosen] = useState<"all" | "scope">(over);
  const [asking, setAsking] = useState(false);
  const { busy, failed, run } = useDeed();
  const against = preview.levels.map(({ level, labels: { contradicted } }) => ({
    level,
    count: contradicted.records + contradicted.calls,
  }));
  const most = Math.max(...against.map(({ count }) => count));
  const unchanged = preview.levels.every(({ changed }) => !changed);
  const adopt = () =>
    run(
      () => scope.adopt({ draft, reason: reason.trim(), runs: chosen === "scope" ? scope.runs : null }),
      () => setAsking(false),
    );
  return (
    <section aria-label="Adopt" className="mt-4 space-y-3 border-t pt-4">
      <p className="text-ink-2">
        <span className="font-semibold text-ink">Adopt</span> makes a new version of equivalent and effect,
        and grades the runs by it in the background. Verdicts of the versions before stay.
      </p>
      {scope.reviewer === null ? (
        <ReviewerForm reviewer={null} />
      ) : (
        <form
          className="space-y-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim() === "") return;
            if (most > 0) setAsking(true);
            else adopt();
          }}
        >
          <div>
            <label htmlFor={id} className="text-xs text-ink-2">
              Why, for those who meet it later
            </label>
            <Input
              id={id}
              value={reason}
              required
              maxLength={1000}
              placeholder="handlers take months as any instant in them"
              onChange={(event) => setReason(event.target.value)}
            />
          </div>
          {scope.runs !== null && (
            <fieldset className="flex flex-wrap gap-x-4 gap-y-1">
              <legend className="sr-only">Runs to grade</legend>
              {(["all", "scope"] as const).map((one) => (
                <label key={one} className="inline-flex items-center gap-1.5">
                  <input
                    type="radio"
                    name={`${id}-runs`}
                    checked={chosen === one}
                    onChange={() => setChosen(one)}
                    className="accent-accent"
                  />
                  {one === "all"
                    ? "grade all runs"
                    : `only the ${scope.runs?.length.toLocaleString("en")} chosen above`}
                </label>
              ))}
            </fieldset>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              tone={most > 0 ? "danger" : "primary"}
              disabled={busy || reason.trim() === "" || unchanged}
            >
              {busy ? "Adopting…" : most > 0 ? "Adopt all the same" : "Adopt"}
            </Button>
            <span className="text-xs text-ink-3">as {scope.reviewer}</span>
          </div>
          {failed !== null && !asking && <Failed>{failed}</Failed>}
        </form>
      )}
      <Dialog
        title={`Adopt against ${most.toLocaleString("en")} ${most === 1 ? "label" : "labels"}?`}
        description={`By these labels the agent was wrong, and it would pass: ${against.map(({ level, count }) => `${count.toLocaleString("en")} under ${level}`).join(", ")}. A rule that hides real failures makes the rate look better than the agent is.`}
        open={asking}
        onOpenChange={setAsking}
      >
        {failed !== null && <Failed>{failed}</Failed>}
        <div className="mt-2 flex justify-end gap-2">
          <Button onClick={() => setAsking(false)} disabled={busy}>
            Leave it
          </Button>
          <Button tone="danger" disabled={busy} onClick={adopt}>
            Adopt against {most.toLocaleString("en")} {most === 1 ? "label" : "labels"}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

function Failed({ children }: { readonly children: string }) {
  return (
    <p role="alert" className="text-fail">
      It was not adopted: {children} The draft is kept.
    </p>
  );
}
