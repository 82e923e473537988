import { Prisma } from "../../db/generated/client.ts";
import type { WitnessCode } from "../../grading/witness/witness-kinds.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { preview } from "../../json/preview.ts";
import { decodeCursor } from "../failures/decode-cursor.ts";
import { encodeCursor } from "../failures/encode-cursor.ts";
import { readRows } from "../read-rows.ts";
import type { Scope } from "../scope.ts";
import type { DifferencePage } from "./difference-row.ts";
import { literalsOfSignals } from "./literals-of-signals.ts";
import type { WitnessParams } from "./witness-params.ts";
import { witnessSql } from "./witness-sql.ts";

const MESSAGE_CHARS = 300;
const ORDER = "newest";

type Wanted = Pick<WitnessParams, "kind" | "tool"> & {
  /** The cursor of the page before. */
  readonly after: string | null;
  readonly limit: number;
};

type Row = {
  record_key: string;
  seq: number;
  record_id: string;
  case_id: string;
  trial: number;
  run_id: string;
  detail: WitnessCode;
  tool: string | null;
  path: string | null;
  call_index: number | null;
  message: string;
};

/** A page of the scope's differences by key, records that came last first, each record's in their own order. */
export async function listDifferences(scope: Scope, wanted: Wanted): Promise<DifferencePage> {
  const { kind, tool, after, limit } = wanted;
  const cursor = after === null ? null : decodeCursor(after, ORDER, ["id", "int"]);
  const past =
    cursor === null
      ? Prisma.empty
      : Prisma.sql`AND record_id <= ${cursor[0]}::bigint AND (record_id < ${cursor[0]}::bigint OR seq > ${cursor[1]}::int)`;
  const rows = await readRows<Row>(Prisma.sql`
    SELECT s.record_id::text AS record_key, s.seq, r.record_id, r.case_id, r.trial, u.run_id, s.detail, s.tool, s.path,
      s.call_index, s.message
    FROM (SELECT record_id, seq FROM signal WHERE ${witnessSql(scope)}
        ${kind === null ? Prisma.empty : Prisma.sql`AND detail = ${kind}`}
        ${tool === null ? Prisma.empty : Prisma.sql`AND coalesce(tool, '') = ${tool}`} ${past}
      ORDER BY record_id DESC, seq LIMIT ${limit + 1}) k
    JOIN signal s ON s.suite_id = ${scope.suite.id} AND s.instrument_id = ${scope.instrument.id}
      AND s.record_id = k.record_id AND s.seq = k.seq
    JOIN record r ON r.suite_id = ${scope.suite.id} AND r.id = s.record_id
    JOIN run u ON u.suite_id = ${scope.suite.id} AND u.id = r.run_id
    ORDER BY s.record_id DESC, s.seq`);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const signals = page.map((row) => ({
    recordKey: row.record_key,
    detail: row.detail,
    path: decodeOptionalText(row.path),
    message: decodeStoredText(row.message),
  }));
  const literals = await literalsOfSignals(scope.suite.id, signals);
  return {
    rows: page.map((row, place) => ({
      key: `${row.record_key}.${row.seq}`,
      seq: row.seq,
      recordId: decodeStoredText(row.record_id),
      caseId: decodeStoredText(row.case_id),
      trial: row.trial,
      runId: decodeStoredText(row.run_id),
      kind: row.detail,
      tool: decodeOptionalText(row.tool),
      path: decodeOptionalText(row.path),
      callIndex: row.call_index,
      message: preview(decodeStoredText(row.message), MESSAGE_CHARS),
      literals: literals[place] ?? null,
    })),
    next: rows.length > limit && last !== undefined ? encodeCursor(ORDER, [last.record_key, last.seq]) : null,
  };
}
