import type { Facet } from "@/lib/queries/failures/facet";
import type { FailuresParams } from "@/lib/queries/failures-params";

/** A part of the filter that stands in the URL, and the parameters without it. */
export type ActiveFilter = {
  readonly name: Exclude<Facet, "run" | "instrument"> | "signature" | "q";
  readonly value: string;
  readonly without: Partial<FailuresParams>;
};

const FACET_NAMES = ["claim", "kind", "tool", "path", "case", "model", "signal", "witness"] as const;

/** Every part of a filter but its scope, in the order of the facets. */
export function activeFilters(params: FailuresParams): readonly ActiveFilter[] {
  const text = params.q.trim();
  return [
    ...(text === "" ? [] : [{ name: "q" as const, value: text, without: { q: "" } }]),
    ...FACET_NAMES.flatMap((name) => {
      const values: readonly string[] = params[name];
      return values.map((value) => ({
        name,
        value,
        without: { [name]: values.filter((other) => other !== value) } as Partial<FailuresParams>,
      }));
    }),
    ...params.signature.map((id) => ({
      name: "signature" as const,
      value: String(id),
      without: { signature: params.signature.filter((other) => other !== id) },
    })),
  ];
}
