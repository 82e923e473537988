import type { Step } from "./scenario.ts";
import { TOOLS } from "./tools/registry.ts";

export type MonthAsked = { readonly tool: string; readonly key: string; readonly month: string };

/** The months that a case wants looked up: what a read-only call is to be about. */
export function listMonthsAsked(expected: readonly Step[]): readonly MonthAsked[] {
  return expected.flatMap(({ tool, args }) => {
    const definition = TOOLS.get(tool);
    if (definition?.effect !== "read_only") return [];
    return Object.entries(args).flatMap(([key, month]) =>
      definition.parameters[key]?.meaning === "month" && typeof month === "string"
        ? [{ tool, key, month }]
        : [],
    );
  });
}
