import { witnessKind } from "../../grading/witness/witness-kind.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { SamplePopulation } from "./sample-row.ts";

const NAMES: Readonly<Record<string, string>> = { q: "text", witness: "log against wire" };
const EMPTY: Readonly<Record<string, string>> = {
  tool: "none",
  path: "the whole call",
  model: "not stated",
};

/**
 * A population in words: its runs, then every part of its filter.
 *
 * @example populationWords({ runs: ["r1"], filter: { claim: ["value", "type"] } }) // ["run r1", "claim value or type"]
 */
export function populationWords({ runs, filter }: Pick<SamplePopulation, "runs" | "filter">): string[] {
  return [
    runsInWords(runs),
    ...Object.entries(filter).map(([name, values]) => {
      const said = values.map((value) =>
        value === ""
          ? (EMPTY[name] ?? "empty")
          : name === "witness"
            ? (witnessKind(value)?.title ?? value)
            : decodeStoredText(value).replaceAll("_", name === "kind" ? " " : "_"),
      );
      return `${NAMES[name] ?? name} ${said.join(" or ")}`;
    }),
  ];
}

function runsInWords(runs: readonly string[] | null): string {
  if (runs === null) return "all runs";
  const [first] = runs;
  return runs.length === 1 && first !== undefined ? `run ${decodeStoredText(first)}` : `${runs.length} runs`;
}
