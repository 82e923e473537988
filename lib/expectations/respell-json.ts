import { jsonValueEnd } from "../importers/json-value-end.ts";
import type { JsonText } from "../json/json-node.ts";

/**
 * JSON with no white space between its tokens and every string in the one spelling of `JSON.stringify`, as a reader
 * of YAML hands JSON over. Numbers stay as written, members keep their order and repeats. The text must be JSON.
 *
 * @example respellJson('{ "\\u0061": 42.00 }') // '{"a":42.00}'
 */
export function respellJson(text: string): JsonText {
  const out: string[] = [];
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      const end = jsonValueEnd(text, at);
      out.push(JSON.stringify(JSON.parse(text.slice(at, end))));
      at = end;
    } else {
      if (code > 0x20) out.push(text.charAt(at));
      at++;
    }
  }
  return out.join("") as JsonText;
}
