import { fingerprint } from "../commands/ingest/fingerprint.ts";
import { checkCase } from "../grading/check-case.ts";
import { checkSuite } from "../grading/check-suite.ts";
import { compileSuite } from "../grading/compile-suite.ts";
import type { CompiledSuite } from "../grading/compiled-suite.ts";
import { completeCase } from "../grading/complete-case.ts";
import { completeTool } from "../grading/complete-tool.ts";
import { duplicateViolation } from "../grading/duplicate-violation.ts";
import type { CaseObject, NativeObject, SuiteOptions, ToolObject } from "../grading/model.ts";
import type { Violation } from "../grading/result.ts";
import { readObjects } from "../sources/read-objects.ts";
import type { ReadOptions } from "../sources/read-options.ts";
import type { RecognizedFile } from "../sources/recognized-file.ts";

/** A suite as its files define it, with all that it contradicts itself in. */
export type Definitions = {
  readonly suite: CompiledSuite;
  readonly cases: ReadonlyMap<string, CaseObject>;
  readonly violations: readonly Violation[];
  /** Those of each case that has any. */
  readonly caseViolations: ReadonlyMap<string, readonly Violation[]>;
};

const DEFAULTS: SuiteOptions = { argsMatch: "named", repeats: "signal" };

/**
 * The first of two passes: what records refer to. Of two definitions of one id the first holds (K8 names the second);
 * one that came along with records gives way to a stated one.
 */
export async function collectDefinitions(
  files: readonly RecognizedFile[],
  options: ReadOptions,
): Promise<Definitions> {
  const tools = new Map<string, ToolObject>();
  const cases = new Map<string, CaseObject>();
  const foundTools = new Map<string, ToolObject>();
  const foundCases = new Map<string, CaseObject>();
  const doubled = new Map<string, Violation>();
  let suiteOptions: SuiteOptions | null = null;

  for await (const items of readObjects(files, { ...options, pass: "definitions" })) {
    for (const item of items) if (item.type === "object") take(item.object);
  }

  function take(object: NativeObject): void {
    if (object.kind === "suite") suiteOptions ??= object;
    if (object.kind === "tool") keep(tools, foundTools, object.name, object);
    if (object.kind === "case") keep(cases, foundCases, object.caseId, object);
  }

  function keep<T extends ToolObject | CaseObject>(
    into: Map<string, T>,
    found: Map<string, T>,
    id: string,
    object: T,
  ): void {
    if (object.found) {
      if (!found.has(id)) found.set(id, object);
      return;
    }
    const first = into.get(id);
    if (first === undefined) into.set(id, object);
    else if (fingerprint(first) !== fingerprint(object)) {
      const kind = object.kind;
      doubled.set(JSON.stringify([kind, id]), duplicateViolation(kind, id));
    }
  }

  for (const [name, found] of foundTools) {
    const stated = tools.get(name);
    tools.set(name, stated === undefined ? found : completeTool(stated, found));
  }
  for (const [id, found] of foundCases) {
    const stated = cases.get(id);
    cases.set(id, stated === undefined ? found : completeCase(stated, found));
  }
  const { argsMatch, repeats } = suiteOptions ?? DEFAULTS;
  const suite = compileSuite(tools.values(), { argsMatch, repeats });
  const caseViolations = new Map<string, Violation[]>();
  for (const source of cases.values()) {
    const found = checkCase(suite, source);
    const twice = doubled.get(JSON.stringify(["case", source.caseId]));
    if (twice !== undefined) found.push(twice);
    if (found.length > 0) caseViolations.set(source.caseId, found);
  }
  const toolsDoubled = [...doubled.values()].filter((violation) => violation.tool !== null);
  const violations = [...checkSuite(suite), ...toolsDoubled, ...[...caseViolations.values()].flat()];
  return { suite, cases, violations, caseViolations };
}
