import { describe, expect, it } from "vitest";
import { pool } from "../../lib/db/pool.ts";
import { decodeStoredText } from "../../lib/json/decode-stored-text.ts";
import { loadRecords } from "../../lib/queries/load-records.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";

freshDatabase();

/** Arguments as they came, each with what makes it hard to keep. */
const RAW: Readonly<Record<string, string | null>> = {
  absent: null,
  empty: "",
  "white space": " \t\r\n ",
  "cut off": '{"body": "half',
  "U+0000 escaped": '{"text": "frame\\u0000end"}',
  "U+0000 itself": '{"text": "frame\0end"}',
  "lone surrogate escaped": '{"text": "ok \\ud83d"}',
  "lone surrogate itself": '{"text": "ok \ud83d"}',
  "the marker of stored text": "\u0010\u0002a\u00100000",
  "what COPY escapes": "a\\tb\tc\nd\\N\re\\.",
  "end of COPY": "\\.",
  "the null of COPY": "\\N",
  literals: '{"a": 4200.0, "b": 42e2, "c": -0, "d": 12345678901234567890, "a": 1}',
  "byte order mark": '\ufeff{"a": 1}',
  "line separators": '{"a": "\u2028\u2029\u0085"}',
  "400 kB": `{"path": "big.txt", "body": "${"x".repeat(400_000)}y"}`,
};

describe("the store", () => {
  it("keeps argument text byte for byte, whatever it holds", async () => {
    const names = Object.keys(RAW);
    const calls = names.map((name, i) => ({
      name: "t",
      call_id: i % 2 ? "same" : "",
      arguments_raw: RAW[name] ?? undefined,
    }));
    const result = await ingestText([
      { kind: "record", record_id: "r", run_id: "run", case_id: "c", tool_calls: calls },
    ]);
    expect(result.rejects.total).toBe(0);
    const { rows } = await pool().query<{ arguments_raw: string | null }>(
      "SELECT arguments_raw FROM call ORDER BY call_index",
    );
    const kept = rows.map((row) => (row.arguments_raw === null ? null : decodeStoredText(row.arguments_raw)));
    expect(Object.fromEntries(names.map((name, i) => [name, kept[i]]))).toEqual(RAW);
  });

  it("keeps the literals of results, received arguments and unknown fields", async () => {
    const line =
      '{"kind":"record","record_id":"lit","run_id":"run","case_id":"c","extra_field":{"z":1.50,"z":2},"world":{"n":42.00},' +
      '"tool_calls":[{"name":"t","arguments_raw":"{}","arguments_received":{"a":1.0,"b":12345678901234567890},"result":[1e2, "\\u0000"]}]}';
    await ingestText([line]);
    const record = await pool().query("SELECT world, extra FROM record WHERE record_id = 'lit'");
    expect(record.rows[0].world).toBe('{"n":42.00}');
    expect(record.rows[0].extra).toContain('{"z":1.50,"z":2}');
    const call = await pool().query(
      "SELECT arguments_received, result FROM call c JOIN record r ON r.suite_id = c.suite_id AND r.id = c.record_id WHERE r.record_id = 'lit'",
    );
    expect(call.rows[0].arguments_received).toBe('{"a":1.0,"b":12345678901234567890}');
    expect(call.rows[0].result).toBe('[1e2, "\\u0000"]');
  });

  it("keeps ids that Postgres could not hold as they are", async () => {
    const id = "r\0\ud83d'\"\\/é";
    await ingestText([
      { kind: "record", record_id: id, run_id: id, case_id: id, tool_calls: [{ name: id }] },
    ]);
    const again = await ingestText([
      { kind: "record", record_id: id, run_id: id, case_id: id, tool_calls: [{ name: id }] },
    ]);
    expect(again.counts.record.unchanged).toBe(1);
    const client = await pool().connect();
    try {
      const suite = await client.query("SELECT id FROM suite");
      const loaded = await loadRecords(client, suite.rows[0].id, { after: "0", limit: 10, caseIds: [id] });
      expect(loaded.map(({ record }) => [record.recordId, record.runId, record.toolCalls[0]?.name])).toEqual([
        [id, id, id],
      ]);
    } finally {
      client.release();
    }
  });

  it("keeps every call where ids repeat or are missing", async () => {
    const calls = ["find:1", "find:1", "", null].map((call_id, i) => ({
      name: "find",
      call_id: call_id ?? undefined,
      arguments_raw: `{"q": "${i}"}`,
    }));
    await ingestText([{ kind: "record", record_id: "ids", run_id: "run", case_id: "c", tool_calls: calls }]);
    const { rows } = await pool().query(
      "SELECT call_index, call_id FROM call c JOIN record r ON r.suite_id = c.suite_id AND r.id = c.record_id WHERE r.record_id = 'ids' ORDER BY 1",
    );
    expect(rows.map(({ call_id }) => call_id)).toEqual(["find:1", "find:1", "", null]);
  });

  it("grades by the last byte of a long argument", async () => {
    const body = "x".repeat(400_000);
    const args = (last: string) => ({ path: "big.txt", body: body + last });
    const record = (id: string, last: string) => ({
      kind: "record",
      record_id: id,
      run_id: "run",
      case_id: "big",
      tool_calls: [{ name: "write_file", arguments_raw: JSON.stringify(args(last)) }],
    });
    await ingestText([
      { kind: "suite", suite: "big" },
      { kind: "tool", name: "write_file", effect: "side_effecting" },
      { kind: "case", case_id: "big", expect_tool_calls: [{ name: "write_file", args: args("y") }] },
      record("same", "y"),
      record("other", "z"),
    ]);
    const { rows } = await pool().query(
      `SELECT r.record_id, v.verdict FROM verdict v JOIN record r ON r.suite_id = v.suite_id AND r.id = v.record_id
       JOIN instrument i ON i.suite_id = v.suite_id AND i.id = v.instrument_id
       WHERE i.level = 'claims' AND r.case_id = 'big' ORDER BY 1`,
    );
    expect(rows).toEqual([
      { record_id: "other", verdict: "F" },
      { record_id: "same", verdict: "P" },
    ]);
  });
});
