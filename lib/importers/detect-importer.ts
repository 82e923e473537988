import type { Detection, Head, Importer } from "./importer.ts";
import { IMPORTERS } from "./registry.ts";
import { suggestMapping } from "./table/suggest-mapping.ts";

const COLUMNS_SHOWN = 6;

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
  const lookedFor = IMPORTERS.map(({ name }) => name).join(", ");
  if (head.text.trim() === "") return { importer: null, reason: reasonOfEmpty(head) };
  return {
    importer: null,
    reason: `it is ${kindOf(head)}${asTable(head)}, in none of the formats looked for: ${lookedFor}`,
  };
}

/** How a table is read, where it may be one: never by itself. */
function asTable(head: Head): string {
  const columns = suggestMapping(head)?.columns.map(({ name }) => name) ?? [];
  if (columns.length === 0) return "";
  const shown = columns.slice(0, COLUMNS_SHOWN).map((name) => name.slice(0, 30));
  const more = columns.length > COLUMNS_SHOWN ? ` and ${columns.length - COLUMNS_SHOWN} more` : "";
  return (
    ` (as a table with the columns ${shown.join(", ")}${more} it needs a mapping that says which column is what: ` +
    "claimcheck mapping suggests one, --mapping takes it, in the browser a form asks for it)"
  );
}

function kindOf({ text, framing, complete }: Head): string {
  if (text.startsWith("PK\u0003\u0004"))
    return "a zip archive that was compressed once more (unpack it once)";
  if (framing === "text" && suggestMapping({ text, framing, complete }) !== null) return "a table of text";
  const isText = framing !== "text" || !(text.includes("\0") || text.includes("\ufffd"));
  return isText ? FRAMINGS[framing] : "binary data, or text that is not UTF-8";
}

function reasonOfEmpty({ text, complete }: Head): string {
  if (complete) return "the file is empty";
  return text === ""
    ? "the compressed file is damaged from its beginning"
    : "it begins with white space only";
}
