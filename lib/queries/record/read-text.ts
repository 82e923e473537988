import { ClaimcheckError } from "../../claimcheck-error.ts";
import { Prisma } from "../../db/generated/client.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { readRows } from "../read-rows.ts";

/** Texts of a call, resp. of a record, that can be read whole; the address's name → the column's. */
const CALL_TEXTS = {
  raw: "arguments_raw",
  received: "arguments_received",
  result: "result",
  error: "error",
  extra: "extra",
} as const;
const RECORD_TEXTS = {
  final_message: "final_message",
  messages: "messages",
  effects: "effects",
  world: "world",
  extra: "extra",
  error: "error",
} as const;

type Wanted = {
  readonly suiteId: number;
  readonly recordKey: string;
  /** null: a text of the record itself. */
  readonly callIndex: number | null;
  readonly field: string;
};

/** One text exactly as it was recorded. Throws `not_found` where the record has none. */
export async function readText({ suiteId, recordKey, callIndex, field }: Wanted): Promise<string> {
  const columns: Readonly<Record<string, string>> = callIndex === null ? RECORD_TEXTS : CALL_TEXTS;
  const name = Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (name === undefined) {
    throw new ClaimcheckError(
      "usage",
      `There is no text “${field}”; there are ${Object.keys(columns).join(", ")}.`,
    );
  }
  const column = Prisma.raw(name);
  const [row] = await readRows<{ text: string | null }>(
    callIndex === null
      ? Prisma.sql`select ${column} as text from record where suite_id = ${suiteId} and id = ${recordKey}::bigint`
      : Prisma.sql`select ${column} as text from call
          where suite_id = ${suiteId} and record_id = ${recordKey}::bigint and call_index = ${callIndex}`,
  );
  if (row?.text == null) throw new ClaimcheckError("not_found", "The record has no such text.");
  return decodeStoredText(row.text);
}
