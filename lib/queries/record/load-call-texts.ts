import { Prisma } from "../../db/generated/client.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { JsonText } from "../../json/json-node.ts";
import { readRows } from "../read-rows.ts";
import type { LongText } from "./long-text.ts";
import { toLongText } from "./to-long-text.ts";

/** A call's arguments whole, and the beginnings of what came back. */
export type CallTexts = {
  readonly argumentsRaw: string | null;
  readonly argumentsReceived: JsonText | null;
  readonly result: LongText | null;
  readonly error: LongText | null;
  readonly extra: LongText | null;
};

const LONG_TEXT = 8_000;
const LONG = ["result", "error", "extra"] as const;

type Row = { call_index: number; arguments_raw: string | null; arguments_received: string | null } & {
  [Name in (typeof LONG)[number]]: string | null;
} & { [Name in (typeof LONG)[number] as `${Name}_length`]: number | null };

/** The texts of some calls of a record, by call index. */
export async function loadCallTexts(
  suiteId: number,
  recordKey: string,
  indices: readonly number[],
): Promise<ReadonlyMap<number, CallTexts>> {
  if (indices.length === 0) return new Map();
  const long = LONG.map((name) => {
    const column = Prisma.raw(name);
    return Prisma.sql`left(${column}, ${LONG_TEXT}) as ${column}, length(${column}) as ${Prisma.raw(`${name}_length`)}`;
  });
  const rows = await readRows<Row>(Prisma.sql`
    select call_index, arguments_raw, arguments_received, ${Prisma.join(long)}
    from call
    where suite_id = ${suiteId} and record_id = ${recordKey}::bigint and call_index = any(${[...indices]}::int[])`);
  return new Map(
    rows.map((row) => [
      row.call_index,
      {
        argumentsRaw: decodeOptionalText(row.arguments_raw),
        argumentsReceived:
          row.arguments_received === null ? null : (decodeStoredText(row.arguments_received) as JsonText),
        result: toLongText(row.result, row.result_length),
        error: toLongText(row.error, row.error_length),
        extra: toLongText(row.extra, row.extra_length),
      },
    ]),
  );
}
