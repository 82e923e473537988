import type { CompiledTool } from "../grading/compiled-suite.ts";
import type { AdoptedRules } from "./adopted-rules.ts";
import type { RuleChange } from "./rule-change.ts";

/**
 * What is adopted for a tool once `changes` of it are made, one after the other. `own`: the tool as it came. A change
 * that comes to the tool's own rule, or drops what it never had, leaves nothing adopted at its path.
 *
 * @example adoptChanges(own, { norms: {}, defaults: {} }, [{ kind: "norm", tool: "refund", path: "on", rule: null }])
 */
export function adoptChanges(
  own: CompiledTool,
  adopted: AdoptedRules,
  changes: Iterable<RuleChange>,
): AdoptedRules {
  // Maps, as a path may be called `__proto__`.
  const norms = new Map(Object.entries(adopted.norms));
  const defaults = new Map(Object.entries(adopted.defaults));
  for (const change of changes) {
    const { path } = change;
    if (change.kind === "norm") {
      const came = Object.hasOwn(own.source.evalNorms, path) ? own.source.evalNorms[path] : undefined;
      if (isSame(change.rule, came ?? null)) norms.delete(path);
      else norms.set(path, change.rule);
    } else {
      const came = own.ownDefaults.get(path);
      const text = came === undefined ? null : came.text.slice(came.node.start, came.node.end);
      if (change.value === text) defaults.delete(path);
      else defaults.set(path, change.value);
    }
  }
  return { norms: Object.fromEntries(norms), defaults: Object.fromEntries(defaults) };
}

function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
