import type { JsonSource } from "./json-source.ts";
import type { Effect, SuiteOptions, ToolObject } from "./model.ts";
import type { Schema } from "./schema.ts";

export type CompiledTool = {
  readonly name: string;
  readonly effect: Effect | null;
  /** null: the tool came without a schema (or with a text that is none). */
  readonly schema: Schema | null;
  /** Parameter path → stated default, the tool's own before its schema's; what instruments carry. */
  readonly defaults: ReadonlyMap<string, JsonSource>;
  /** The same as the tool came, whatever was adopted over it: what levels without rules know. */
  readonly ownDefaults: ReadonlyMap<string, JsonSource>;
  readonly source: ToolObject;
};

/** A suite's tools and options, read once for all its cases. */
export type CompiledSuite = {
  readonly tools: ReadonlyMap<string, CompiledTool>;
  readonly options: SuiteOptions;
};
