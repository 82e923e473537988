import { formatPath } from "../json/format-path.ts";

/**
 * The path of a member or item, given its container's.
 *
 * @example childPath("items[0]", "odd key") // 'items[0]["odd key"]'
 */
export function childPath(parent: string, segment: string | number): string {
  const step = formatPath([segment]);
  return parent === "" || step.startsWith("[") ? parent + step : `${parent}.${step}`;
}
