import type { WireApi } from "./wire-api.ts";

const ENDS: readonly (readonly [RegExp, WireApi])[] = [
  [/\/chat\/completions$/, "openai-chat"],
  [/\/responses$/, "openai-responses"],
  [/(?<!\/threads\/[^/]+)\/messages$/, "anthropic-messages"],
  [/\/publishers\/anthropic\/models\/[^/]+:(?:streamR|r)awPredict$/, "anthropic-messages"],
  [/\/model\/[^/]*anthropic\.[^/]+\/invoke(?:-with-response-stream)?$/, "anthropic-messages"],
  [/\/publishers\/mistralai\/models\/[^/]+:(?:streamR|r)awPredict$/, "openai-chat"],
  [/\/[^/]+:(?:streamG|g)enerateContent$/, "gemini"],
];

/**
 * The API that a request speaks, by the end of its path, so that any host, prefix or deployment's path will do; null
 * where it asks for no answer of a model that can be read. `path` may hold a query.
 *
 * @example detectApi("POST", "/openai/deployments/main/chat/completions?api-version=1") // "openai-chat"
 * @example detectApi("GET", "/v1/models") // null
 */
export function detectApi(method: string, path: string): WireApi | null {
  if (method.toUpperCase() !== "POST") return null;
  const plain = path
    .replace(/[?#].*$/s, "")
    .replace(/%3a/gi, ":")
    .replace(/\/+$/, "");
  return ENDS.find(([end]) => end.test(plain))?.[1] ?? null;
}
