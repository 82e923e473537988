import type { Value } from "./value.ts";

/** What a parameter means to its handler: decides which spellings come to the same and which slips can happen. */
export type Meaning =
  | "id"
  | "text"
  | "word"
  | "month"
  | "day"
  | "instant"
  | "duration"
  | "cents"
  | "amount"
  | "members"
  | "steps"
  | "count"
  | "flag";

export type Parameter = {
  readonly meaning: Meaning;
  readonly required: boolean;
  /** Undefined: no default. */
  readonly default: Value | undefined;
  readonly schema: Readonly<Record<string, unknown>>;
};

export type Tool = {
  readonly name: string;
  readonly description: string;
  readonly effect: "side_effecting" | "read_only" | null;
  readonly parameters: Readonly<Record<string, Parameter>>;
};
