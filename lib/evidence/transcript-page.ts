import { findMember } from "../json/find-member.ts";
import { literalOf } from "../json/literal-of.ts";
import { parseJson } from "../json/parse-json.ts";
import { preview } from "../json/preview.ts";
import { readableJson } from "./readable-json.ts";

/** One message of a transcript, as far as it is shown. */
export type TranscriptMessage = {
  readonly index: number;
  /** As recorded; null where it has none. */
  readonly role: string | null;
  readonly text: string;
  /** Characters of the whole. */
  readonly length: number;
};

export type TranscriptPage = { readonly messages: readonly TranscriptMessage[]; readonly total: number };

const MESSAGE_SHOWN = 6_000;

/**
 * Some messages of a recorded transcript (a JSON array). A message that only has a role and a text `content` is shown
 * as that text, any other as the JSON that it is. A transcript that is no array is one message.
 *
 * @example transcriptPage('[{"role":"user","content":"hi"}]', 0, 20).messages[0]?.text // "hi"
 */
export function transcriptPage(source: string, from: number, count: number): TranscriptPage {
  const parsed = parseJson(source);
  const items = parsed.ok ? (parsed.node.type === "array" ? parsed.node.items : [parsed.node]) : [];
  const messages = items.slice(from, from + count).map((node, offset): TranscriptMessage => {
    const role = node.type === "object" ? findMember(node, "role")?.value : undefined;
    const content = node.type === "object" ? findMember(node, "content")?.value : node;
    const plain =
      node.type === "object" &&
      content?.type === "string" &&
      node.members.every(({ key, value }) => key === "role" || key === "content" || value.type === "null");
    const text =
      plain && content?.type === "string" ? content.value : readableJson(literalOf(source, node)).text;
    const shown = preview(text, MESSAGE_SHOWN);
    return {
      index: from + offset,
      role: role?.type === "string" ? preview(role.value, 60).text : null,
      text: shown.text,
      length: shown.length,
    };
  });
  return { messages, total: items.length };
}
