import type { TextOutput } from "./text-output.ts";

/** What a command may touch of the process. */
type CommandContext = {
  readonly out: TextOutput;
  /** For progress and messages beside the result. */
  readonly err: NodeJS.WriteStream;
  /** Aborted by the first Ctrl-C. */
  readonly signal: AbortSignal;
};

/** Returns the exit code: 0 all is well, 1 something failed, 2 the input or its contract is broken. */
export type RunCommand = (args: readonly string[], context: CommandContext) => Promise<number>;

export type Command = {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<RunCommand>;
};
