import { createLoader } from "nuqs/server";
import { beforeAll, describe, expect, it } from "vitest";
import { pool } from "../../lib/db/pool.ts";
import { countWitness } from "../../lib/queries/failures/count-witness.ts";
import { listFindings } from "../../lib/queries/failures/list-findings.ts";
import { readFailureFilter } from "../../lib/queries/failures/read-failure-filter.ts";
import { failuresParams } from "../../lib/queries/failures-params.ts";
import { getScope } from "../../lib/queries/get-scope.ts";
import { getRecord } from "../../lib/queries/record/get-record.ts";
import { countAccounts } from "../../lib/queries/witness/count-accounts.ts";
import { countDifferences } from "../../lib/queries/witness/count-differences.ts";
import type { DifferenceRow } from "../../lib/queries/witness/difference-row.ts";
import { getRecordWitness } from "../../lib/queries/witness/get-record-witness.ts";
import { handledCalls } from "../../lib/queries/witness/handled-calls.ts";
import { listDifferences } from "../../lib/queries/witness/list-differences.ts";
import { listWitnessRows } from "../../lib/queries/witness/list-witness-rows.ts";
import { witnessParams } from "../../lib/queries/witness/witness-params.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";
import { witnessSuite } from "./witness-suite.ts";

freshDatabase();

const SUITE = "witnessed";
const load = createLoader(witnessParams);
const loadFailures = createLoader(failuresParams);

type StoredSignal = {
  key: string;
  record: string;
  run: string;
  case: string;
  kind: string;
  tool: string;
  call: number | null;
};

let all: readonly StoredSignal[] = [];

const search = (query: string) => {
  const params = new URLSearchParams(query);
  return Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]));
};
const read = async (query: string) => ({
  scope: await getScope(SUITE, search(query)),
  params: load(search(query)),
});

beforeAll(async () => {
  const { wire, handlers, log } = witnessSuite(SUITE, ["r1", "r2"]);
  // The agent's log first: accounts come in any order.
  await ingestText(log);
  await ingestText(wire);
  await ingestText(handlers);
  await ingestText([
    { kind: "suite", suite: SUITE },
    {
      kind: "record",
      record_id: "mixed",
      run_id: "r2",
      case_id: "agrees",
      trial: 7,
      tool_calls: [
        { name: "find_order", arguments_raw: '{"order":"A-1"}' },
        { name: "close_ticket", arguments_raw: "{}", source: "agent_log" },
      ],
    },
  ]);
  const { scope } = await read("");
  const { rows } = await pool().query<StoredSignal>(
    `select s.record_id || '.' || s.seq as key, r.record_id as record, u.run_id as run, r.case_id as "case",
       s.detail as kind, coalesce(s.tool, '') as tool, s.call_index as call
     from signal s join record r on r.suite_id = s.suite_id and r.id = s.record_id
     join run u on u.suite_id = r.suite_id and u.id = r.run_id
     where s.suite_id = $1 and s.instrument_id = $2 and s.signal = 'witness'`,
    [scope.suite.id, scope.instrument.id],
  );
  all = rows;
});

