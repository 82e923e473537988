import type { Head } from "../importers/importer.ts";

/** How a file is cut into pieces, told from its beginning alone. */
export function detectFraming(text: string, complete: boolean): Head["framing"] {
  const body = text.trimStart();
  const first = body[0];
  // Whatever lines of JSON may stand inside of XML (a test's output), it is XML.
  if (/^<(?:\?xml\s|!--|!DOCTYPE\s|testsuites?[\s>])/.test(body)) return "text";
  if (first === "[" && opensJsonList(body)) return "json_array";
  const lines = body.split("\n");
  // The last line of a head that was cut is not whole.
  if (!complete && lines.length > 1) lines.pop();
  if (lines.some(isJsonObject)) return "ndjson";
  if (first === "{" && opensJsonObject(body))
    return body.includes("\n") || complete ? "json_document" : "ndjson";
  return looksLikeYaml(lines) ? "yaml" : "text";
}

/** A non-empty object on a line of its own, from the line's first column. */
function isJsonObject(line: string): boolean {
  if (!line.startsWith("{") || !line.trimEnd().endsWith("}") || line.trimEnd().length < 3) return false;
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

const opensJsonObject = (text: string) => /^\{\s*(?:"|\}|$)/.test(text);
const opensJsonList = (text: string) =>
  /^\[\s*(?:\{\s*(?:"|\}|$)|["[\]\-\d,]|(?:true|false|null|NaN|Infinity)\b|$)/.test(text);

function looksLikeYaml(lines: readonly string[]): boolean {
  const telling = lines.map((line) => line.trimEnd()).filter((line) => line !== "" && !line.startsWith("#"));
  const first = telling[0];
  if (first === undefined) return false;
  return /^(?:---|%YAML|- |-$|\{|\[\s*\{)/.test(first) || /^[A-Za-z_][\w -]*:(?:\s|$)/.test(first);
}
