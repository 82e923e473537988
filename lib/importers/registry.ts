import { adkImporter } from "./adk/importer.ts";
import { anthropicMessagesImporter } from "./anthropic-messages/importer.ts";
import { bfclImporter } from "./bfcl/importer.ts";
import { geminiImporter } from "./gemini/importer.ts";
import type { Importer } from "./importer.ts";
import { inspectImporter } from "./inspect/importer.ts";
import { junitImporter } from "./junit/importer.ts";
import { langfuseImporter } from "./langfuse/importer.ts";
import { nativeImporter } from "./native/importer.ts";
import { openaiChatImporter } from "./openai-chat/importer.ts";
import { openaiResponsesImporter } from "./openai-responses/importer.ts";
import { otelImporter } from "./otel/importer.ts";
import { promptfooImporter } from "./promptfoo/importer.ts";
import { sweAgentImporter } from "./swe-agent/importer.ts";
import { tauBenchImporter } from "./tau-bench/importer.ts";
import { tau2Importer } from "./tau2/importer.ts";

/** Every format that is read, in the order in which detection asks them. One line each. */
export const IMPORTERS: readonly Importer[] = [
  nativeImporter,
  inspectImporter,
  tauBenchImporter,
  tau2Importer,
  bfclImporter,
  promptfooImporter,
  junitImporter,
  adkImporter,
  sweAgentImporter,
  langfuseImporter,
  otelImporter,
  openaiResponsesImporter,
  anthropicMessagesImporter,
  geminiImporter,
  openaiChatImporter,
];
