import { readArguments } from "../../json/read-arguments.ts";
import { argumentsOf } from "../arguments-of.ts";
import type { PreparedCall } from "../prepared-record.ts";
import { valueKey } from "../value-key.ts";
import type { ToldCall } from "./told-call.ts";

/** The calls of an account as it tells them. Of a handler's account that is what the handler was given, where it says so. */
export function toToldCalls(calls: readonly PreparedCall[], as: "emitted" | "handled"): ToldCall[] {
  return calls.map((prepared, place) => {
    const { call } = prepared;
    const received = as === "handled" ? call.argumentsReceived : null;
    const name = (as === "handled" ? call.dispatchedName : null) ?? call.name;
    const read = received === null ? argumentsOf(prepared) : readArguments(received);
    // What can't be read is equal to the letter only.
    const argumentsKey = read.object === null ? `!${read.text}` : valueKey(read.object, read.text, null);
    return { prepared, place, name, read, argumentsKey, key: JSON.stringify([name, argumentsKey]) };
  });
}
