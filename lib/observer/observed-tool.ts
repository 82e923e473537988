/** A tool as its registry or a request described it. */
export type ObservedTool = {
  readonly name: string;
  readonly description?: string | null;
  /** JSON Schema of its arguments, as JSON text. */
  readonly inputSchema?: string | null;
  readonly effect?: "side_effecting" | "read_only" | null;
  /** MCP annotations, as JSON text: `readOnlyHint` says the effect. */
  readonly annotations?: string | null;
};
