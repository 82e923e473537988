import type { ReadArguments } from "../../json/read-arguments.ts";
import type { PreparedCall } from "../prepared-record.ts";

/** A call as an account tells it, made ready for being paired. */
export type ToldCall = {
  readonly prepared: PreparedCall;
  /** Its place in the account, from 0. */
  readonly place: number;
  readonly name: string;
  readonly read: ReadArguments;
  /** Equal for calls of equal arguments, whatever they are called. */
  readonly argumentsKey: string;
  /** Equal for calls of the same name and equal arguments. */
  readonly key: string;
};
