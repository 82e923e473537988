import type { BfclScore } from "./schema.ts";

const SHOWN = 1000;

/**
 * Why the benchmark's checker failed a result: the kind of error and its messages. `type` is the kind alone.
 *
 * @example scoreReason({ valid: false, error_type: "value_error:string", error: ["Invalid value."] }).reason
 * // "value_error:string: Invalid value."
 */
export function scoreReason(score: Pick<BfclScore, "error" | "error_type" | "valid">): {
  readonly type: string | null;
  readonly reason: string | null;
} {
  const { error } = score;
  const isObject = typeof error === "object" && error !== null && !Array.isArray(error);
  const inner = isObject ? (error as Readonly<Record<string, unknown>>) : {};
  const innerType = typeof inner.error_type === "string" ? inner.error_type : null;
  const type = score.error_type || innerType;
  const messages = texts(isObject ? inner.error_message : error);
  const said = [type, messages.join(" ")].filter((part) => part !== null && part !== "").join(": ");
  if (said === "") return { type, reason: null };
  return { type, reason: said.length > SHOWN ? `${said.slice(0, SHOWN)}…` : said };
}

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.map((one) => (typeof one === "string" ? one : JSON.stringify(one)));
  return value === undefined || value === null ? [] : [JSON.stringify(value)];
}
