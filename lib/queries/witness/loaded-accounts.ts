import type { RecordObject } from "../../grading/model.ts";

/** A record, and the weaker accounts of the same trial, each with its key in the store. */
export type LoadedAccounts = {
  readonly key: string;
  readonly record: RecordObject;
  readonly accounts: readonly { readonly key: string; readonly record: RecordObject }[];
};
