import type { JsonText } from "../../json/json-node.ts";
import type { JsonMembers } from "../json-members.ts";
import type { BfclScore } from "./schema.ts";

/**
 * The question that a score row repeats in `prompt`: its id, and an object that has it, where there are such. Of some
 * categories `prompt` is the question's turns alone.
 */
export function repeatedQuestion(
  { prompt }: BfclScore,
  members: JsonMembers,
): { readonly id: string | null; readonly question: JsonText | null } {
  const source = members.given("prompt");
  if (source?.startsWith("[")) return { id: null, question: `{"question":${source}}` as JsonText };
  if (!source?.startsWith("{")) return { id: null, question: null };
  const { id, question } = prompt as Readonly<Record<string, unknown>>;
  return {
    id: typeof id === "string" && id !== "" ? id : null,
    question: Array.isArray(question) ? source : null,
  };
}
