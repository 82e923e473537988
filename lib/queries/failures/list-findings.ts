import { Prisma } from "../../db/generated/client.ts";
import type { Claim, FindingKind } from "../../grading/claims.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { type Preview, preview } from "../../json/preview.ts";
import type { FindingSort } from "../finding-sorts.ts";
import { readRows } from "../read-rows.ts";
import { decodeCursor } from "./decode-cursor.ts";
import { encodeCursor } from "./encode-cursor.ts";
import { failureConditions } from "./failure-conditions.ts";
import type { FailureFilter } from "./failure-filter.ts";
import { failureSource } from "./failure-source.ts";
import { findFewFindings } from "./find-few-findings.ts";
import { FINDING_ORDERS } from "./finding-order.ts";
import type { FindingPage } from "./finding-page.ts";
import { orderBy, pastCursor } from "./finding-page-sql.ts";
import type { FindingRow } from "./finding-row.ts";
import { joinedFindings } from "./joined-findings.ts";

const LITERAL_CHARS = 160;
const MESSAGE_CHARS = 240;

export type FindingWalk = {
  readonly sort: FindingSort;
  readonly limit: number;
  /** Only rows after this cursor, or, read backwards, the rows next before it. */
  readonly after?: string;
  readonly before?: string;
};

type StoredFinding = {
  record_key: string;
  record_id: string;
  case_id: string;
  trial: number;
  run_key: number;
  run_id: string;
  ordered_at: Date;
  model: string | null;
  seq: number;
  signature_id: number;
  claim: Claim;
  kind: FindingKind;
  tool: string;
  signature_path: string;
  path: string | null;
  title: string;
  call_index: number | null;
  expected: string | null;
  actual: string | null;
  message: string;
};

/** One page of single findings, by key: rows that come or go elsewhere neither repeat nor hide any. */
export async function listFindings(filter: FailureFilter, walk: FindingWalk): Promise<FindingPage> {
  const order = FINDING_ORDERS[walk.sort];
  const backwards = walk.before !== undefined;
  const at = walk.before ?? walk.after;
  const shape = [...order.lead.map(({ part }) => part), "id", "int"] as const;
  const cursor = at === undefined ? null : decodeCursor(at, walk.sort, shape);
  const keys =
    failureSource(filter) === "finding"
      ? await findFewFindings(filter.instrumentId, failureConditions(filter, "finding"))
      : null;
  const rows = await readRows<StoredFinding>(Prisma.sql`
    select f.record_id::text as record_key, r.record_id, r.case_id, r.trial, u.id as run_key, u.run_id, u.ordered_at,
      u.model, f.seq, f.signature_id, g.claim, g.kind, g.tool, g.path as signature_path, f.path, g.title, f.call_index,
      f.expected, f.actual, f.message
    from ${joinedFindings(filter, { keys })}
      ${cursor === null ? Prisma.empty : Prisma.sql`and ${pastCursor(order, cursor, { backwards })}`}
    order by ${orderBy(order, { backwards })}
    limit ${walk.limit + 1}`);
  const page = rows.slice(0, walk.limit).map((row) => toFindingRow(row, walk.sort));
  const next = rows.length > walk.limit ? (page.at(-1)?.cursor ?? null) : null;
  return { rows: backwards ? page.toReversed() : page, next };
}

function toFindingRow(row: StoredFinding, sort: FindingSort): FindingRow {
  return {
    key: `${row.record_key}.${row.seq}`,
    cursor: encodeCursor(sort, [...leadOf(row, sort), row.record_key, row.seq]),
    recordId: decodeStoredText(row.record_id),
    caseId: decodeStoredText(row.case_id),
    trial: row.trial,
    runId: decodeStoredText(row.run_id),
    runAt: row.ordered_at.toISOString(),
    model: decodeOptionalText(row.model),
    seq: row.seq,
    signatureId: row.signature_id,
    claim: row.claim,
    kind: row.kind,
    tool: decodeStoredText(row.tool),
    path: decodeOptionalText(row.path),
    title: decodeStoredText(row.title),
    callIndex: row.call_index,
    expected: previewOf(row.expected),
    actual: previewOf(row.actual),
    message: preview(decodeStoredText(row.message), MESSAGE_CHARS),
  };
}

function leadOf(row: StoredFinding, sort: FindingSort): readonly (string | number)[] {
  if (sort === "run" || sort === "-run") return [row.ordered_at.toISOString(), row.run_key];
  if (sort === "case" || sort === "-case") return [row.case_id];
  return [row.tool, row.signature_path, row.signature_id];
}

function previewOf(literal: string | null): Preview | null {
  return literal === null ? null : preview(decodeStoredText(literal), LITERAL_CHARS);
}
