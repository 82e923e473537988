import { formatPath } from "../json/format-path.ts";

const SIMPLE = /^[A-Za-z_$][\w$]*$/;

/**
 * The path of a member or item, given its container's.
 *
 * @example childPath("items[0]", "odd key") // 'items[0]["odd key"]'
 */
export function childPath(parent: string, segment: string | number): string {
  // Huge objects have simple keys; the full rules are for the others.
  if (typeof segment === "string" && SIMPLE.test(segment))
    return parent === "" ? segment : `${parent}.${segment}`;
  const step = formatPath([segment]);
  return parent === "" || step.startsWith("[") ? parent + step : `${parent}.${step}`;
}
