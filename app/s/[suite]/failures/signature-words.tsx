import { Literal } from "@/components/ui/literal";
import type { Claim } from "@/lib/grading/claims";
import type { FailureGroupRow } from "@/lib/queries/failures/failure-group-row";

type Props = { readonly row: Pick<FailureGroupRow, "claim" | "kind" | "expectedShape" | "actualShape"> };

/** Of these the kind says it all: a whole call is there or not. */
const COUNTED: readonly Claim[] = ["count", "extra", "repeat"];

/** What equal findings have in common: the kind, and the shapes where they say more. */
export function SignatureWords({ row: { claim, kind, expectedShape, actualShape } }: Props) {
  const shapes = !COUNTED.includes(claim) && (expectedShape !== "" || actualShape !== "");
  return (
    <span
      title={`${expectedShape} → ${actualShape}`}
      className="block break-words pl-4.5 text-ink-2 text-xs lg:flex lg:min-w-0 lg:items-baseline"
    >
      <span className="shrink-0">{kind.replaceAll("_", " ")}</span>
      {shapes && (
        <span className="ml-2 text-ink-2 lg:flex lg:min-w-0 lg:items-baseline">
          <Literal className="lg:min-w-6 lg:truncate">
            {expectedShape === "" ? "nothing" : expectedShape}
          </Literal>
          <span aria-hidden className="px-1 text-ink-3">
            →
          </span>
          <span className="sr-only"> but got </span>
          <Literal className="lg:min-w-6 lg:truncate">{actualShape === "" ? "nothing" : actualShape}</Literal>
        </span>
      )}
    </span>
  );
}
