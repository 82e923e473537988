import { Prisma } from "../../db/generated/client.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { readRows } from "../read-rows.ts";
import type { LongText } from "../record/long-text.ts";
import { toLongText } from "../record/to-long-text.ts";
import type { AccountCall } from "./witness-outline.ts";

/** The beginnings of what one account has of a call. */
export type AccountTexts = {
  readonly dispatchedName: string | null;
  readonly raw: LongText | null;
  readonly received: LongText | null;
  readonly result: LongText | null;
  readonly error: LongText | null;
};

/** Characters had of a text: enough to mark what differs in all but the largest arguments. */
const LONG_TEXT = 20_000;
const TEXTS = ["arguments_raw", "arguments_received", "result", "error"] as const;

type Row = { record_id: string; call_index: number; dispatched_name: string | null } & {
  [Name in (typeof TEXTS)[number]]: string | null;
} & { [Name in (typeof TEXTS)[number] as `${Name}_length`]: number | null };

export function accountCallKey({
  recordKey,
  callIndex,
}: Pick<AccountCall, "recordKey" | "callIndex">): string {
  return `${recordKey}.${callIndex}`;
}

/** The texts of some calls of several records, by `accountCallKey`; one query. */
export async function loadAccountTexts(
  suiteId: number,
  calls: readonly AccountCall[],
): Promise<ReadonlyMap<string, AccountTexts>> {
  if (calls.length === 0) return new Map();
  const texts = TEXTS.map((name) => {
    const column = Prisma.raw(`c.${name}`);
    return Prisma.sql`left(${column}, ${LONG_TEXT}) AS ${Prisma.raw(name)}, length(${column}) AS ${Prisma.raw(`${name}_length`)}`;
  });
  const rows = await readRows<Row>(Prisma.sql`
    SELECT c.record_id::text, c.call_index, c.dispatched_name, ${Prisma.join(texts)}
    FROM unnest(${calls.map((call) => call.recordKey)}::bigint[], ${calls.map((call) => call.callIndex)}::int[])
      AS k (record_id, call_index)
    JOIN call c ON c.suite_id = ${suiteId} AND c.record_id = k.record_id AND c.call_index = k.call_index`);
  return new Map(
    rows.map((row) => [
      accountCallKey({ recordKey: row.record_id, callIndex: row.call_index }),
      {
        dispatchedName: decodeOptionalText(row.dispatched_name),
        raw: toLongText(row.arguments_raw, row.arguments_raw_length),
        received: toLongText(row.arguments_received, row.arguments_received_length),
        result: toLongText(row.result, row.result_length),
        error: toLongText(row.error, row.error_length),
      },
    ]),
  );
}
