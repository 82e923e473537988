import { detectImporter } from "../importers/detect-importer.ts";
import type { Importer } from "../importers/importer.ts";
import { TABLE_FORMAT } from "../importers/table/table-format.ts";
import { detectFraming } from "../sources/detect-framing.ts";
import { FORMAT_EXAMPLES } from "./format-examples.ts";

export type FormatDescription = Pick<Importer, "name" | "title" | "takes" | "cannotTell"> & {
  /** By what the example is known; null where the format has no example. */
  readonly knownBy: string | null;
  /** How it is read: `streamed` needs no memory for its size; `archive` is also read from a zip. */
  readonly reading: readonly ("streamed" | "archive")[];
  readonly file: string;
  readonly beside: readonly string[];
  readonly example: string | null;
  /** It is read with a mapping of its columns only. */
  readonly needsMapping: boolean;
};

type Described = Pick<Importer, "name" | "title" | "takes" | "cannotTell" | "framing"> &
  Partial<Pick<Importer, "archive" | "detect">>;

const OF_TABLES = "rows with the same columns, which no format above knows";

/**
 * What there is to say of a format: its importer's own words, and what detection itself answers to a small example.
 *
 * @example describeFormat(tauBenchImporter).knownBy // "runs with task_id, reward and info"
 */
export function describeFormat(importer: Described): FormatDescription {
  const { name, title, takes, cannotTell, framing, archive } = importer;
  const example = FORMAT_EXAMPLES[name] ?? null;
  const reading: ("streamed" | "archive")[] = [];
  if (framing !== "document") reading.push("streamed");
  if (archive !== undefined) reading.push("archive");
  return {
    name,
    title,
    takes,
    cannotTell,
    knownBy: importer === TABLE_FORMAT ? OF_TABLES : example === null ? null : whyOf(importer, example.text),
    reading,
    file: example?.file ?? "results.json",
    beside: example?.beside ?? [],
    example: example?.text ?? null,
    needsMapping: importer === TABLE_FORMAT,
  };
}

function whyOf(importer: Described, text: string): string | null {
  const found = detectImporter({ text, complete: true, framing: detectFraming(text, true) });
  return found.importer === importer ? found.detection.why : null;
}
