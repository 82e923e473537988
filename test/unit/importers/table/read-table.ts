import type { CaseObject, RecordObject } from "../../../../lib/grading/model.ts";
import { createTableImporter } from "../../../../lib/importers/table/create-table-importer.ts";
import type { TableMapping } from "../../../../lib/importers/table/schema.ts";
import { detectFraming } from "../../../../lib/sources/detect-framing.ts";
import { splitText } from "../../../../lib/sources/split-text.ts";
import { splitAll } from "../../sources/split-all.ts";
import { elementsOf } from "../elements-of.ts";
import { readText } from "../read-text.ts";

/** A table read by a mapping, in pieces of `size` bytes where it is text: records, cases and rejects apart. */
export function readTable(text: string, mapping: TableMapping, size?: number) {
  const importer = createTableImporter(mapping);
  const isText = detectFraming(text, true) === "text";
  const pieces =
    isText && size !== undefined
      ? splitAll(splitText("f"), text, size)
      : elementsOf(Buffer.from(text), importer);
  const items = readText(
    importer,
    ...pieces.filter((piece) => "text" in piece).map((one) => ({ ...one, file: "f.csv" })),
  );
  const objects = items.flatMap((item) => (item.type === "object" ? [item.object] : []));
  return {
    records: objects.filter((object): object is RecordObject => object.kind === "record"),
    cases: objects.filter((object): object is CaseObject => object.kind === "case"),
    runs: objects.filter((object) => object.kind === "run"),
    rejects: items.flatMap((item) => (item.type === "reject" ? [item.reject] : [])),
  };
}
