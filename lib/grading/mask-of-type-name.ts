import { TYPE_BIT } from "./type-bit.ts";

const { int, float, bool, str, list, dict } = TYPE_BIT;

const MASKS: ReadonlyMap<string, number> = new Map([
  ["int", int],
  ["integer", int],
  ["float", float],
  ["double", float],
  ["number", int | float],
  ["bool", bool],
  ["boolean", bool],
  ["str", str],
  ["string", str],
  ["list", list],
  ["array", list],
  ["tuple", list],
  ["dict", dict],
  ["object", dict],
  ["null", TYPE_BIT.null],
  ["none", TYPE_BIT.null],
]);

/**
 * The types that a declared type name stands for (G13), in any case, as bits of `TYPE_BIT`. 0 for a name that
 * says nothing about the type (`any`, or one that nobody knows).
 *
 * @example maskOfTypeName("number") // int | float
 */
export function maskOfTypeName(name: string): number {
  return name.length > 16 ? 0 : (MASKS.get(name.toLowerCase()) ?? 0);
}
