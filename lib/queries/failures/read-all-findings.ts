import type { PoolClient } from "pg";
import { Prisma } from "../../db/generated/client.ts";
import { pool } from "../../db/pool.ts";
import type { FindingExportRow } from "../../exports/finding-export-row.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { FindingSort } from "../finding-sorts.ts";
import type { FailureFilter } from "./failure-filter.ts";
import { FINDING_ORDERS } from "./finding-order.ts";
import { orderBy } from "./finding-page-sql.ts";
import { joinedFindings } from "./joined-findings.ts";

const BATCH = 200;
/** Longer argument texts are fetched one at a time, so that a batch of them never fills the memory. */
const LONG_BYTES = 256 * 1024;
/** The store keeps this much of a literal beside its finding; a pair of surrogates is never split. */
const KEPT_CHARS = 2000 - 1;

type ExportNames = { readonly suite: string; readonly instrument: string };

type StoredRow = Omit<FindingExportRow, "suite" | "instrument" | "run_at" | "cut" | "tool"> & {
  tool: string;
  ordered_at: Date;
  record_key: string;
  long_raw: boolean;
  long_received: boolean;
};

/** Every finding of a filter in a list's order, whole, from one snapshot, a batch at a time. */
export async function* readAllFindings(
  filter: FailureFilter,
  sort: FindingSort,
  names: ExportNames,
): AsyncGenerator<FindingExportRow> {
  const client = await pool().connect();
  let broken: Error | undefined;
  try {
    await client.query("begin transaction isolation level repeatable read, read only");
    const query = everything(filter, sort);
    await client.query(`declare findings no scroll cursor for ${query.text}`, [...query.values]);
    for (;;) {
      const { rows } = await client.query<StoredRow>(`fetch ${BATCH} from findings`);
      for (const row of rows) yield { ...names, ...(await wholeRow(client, filter.suiteId, row)) };
      if (rows.length < BATCH) break;
    }
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    if (broken === undefined)
      await client.query("rollback").catch((error: Error) => {
        broken = error;
      });
    client.release(broken);
  }
}

function everything(filter: FailureFilter, sort: FindingSort): Prisma.Sql {
  const call = (column: Prisma.Sql) =>
    Prisma.sql`case when octet_length(${column}) <= ${Prisma.raw(String(LONG_BYTES))} then ${column} end`;
  const isLong = (column: Prisma.Sql) =>
    Prisma.sql`coalesce(octet_length(${column}) > ${Prisma.raw(String(LONG_BYTES))}, false)`;
  const raw = Prisma.sql`c.arguments_raw`;
  const received = Prisma.sql`c.arguments_received`;
  return Prisma.sql`
    select u.run_id as run, u.ordered_at, u.model, u.git_sha, f.record_id::text as record_key, r.record_id as record,
      r.case_id as "case", r.trial, f.seq as finding, g.claim, g.kind, g.tool, f.path, f.call_index, f.expected_index,
      f.expected, f.actual, f.message, g.id as signature, g.title as signature_title, c.name as called,
      ${call(raw)} as arguments_raw, ${isLong(raw)} as long_raw,
      ${call(received)} as arguments_received, ${isLong(received)} as long_received
    from ${joinedFindings(filter, {
      join: Prisma.sql`left join call c on c.suite_id = f.suite_id and c.record_id = f.record_id
        and c.call_index = f.call_index`,
    })}
    order by ${orderBy(FINDING_ORDERS[sort], { backwards: false })}`;
}

async function wholeRow(
  client: PoolClient,
  suiteId: number,
  row: StoredRow,
): Promise<Omit<FindingExportRow, "suite" | "instrument">> {
  const { record_key, long_raw, long_received, ordered_at, ...rest } = row;
  const long = async (is: boolean, column: "arguments_raw" | "arguments_received") => {
    if (!is) return decodeOptionalText(row[column]);
    const { rows } = await client.query<{ text: string }>(
      `select ${column} as text from call where suite_id = $1 and record_id = $2 and call_index = $3`,
      [suiteId, record_key, row.call_index],
    );
    return decodeOptionalText(rows[0]?.text ?? null);
  };
  const [expected, actual] = [decodeOptionalText(row.expected), decodeOptionalText(row.actual)];
  const cut = [isCut(expected) && "expected", isCut(actual) && "actual"].filter((name) => name !== false);
  return {
    ...rest,
    run: decodeStoredText(row.run),
    run_at: ordered_at.toISOString(),
    model: decodeOptionalText(row.model),
    git_sha: decodeOptionalText(row.git_sha),
    record: decodeStoredText(row.record),
    case: decodeStoredText(row.case),
    tool: row.tool === "" ? null : decodeStoredText(row.tool),
    path: decodeOptionalText(row.path),
    expected,
    actual,
    message: decodeStoredText(row.message),
    signature_title: decodeStoredText(row.signature_title),
    called: decodeOptionalText(row.called),
    arguments_raw: await long(long_raw, "arguments_raw"),
    arguments_received: await long(long_received, "arguments_received"),
    cut: cut.length === 0 ? null : cut.join(" "),
  };
}

function isCut(literal: string | null): boolean {
  return literal !== null && literal.length >= KEPT_CHARS;
}
