import type {
  NormalizerOptions,
  PairNormalizer,
  ValueNormalizer,
} from "../../../../lib/grading/normalizer.ts";
import { readJson } from "./read-json.ts";

/** The key of a JSON text, or `?` and the code of why it has none. */
export function keyOf(
  normalizer: ValueNormalizer | PairNormalizer,
  json: string,
  options: NormalizerOptions = {},
): string {
  const result = readJson(normalizer, json, options);
  return result.readable ? result.key : `?${result.note}`;
}
