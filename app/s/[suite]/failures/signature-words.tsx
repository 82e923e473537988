import { Literal } from "@/components/ui/literal";
import type { FailureGroupRow } from "@/lib/queries/failures/failure-group-row";

type Props = { readonly row: Pick<FailureGroupRow, "kind" | "expectedShape" | "actualShape"> };

/** What equal findings have in common: the kind, and the shapes where they say more. */
export function SignatureWords({ row: { kind, expectedShape, actualShape } }: Props) {
  const shapes = expectedShape !== "" || actualShape !== "";
  return (
    <>
      <span>{kind.replaceAll("_", " ")}</span>
      {shapes && (
        <span className="ml-2 text-ink-2">
          <Literal>{expectedShape === "" ? "nothing" : expectedShape}</Literal>
          <span aria-hidden className="px-1 text-ink-3">
            →
          </span>
          <span className="sr-only"> but got </span>
          <Literal>{actualShape === "" ? "nothing" : actualShape}</Literal>
        </span>
      )}
    </>
  );
}
