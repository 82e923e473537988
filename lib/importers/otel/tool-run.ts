import type { JsonText } from "../../json/json-node.ts";

/** One time that a tool ran. Times are nanoseconds since 1970. */
export type ToolRun = {
  readonly id: string;
  readonly callId: string | null;
  readonly name: string;
  /** What the tool was given, as text or, where it was no text, as it was written. */
  readonly argumentsText: string | null;
  readonly isText: boolean;
  readonly result: JsonText | null;
  readonly error: JsonText | null;
  readonly start: bigint | null;
  readonly end: bigint | null;
};
