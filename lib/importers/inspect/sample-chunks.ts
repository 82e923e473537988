import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import { jsonValueEnd } from "../json-value-end.ts";
import { parseLenient } from "../parse-lenient.ts";

type Pool = "messages" | "attachments" | "events";

const PLACE = /\/(messages|attachments|events)\/(\d+)\.json$/;

/** The parts of one sample of a chunked log, gathered until the sample itself comes. */
export class SampleChunks {
  readonly #pools: Record<Pool, Map<number, string>> = {
    messages: new Map(),
    attachments: new Map(),
    events: new Map(),
  };
  #metadata: string | null = null;

  /** Takes the chunk in the entry of that name; false where its text is no list, or no part is kept there. */
  add(entry: string, text: string): boolean {
    if (parseLenient(text) === null) return false;
    if (entry.endsWith("/metadata.json")) {
      this.#metadata = text;
      return true;
    }
    const place = PLACE.exec(entry);
    const start = text.search(/\S/);
    if (place === null || text[start] !== "[") return false;
    const pool = this.#pools[place[1] as Pool];
    // A chunk is named for the number of its first item.
    jsonItemStarts(text, start).forEach((at, index) => {
      pool.set(Number(place[2]) + index, text.slice(at, jsonValueEnd(text, at)));
    });
    return true;
  }

  /**
   * The sample as a log that is not chunked would hold it: `text` is its own object, to which the parts are added as
   * they were written. `missing` is how many of the messages that it refers to are in no chunk.
   */
  assemble(
    text: string,
    refs: readonly (readonly number[])[],
  ): { readonly text: string; readonly missing: number } {
    const members = new JsonMembers(text, text.indexOf("{"));
    const { messages, attachments, events } = this.#pools;
    const added: string[] = [];
    let missing = 0;
    if (members.start("messages") === -1) {
      const list: string[] = [];
      const known = [...messages].sort(([a], [b]) => a - b);
      for (const [from = 0, to = 0] of refs) {
        const found = known.filter(([at]) => at >= from && at < to);
        list.push(...found.map(([, message]) => message));
        missing += Math.max(0, to - from - found.length);
      }
      added.push(`"messages":[${list.join(",")}]`);
    }
    if (members.start("attachments") === -1) {
      added.push(`"attachments":{${[...attachments].map(([key, text]) => `"${key}":${text}`).join(",")}}`);
    }
    if (members.start("events") === -1) added.push(`"events":[${[...events.values()].join(",")}]`);
    if (this.#metadata !== null && members.start("metadata") === -1)
      added.push(`"metadata":${this.#metadata}`);
    const close = text.lastIndexOf("}");
    const head = text.slice(0, close).trimEnd();
    const comma = members.keys.length === 0 || added.length === 0 ? "" : ",";
    return { text: `${head}${comma}${added.join(",")}}`, missing };
  }
}
