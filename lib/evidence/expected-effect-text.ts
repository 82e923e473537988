import type { ExpectedEffect } from "../grading/model.ts";

/**
 * What a case asks of the world, in a line.
 *
 * @example expectedEffectText({ name: "refund", path: "refunds", exists: null, absent: null, count: 1 }) // "refund: refunds 1 ×"
 */
export function expectedEffectText(effect: ExpectedEffect): string {
  const how = effect.exists ?? effect.absent;
  const asks = effect.absent !== null ? "absent" : effect.count === null ? "exists" : `${effect.count} ×`;
  return `${effect.name}: ${effect.path} ${asks}${how === null ? "" : ` ${how}`}`;
}
