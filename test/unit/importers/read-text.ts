import type { Importer, ImportItem, SourceElement } from "../../../lib/importers/importer.ts";

type Given = string | (Pick<SourceElement, "text"> & Partial<SourceElement>);

/** Reads elements with a fresh reader of `importer`, its end included. */
export function readText(importer: Importer, ...elements: Given[]): ImportItem[] {
  const reader = importer.createReader();
  const items: ImportItem[] = [];
  for (const given of elements) {
    const element = typeof given === "string" ? { text: given } : given;
    items.push(...reader.read({ line: 1, file: "f", ...element }));
  }
  items.push(...reader.end());
  return items;
}
