import type {
  Normalized,
  NormalizerOptions,
  PairNormalizer,
  ValueNormalizer,
} from "../../../../lib/grading/normalizer.ts";
import { parseJson } from "../../../../lib/json/parse-json.ts";

/** What a normalizer makes of a JSON text. */
export function readJson(
  normalizer: ValueNormalizer | PairNormalizer,
  json: string,
  options: NormalizerOptions = {},
): Normalized {
  const parsed = parseJson(json);
  if (!parsed.ok) throw new Error(`not JSON: ${json.slice(0, 80)}`);
  return normalizer.read(parsed.node, json, options);
}
