import { WITNESS_KINDS } from "./witness-kinds.ts";

/**
 * The kind of difference with a code; null where there is none.
 *
 * @example witnessKind("not_witnessed")?.leg // "log"
 */
export function witnessKind(code: string): (typeof WITNESS_KINDS)[number] | null {
  return WITNESS_KINDS.find((kind) => kind.code === code) ?? null;
}
