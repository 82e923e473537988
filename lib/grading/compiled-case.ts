import type { CompiledSuite, CompiledTool } from "./compiled-suite.ts";
import type { Instrument } from "./instrument.ts";
import type { CaseObject } from "./model.ts";
import type { GradeResult } from "./result.ts";
import type { RuleNode } from "./rule-node.ts";
import type { Want } from "./want.ts";

/** One argument that a case names. */
export type NamedArgument = {
  readonly key: string;
  /** Any of these is right; one where the case gave no `args_any_of`. */
  readonly wants: readonly Want[];
  readonly optional: boolean;
  readonly required: boolean;
  /** Leaving it out says the same, because it is the stated default (G17). */
  readonly isDefault: boolean;
};

export type CompiledExpected = {
  readonly index: number;
  readonly name: string;
  readonly tool: CompiledTool | null;
  readonly named: readonly NamedArgument[];
  readonly names: ReadonlySet<string>;
  /** Parameters that the schema requires and the case does not name. */
  readonly requiredUnnamed: readonly string[];
  readonly rules: RuleNode | null;
  /** A key that nobody named is wrong (`args_match: exact`). */
  readonly exact: boolean;
  /** A key that the schema lacks is wrong. */
  readonly closed: boolean;
  /** Whether the case, or its tool's schema, asks anything of the arguments. */
  readonly valuesAsked: boolean;
  /** Equal for expected calls that any call meets or misses alike. */
  readonly likeness: string;
};

export type CompiledAlternative = {
  readonly index: number;
  readonly expected: readonly CompiledExpected[];
  /** Name → indices of the expected calls of that name. */
  readonly byName: ReadonlyMap<string, readonly number[]>;
  /** Name → the expected call, where no name is expected twice; else null. */
  readonly single: ReadonlyMap<string, CompiledExpected> | null;
  /** Name of a call → the expected names of which it is a variant; filled while grading. */
  readonly variants: Map<string, readonly string[]>;
  /** What the claims come to where every expected call is plainly right and nothing else counts. */
  readonly passing: GradeResult["claims"];
};

/** A case under one instrument, read once for all its records. */
export type CompiledCase = {
  readonly suite: CompiledSuite;
  readonly instrument: Instrument;
  readonly source: CaseObject;
  readonly alternatives: readonly CompiledAlternative[];
  /** Why no record of it can be graded; null where they can. */
  readonly broken: string | null;
};
