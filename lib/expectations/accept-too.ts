import type { ExpectedCall } from "../grading/model.ts";
import type { JsonText } from "../json/json-node.ts";
import { literalAt } from "./literal-at.ts";

/** The expected call with one more accepted value. The old literal is listed too, so that the list reads by itself. */
export function acceptToo(call: ExpectedCall, key: string, literal: JsonText): ExpectedCall {
  const own = literalAt(call.args, [key]);
  const known = Object.hasOwn(call.argsAnyOf, key) ? call.argsAnyOf[key] : null;
  const listed = known ?? (own === null ? [] : [own]);
  const values = [...listed.filter((one) => one !== literal), literal];
  return { ...call, argsAnyOf: { ...call.argsAnyOf, [key]: values } };
}
