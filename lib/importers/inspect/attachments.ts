import type { JsonText } from "../../json/json-node.ts";
import type { JsonMembers } from "../json-members.ts";

const WHOLE = /"attachment:\/\/([^"\\]+)"/g;
const PREFIX = "attachment://";
/** A hash of the text, or in a chunked log its number: what else follows the prefix may be text of the agent's. */
const REFERENCE = /^(?:[0-9a-f]{32}|\d+)$/;

/** The long texts that a sample keeps apart, where a string `attachment://…` stands for one as a whole. */
export class Attachments {
  readonly #literals = new Map<string, JsonText>();

  /** `members` are those of the sample's `attachments`. */
  constructor(members: JsonMembers | null) {
    members?.keys.forEach((key, index) => {
      this.#literals.set(key, members.sourceAt(index));
    });
  }

  /** The JSON text with each reference replaced by the literal that it stands for; all else stays as written. */
  resolve<T extends string>(json: T): T {
    if (!json.includes(PREFIX)) return json;
    return json.replace(WHOLE, (whole, key: string) => this.#literals.get(key) ?? whole) as T;
  }

  /** The text that a string stands for: itself, or the attachment that it is as a whole. */
  text(value: string): string {
    if (!value.startsWith(PREFIX)) return value;
    const literal = this.#literals.get(value.slice(PREFIX.length));
    return literal?.startsWith('"') ? String(JSON.parse(literal)) : value;
  }

  /** The references in a JSON text; `missing` are those that look like one and lead to nothing. */
  references(json: string): { readonly found: string[]; readonly missing: string[] } {
    const keys = json.includes(PREFIX) ? [...json.matchAll(WHOLE)].map((match) => match[1] ?? "") : [];
    return {
      found: keys.filter((key) => this.#literals.has(key)),
      missing: keys.filter((key) => !this.#literals.has(key) && REFERENCE.test(key)),
    };
  }
}
