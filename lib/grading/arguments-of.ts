import { type ReadArguments, readArguments } from "../json/read-arguments.ts";
import type { PreparedCall } from "./prepared-record.ts";

/** The arguments of a call as read (G1, G2), read once. */
export function argumentsOf(prepared: PreparedCall): ReadArguments {
  prepared.read ??= readArguments(prepared.call.argumentsRaw);
  return prepared.read;
}
