import type { JsonText } from "../../json/json-node.ts";

/** One turn of a session, the same for both shapes. */
export type Turn = {
  /** What the user said. */
  readonly input: JsonText | null;
  /** The calls that are expected, each with its arguments as they are written; null where nothing is said of them. */
  readonly calls: readonly { readonly name: string; readonly args: JsonText | null }[] | null;
  /** What the agent should say in the end. */
  readonly reference: JsonText | null;
};
