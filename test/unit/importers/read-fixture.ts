import { readFileSync } from "node:fs";
import type { Importer } from "../../../lib/importers/importer.ts";
import { elementsOf } from "./elements-of.ts";
import { objectsOf } from "./objects-of.ts";
import { readText } from "./read-text.ts";

/** What `importer` reads from its fixture of that name, in a file that is called `file`. */
export function readFixture(importer: Importer, name: string, file = "f") {
  const bytes = readFileSync(new URL(`../../fixtures/importers/${importer.name}/${name}`, import.meta.url));
  return objectsOf(
    readText(importer, ...elementsOf(bytes, importer).map((element) => ({ ...element, file }))),
  );
}
