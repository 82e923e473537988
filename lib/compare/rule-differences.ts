import type { ToolRules } from "../grading/instrument.ts";
import type { NormalizerUse } from "../grading/model.ts";

type Rules = Readonly<Record<string, ToolRules>>;

/** One rule that two instruments do not share; null: there is none. */
export type RuleDifference = {
  readonly tool: string;
  readonly kind: "norm" | "default";
  /** `month`, `items[].price` */
  readonly path: string;
  /** As text: `month {"zone":"UTC"}`, or the default's JSON text. */
  readonly before: string | null;
  readonly after: string | null;
};

/**
 * What differs between the rules of two instruments, by tool, then path.
 *
 * @example
 * ruleDifferences({}, { find: { norms: { month: { use: "month", options: {} } }, defaults: {} } })
 * // [{ tool: "find", kind: "norm", path: "month", before: null, after: "month" }]
 */
export function ruleDifferences(before: Rules, after: Rules): readonly RuleDifference[] {
  const tools = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return tools.flatMap((tool) => {
    const [old, now] = [own(before, tool), own(after, tool)];
    return [
      ...differences(textsOf(old?.norms, normText), textsOf(now?.norms, normText)).map((one) => ({
        tool,
        kind: "norm" as const,
        ...one,
      })),
      ...differences(textsOf(old?.defaults, String), textsOf(now?.defaults, String)).map((one) => ({
        tool,
        kind: "default" as const,
        ...one,
      })),
    ];
  });
}

function own(rules: Rules, tool: string): ToolRules | undefined {
  return Object.hasOwn(rules, tool) ? rules[tool] : undefined;
}

function textsOf<T>(
  values: Readonly<Record<string, T>> | undefined,
  text: (value: T) => string,
): ReadonlyMap<string, string> {
  return new Map(Object.entries(values ?? {}).map(([path, value]) => [path, text(value)]));
}

function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((path) => {
    const one = { path, before: before.get(path) ?? null, after: after.get(path) ?? null };
    return one.before === one.after ? [] : [one];
  });
}

function normText({ use, options }: NormalizerUse): string {
  const said = JSON.stringify(options, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
  return said === "{}" ? use : `${use} ${said}`;
}
