import type { Importer } from "./importer.ts";
import { inspectImporter } from "./inspect/importer.ts";
import { nativeImporter } from "./native/importer.ts";
import { tauBenchImporter } from "./tau-bench/importer.ts";

/** Every format that is read, in the order in which detection asks them. One line each. */
export const IMPORTERS: readonly Importer[] = [nativeImporter, inspectImporter, tauBenchImporter];
