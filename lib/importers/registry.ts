import { bfclImporter } from "./bfcl/importer.ts";
import { inspectImporter } from "./inspect/importer.ts";
import { nativeImporter } from "./native/importer.ts";
import { openaiChatImporter } from "./openai-chat/importer.ts";
import { promptfooImporter } from "./promptfoo/importer.ts";
import { tauBenchImporter } from "./tau-bench/importer.ts";
import { tau2Importer } from "./tau2/importer.ts";
import type { Importer } from "./importer.ts";

/** Every format that is read, in the order in which detection asks them. One line each. */
export const IMPORTERS: readonly Importer[] = [
  nativeImporter,
  inspectImporter,
  tauBenchImporter,
  tau2Importer,
  bfclImporter,
  promptfooImporter,
  openaiChatImporter,
];
