import { parsePathPattern } from "../../json/parse-path-pattern.ts";

/**
 * What two spellings of one parameter path have in common: rules may say `order-id` where findings say
 * `["order-id"]`.
 *
 * @example pathKey("order-id") === pathKey('["order-id"]') // true
 */
export function pathKey(path: string): string {
  return JSON.stringify(parsePathPattern(path) ?? [path]);
}
