"use client";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { ReviewerForm } from "@/components/review/reviewer-form";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { useDeed } from "@/components/ui/use-deed";

type Props = {
  /** The version that it will be. */
  readonly version: number;
  /** In whose name; null: nobody has said who this is. */
  readonly actor: string | null;
  /** Labelled failures that would pass; null: the preview has not said yet. */
  readonly contradicted: number | null;
  readonly adopt: (reason: string) => Promise<string | null>;
  /** Where to go afterwards. */
  readonly then: string;
};

/** Makes the changed case the one that later records are graded by. It asks why. */
export function AdoptForm({ version, actor, contradicted, adopt, then }: Props) {
  const router = useRouter();
  const id = useId();
  const [reason, setReason] = useState("");
  const { busy, failed, run } = useDeed();
  const against = contradicted ?? 0;
  return (
    <section aria-label="Adopt" className="space-y-2 border-t pt-3">
      <p className="text-ink-2">
        <span className="font-semibold text-ink">Adopt</span> makes this version {version} of the case: what
        arrives from now on is graded by it. Records that are here keep their version and verdict.
      </p>
      {actor === null ? (
        <ReviewerForm reviewer={null} />
      ) : (
        <form
          className="space-y-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim() !== "")
              run(
                () => adopt(reason.trim()),
                () => router.push(then),
              );
          }}
        >
          <div>
            <label htmlFor={id} className="text-xs text-ink-2">
              Why the expectation was wrong
            </label>
            <Input
              id={id}
              value={reason}
              required
              maxLength={2000}
              onChange={(event) => setReason(event.target.value)}
            />
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              tone={against > 0 ? "danger" : "primary"}
              disabled={busy || reason.trim() === "" || contradicted === null}
            >
              {busy
                ? "Adopting…"
                : against > 0
                  ? `Adopt against ${against.toLocaleString("en")} ${against === 1 ? "label" : "labels"}`
                  : "Adopt"}
            </Button>
            <span className="text-xs text-ink-3">
              {contradicted === null ? "once the preview is there" : `as ${actor}`}
            </span>
          </div>
          {failed !== null && (
            <p role="alert" className="text-fail">
              It was not adopted: {failed}
            </p>
          )}
        </form>
      )}
    </section>
  );
}
