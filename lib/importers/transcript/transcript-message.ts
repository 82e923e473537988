import type { RecordedCall } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";

export type CallPart = {
  readonly type: "call";
  readonly id: string | null;
  readonly name: string;
  readonly argumentsRaw: string | null;
  readonly providerParsed: boolean;
  readonly extra: JsonText | null;
  /** Of a call that came with its outcome: what else was emitted together with it can't be known then. */
  readonly outcome?: Pick<RecordedCall, "result" | "error">;
};

export type ResultPart = {
  readonly type: "result";
  /** The id of the call that it answers; null where the format gave none. */
  readonly id: string | null;
  /** The tool that it is from, where the format says so. */
  readonly name: string | null;
  readonly result: JsonText | null;
  readonly error: JsonText | null;
};

export type TextPart = { readonly type: "text"; readonly text: string };

/** What one message of a transcript holds, in the order in which it was written, the same for every provider. */
export type TranscriptMessage = {
  readonly fromAgent: boolean;
  readonly parts: readonly (CallPart | ResultPart | TextPart)[];
};