async function pages(query: string, limit = 3): Promise<readonly DifferenceRow[]> {
  const { scope, params } = await read(query);
  const rows: DifferenceRow[] = [];
  let after: string | null = null;
  do {
    const page = await listDifferences(scope, { ...params, after, limit });
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return rows;
}

describe("the suite of these tests", () => {
  it("differs in many kinds on both legs, or it would show little", () => {
    const kinds = new Set(all.map((signal) => signal.kind));
    for (const kind of [
      "not_witnessed",
      "not_reported",
      "log_renamed",
      "log_value_changed",
      "log_type_changed",
      "log_reordered",
      "log_hides_retry",
      "log_outcome_differs",
      "handler_renamed",
      "handler_type_changed",
      "handler_retried",
    ]) {
      expect([...kinds]).toContain(kind);
    }
  });
});

describe("countAccounts", () => {
  it("counts records by the accounts that they have, joined or within one record", async () => {
    const { scope } = await read("");
    expect(await countAccounts(scope)).toEqual({ withLog: 19, withHandlers: 10, onlyLog: 2, onlyWitness: 2 });
    const one = await read("runs=r1");
    expect(await countAccounts(one.scope)).toEqual({
      withLog: 9,
      withHandlers: 5,
      onlyLog: 1,
      onlyWitness: 1,
    });
  });

  it("counts nothing in a run that is not there", async () => {
    const { scope } = await read("runs=nowhere");
    expect(await countAccounts(scope)).toEqual({ withLog: 0, withHandlers: 0, onlyLog: 0, onlyWitness: 0 });
  });
});

describe.each(["", "runs=r1", "runs=r2,r1", "runs=nowhere"])("under the scope %j", (query) => {
  const inScope = (signal: StoredSignal) =>
    query === "" || (new URLSearchParams(query).get("runs") ?? "").split(",").includes(signal.run);

  it("the counts are those of the signals, tool by tool and kind by kind", async () => {
    const { scope } = await read(query);
    const counts = await countDifferences(scope, { by: null, tools: "many", tool: null });
    const own = all.filter(inScope);
    const tally = (signals: readonly StoredSignal[]) => {
      const counted: Record<string, number> = {};
      for (const { kind } of signals) counted[kind] = (counted[kind] ?? 0) + 1;
      return counted;
    };
    expect(counts.kinds).toEqual(tally(own));
    const tools = [...new Set(own.map((signal) => signal.tool))];
    expect(counts.toolCount).toBe(tools.length);
    for (const { tool, all: ofTool, kinds } of counts.tools) {
      const signals = own.filter((signal) => signal.tool === tool);
      expect(kinds).toEqual(tally(signals));
      expect(ofTool).toBe(signals.length);
    }
    const bearing = (leg: RegExp) =>
      new Set(own.filter(({ kind }) => leg.test(kind)).map(({ record }) => record)).size;
    expect(counts.handlerRecords).toBe(bearing(/^(?:handler_|not_handled|not_emitted)/));
    expect(counts.logRecords).toBe(bearing(/^(?:log_|not_witnessed|not_reported)/));
  });

  it("the pages are all of them, once each, whatever they are narrowed to", async () => {
    for (const narrowed of [
      "",
      "kind=not_witnessed",
      "tool=issue_refund",
      "kind=log_renamed&tool=issueRefund",
    ]) {
      const params = new URLSearchParams(narrowed);
      const wanted = all.filter(
        (signal) =>
          inScope(signal) &&
          signal.kind === (params.get("kind") ?? signal.kind) &&
          signal.tool === (params.get("tool") ?? signal.tool),
      );
      const rows = await pages(`${query}&${narrowed}`);
      expect(rows.map((row) => row.key).toSorted()).toEqual(wanted.map((signal) => signal.key).toSorted());
    }
  });
});

describe("countDifferences", () => {
  it("orders tools by all, by one kind, or by name", async () => {
    const { scope } = await read("");
    const byAll = (await countDifferences(scope, { by: null, tools: "many", tool: null })).tools.map(
      (tool) => tool.all,
    );
    expect(byAll).toEqual(byAll.toSorted((a, b) => b - a));
    const byKind = (
      await countDifferences(scope, { by: "not_reported", tools: "many", tool: null })
    ).tools.map((tool) => tool.kinds.not_reported ?? 0);
    expect(byKind).toEqual(byKind.toSorted((a, b) => b - a));
    const byName = (await countDifferences(scope, { by: "tool", tools: "many", tool: null })).tools.map(
      ({ tool }) => tool,
    );
    expect(byName).toEqual(byName.toSorted());
  });
});

describe("the chosen tool", () => {
  it("is counted however many others come before it", async () => {
    const lines = Array.from({ length: 20 }, (_, place) => ({
      name: `tool_${String(place).padStart(2, "0")}`,
      arguments_raw: "{}",
    }));
    await ingestText([
      { kind: "suite", suite: "many tools" },
      {
        kind: "record",
        run_id: "r1",
        case_id: "c",
        tool_calls: [{ name: "find_order" }, ...lines.map((line) => ({ ...line, source: "agent_log" }))],
      },
    ]);
    const scope = await getScope("many tools", {});
    const names = async (tool: string | null) =>
      (await countDifferences(scope, { by: "tool", tools: "few", tool })).tools.map((row) => row.tool);
    expect(await names(null)).not.toContain("tool_19");
    expect(await names("tool_19")).toEqual([...(await names(null)), "tool_19"]);
  });
});

describe("listDifferences", () => {
  it("shows what the log says and what was on the wire, with the letters that differ", async () => {
    const rows = await pages("kind=log_value_changed&runs=r1");
    const [row] = rows.filter((one) => one.caseId === "changes");
    expect(row).toMatchObject({ path: "cents", tool: "issue_refund", runId: "r1", callIndex: 0 });
    const text = (side: "said" | "was") =>
      row?.literals?.[side]?.map((one) => (one.kind === "gap" ? "" : one.source)).join("");
    expect(text("said")).toBe("42");
    expect(text("was")).toBe("4200");
    expect(row?.literals?.was?.filter((one) => one.kind !== "gap" && one.changed)).toMatchObject([
      { source: "00" },
    ]);
  });

  it("refuses a cursor of another list", async () => {
    const { scope, params } = await read("");
    await expect(listDifferences(scope, { ...params, after: "bm90aGluZw", limit: 5 })).rejects.toMatchObject({
      code: "usage",
    });
  });
});

describe("the failures that bear a kind", () => {
  async function findings(query: string) {
    const params = loadFailures(search(query));
    const filter = await readFailureFilter(await getScope(SUITE, search(query)), params);
    const { rows } = await listFindings(filter, { sort: "-run", limit: 500 });
    return { filter, rows };
  }

  it("are those of records with such a signal, and the facet counts them", async () => {
    const everything = (await findings("")).rows;
    expect(everything.length).toBeGreaterThan(10);
    const { filter } = await findings("");
    const facet = await countWitness(filter);
    expect(facet.values.length).toBeGreaterThan(5);
    for (const { value, findings: n } of facet.values) {
      const bearing = new Set(all.filter(({ kind }) => kind === value).map(({ record }) => record));
      const wanted = everything.filter((row) => bearing.has(row.recordId)).map((row) => row.key);
      const { rows } = await findings(`witness=${value}`);
      expect(rows.map((row) => row.key).toSorted(), value).toEqual(wanted.toSorted());
      expect(n, value).toBe(wanted.length);
    }
  });

  it("are, where calls are counted, those of the call that bears it or of the record where no call does", async () => {
    const everything = (await findings("unit=calls")).rows;
    const facet = await countWitness((await findings("unit=calls")).filter);
    for (const { value, findings: n } of facet.values) {
      const borne = all.filter(({ kind }) => kind === value);
      const wanted = everything
        .filter((row) =>
          borne.some(
            ({ record, call }) => record === row.recordId && (call === null || call === row.callIndex),
          ),
        )
        .map((row) => row.key);
      const { rows } = await findings(`unit=calls&witness=${value}`);
      expect(rows.map((row) => row.key).toSorted(), value).toEqual(wanted.toSorted());
      expect(n, value).toBe(wanted.length);
    }
  });
});

describe("a record's accounts", () => {
  const witnessOf = async (id: string) => {
    const { scope } = await read("");
    const head = await getRecord(scope.suite.id, id);
    return { suiteId: scope.suite.id, head, witness: await getRecordWitness(scope.suite.id, head) };
  };
  const primaryOf = (caseId: string) =>
    all.find((signal) => signal.case === caseId && signal.run === "r1")?.record ?? "";

  it("are rows of calls in three columns, the handler's tries together", async () => {
    const { suiteId, witness } = await witnessOf(primaryOf("retries"));
    if (witness === null) throw new Error("The trial has three accounts.");
    expect(witness.accounts.map(({ source }) => source)).toEqual(["observer", "agent_log"]);
    const page = await listWitnessRows(witness.outline, { suiteId, show: "all", from: 0 });
    expect(page.total).toBe(witness.outline.rows.length);
    const tried = page.rows.flatMap((row) => row.handlers);
    expect(tried).toHaveLength(3);
    expect(page.rows.flatMap((row) => row.differences.map(({ kind }) => kind)).toSorted()).toEqual(
      all
        .filter((signal) => signal.case === "retries" && signal.run === "r1")
        .map((signal) => signal.kind)
        .toSorted(),
    );
  });

  it("lend the call what its handler got, which the wire does not know", async () => {
    const { witness } = await witnessOf(primaryOf("coerces"));
    const handled = handledCalls(witness);
    const observer = witness?.accounts.find(({ source }) => source === "observer");
    expect([...handled]).toEqual([
      [0, { recordKey: observer?.key, callIndex: 0, recordId: observer?.recordId }],
    ]);
  });

  it("are none where there is one account, and an account has none of its own", async () => {
    const wireOnly = await pool().query<{ record_id: string }>(
      "select record_id from record where case_id = 'wire_only' limit 1",
    );
    expect((await witnessOf(wireOnly.rows[0]?.record_id ?? "")).witness).toBeNull();
    const { witness, head } = await witnessOf(primaryOf("retries"));
    const account = await witnessOf(witness?.accounts[0]?.recordId ?? "");
    expect(account.head.accountOf).toBe(head.recordId);
    expect(account.witness).toBeNull();
  });

  it("say nothing of calls where the record knows none", async () => {
    const suite = "verdicts";
    await ingestText([
      { kind: "suite", suite },
      {
        kind: "record",
        run_id: "r",
        case_id: "c",
        source: "provider",
        harness_verdict: "pass",
        calls_recorded: false,
      },
      {
        kind: "record",
        run_id: "r",
        case_id: "c",
        source: "agent_log",
        tool_calls: [{ name: "t", arguments_raw: "{}" }],
      },
    ]);
    const { suite: found } = await getScope(suite, {});
    expect(await getRecordWitness(found.id, await getRecord(found.id, "r/c/0"))).toBeNull();
  });
});
