import type { JsonText } from "../../json/json-node.ts";
import type { Exchange } from "./exchange.ts";
import type { JsonPlace } from "./json-place.ts";

const WRAPPING = [
  "request",
  "response",
  "body",
  "params",
  "result",
  "case_id",
  "custom_id",
  "run_id",
  "trial",
];

/** What an exchange says besides what is taken from it (`known`): its own fields, then those of request and response. */
export function exchangeExtra(
  top: JsonPlace,
  { request, response }: Exchange,
  known: readonly string[],
): JsonText | null {
  const taken = new Set(known);
  const own = top.without(new Set([...known, ...WRAPPING]));
  const inner = (name: string, place: JsonPlace | null) => {
    const rest = place === null || place.at === top.at ? null : place.without(taken);
    return rest === null ? [] : [`${JSON.stringify(name)}:${rest}`];
  };
  const parts = [
    ...(own === null ? [] : [own.slice(1, -1)]),
    ...inner("request", request),
    ...inner("response", response),
  ];
  return parts.length === 0 ? null : (`{${parts.join(",")}}` as JsonText);
}
