import type { Detection, Head, Importer } from "./importer.ts";
import { IMPORTERS } from "./registry.ts";

export type Recognition =
  | { readonly importer: Importer; readonly detection: Detection }
  | { readonly importer: null; readonly reason: string };

const FRAMINGS: Readonly<Record<Head["framing"], string>> = {
  ndjson: "lines of JSON",
  json_array: "a JSON array",
  json_document: "a JSON document",
  yaml: "YAML",
  text: "text that is neither JSON nor YAML",
};

/**
 * The importer that knows this content: the first that is certain, else the first that finds it likely. Where none
 * does, the reason says what the content looks like and what was looked for. A file's name plays no part.
 */
export function detectImporter(head: Head): Recognition {
  let likely: Recognition | null = null;
  for (const importer of IMPORTERS) {
    const detection = importer.detect(head);
    if (detection?.certainty === "certain") return { importer, detection };
    if (detection !== null) likely ??= { importer, detection };
  }
  if (likely !== null) return likely;
  const lookedFor = IMPORTERS.map((importer) => `${importer.name} (${importer.title})`).join(", ");
  if (head.text.trim() === "") return { importer: null, reason: reasonOfEmpty(head) };
  return {
    importer: null,
    reason: `it is ${kindOf(head)}, in none of the formats looked for: ${lookedFor}`,
  };
}

function kindOf({ text, framing }: Head): string {
  if (text.startsWith("PK\u0003\u0004"))
    return "a zip archive that was compressed once more (unpack it once)";
  const isText = framing !== "text" || !(text.includes("\0") || text.includes("\ufffd"));
  return isText ? FRAMINGS[framing] : "binary data, or text that is not UTF-8";
}

function reasonOfEmpty({ text, complete }: Head): string {
  if (complete) return "the file is empty";
  return text === ""
    ? "the compressed file is damaged from its beginning"
    : "it begins with white space only";
}
