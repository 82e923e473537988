import type { JsonText } from "../../json/json-node.ts";

/** A tool that a request offers. */
export type WireTool = {
  readonly name: string;
  readonly description: string | null;
  /** JSON Schema of the arguments, its literals as written; null where none is given. */
  readonly inputSchema: JsonText | null;
};

/** What a request tells the model of a call that it made before. */
export type WireResult = {
  /** The id of the call that it answers; null where the API gives none. */
  readonly callId: string | null;
  /** The tool's name, where the API says it. */
  readonly name: string | null;
  /** As written; null where the result is empty. */
  readonly result: JsonText | null;
  /** True where the API knows of errors and this is one. */
  readonly isError: boolean;
};

/** What one request to a provider holds of tools. */
export type WireRequest = {
  readonly tools: readonly WireTool[];
  /** Of the whole conversation so far, in order: a client sends earlier ones again. */
  readonly results: readonly WireResult[];
  /** How many answers of the model the conversation holds so far: the index of the one asked for. */
  readonly turn: number;
};
