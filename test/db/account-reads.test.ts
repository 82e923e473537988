import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { POST } from "../../app/api/ingest/route.ts";
import { GET as EXPORT } from "../../app/api/suites/[suite]/export/route.ts";
import { previewCase } from "../../lib/commands/cases/preview-case.ts";
import { previewRules } from "../../lib/commands/rules/preview-rules.ts";
import { pool } from "../../lib/db/pool.ts";
import type { CallSource, CaseObject } from "../../lib/grading/model.ts";
import { readNative } from "../../lib/importers/native/read-native.ts";
import { listCaseRuns } from "../../lib/queries/cases/list-case-runs.ts";
import { listInstruments } from "../../lib/queries/list-instruments.ts";
import { listRecords } from "../../lib/queries/list-records.ts";
import { getGradedRecord } from "../../lib/queries/record/get-graded-record.ts";
import { getRecord } from "../../lib/queries/record/get-record.ts";
import { listAccounts } from "../../lib/queries/record/list-accounts.ts";
import { runCli } from "../unit/cli/run-cli.ts";
import { accountSuite, told } from "./account-suite.ts";
import { drawnSample, scopeOf } from "./drawn-sample.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";
import { suiteContent } from "./suite-content.ts";

const url = freshDatabase();
beforeAll(() => {
  vi.stubEnv("DATABASE_URL", url());
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const TRIALS = [0, 1, 2, 3];
const ndjson = (lines: readonly object[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join("");
const of = (source: CallSource) =>
  TRIALS.map((trial) => told({ source, trial, cents: trial === 3 && source !== "agent_log" ? 5 : 100 }));
const RECORDS = [...of("agent_log"), ...of("provider"), ...of("observer")];

describe("a suite in which several sources tell of the same trials", () => {
  let suiteId = 0;
  beforeAll(async () => {
    await ingestText([...accountSuite("read"), ...RECORDS]);
    suiteId = (await scopeOf("read")).scope.suite.id;
  });

  it("lists the accounts of a record, and says of each whose it is", async () => {
    const head = await getRecord(suiteId, "r/a/0@provider");
    expect(head).toMatchObject({ source: "provider", accountOf: null });
    const { rows } = await pool().query<{ id: number }>("SELECT max(id) AS id FROM ingest");
    const accounts = await listAccounts(suiteId, head.key);
    expect(
      accounts.map(({ recordId, source, callCount, ingestId }) => [recordId, source, callCount, ingestId]),
    ).toEqual([
      ["r/a/0@observer", "observer", 1, rows[0]?.id],
      ["r/a/0", "agent_log", 1, rows[0]?.id],
    ]);
    for (const { recordId } of accounts) {
      expect((await getRecord(suiteId, recordId)).accountOf).toBe("r/a/0@provider");
    }
  });

  it("shows of a record what was stored of it, with the accounts' part in it", async () => {
    const instruments = await listInstruments(suiteId);
    for (const trial of TRIALS) {
      const head = await getRecord(suiteId, `r/a/${trial}@provider`);
      for (const instrument of instruments) {
        const { result } = await getGradedRecord(head, { suiteId, instrument, alternative: null });
        const { rows } = await pool().query(
          `SELECT (SELECT verdict FROM verdict WHERE suite_id = $1 AND instrument_id = $2 AND record_id = $3) AS verdict,
             ARRAY(SELECT message FROM signal WHERE suite_id = $1 AND instrument_id = $2 AND record_id = $3 ORDER BY seq)
               AS signals`,
          [suiteId, instrument.id, head.key],
        );
        expect([
          result.verdict.slice(0, 1).toUpperCase(),
          result.signals.map(({ message }) => message),
        ]).toEqual([rows[0].verdict, rows[0].signals]);
      }
    }
  });

  it("counts trials, not records, in previews, samples and the runs of a case", async () => {
    const { rows } = await pool().query<{ definition: string }>(
      "SELECT definition FROM case_version WHERE suite_id = $1 AND case_id = 'a'",
      [suiteId],
    );
    const definition = JSON.parse(rows[0]?.definition ?? "") as CaseObject;
    const totals = new Set<number>();
    const preview = await previewCase(suiteId, {
      definition: { ...definition, tags: ["other"] },
      level: "equivalent",
      onProgress: ({ total }) => totals.add(total),
    });
    expect([preview.records, [...totals]]).toEqual([4, [4]]);
    const changes = [
      { kind: "norm", tool: "pay", path: "cents", rule: { use: "number", options: {} } },
    ] as const;
    expect((await previewRules(suiteId, { changes, runs: null })).records).toBe(4);
    const sample = await drawnSample("read", { failed: 9, clean: 9 });
    expect(sample.strata.map(({ stratum, population }) => [stratum, population])).toEqual([
      ["failed", 1],
      ["clean", 3],
    ]);
    const { scope } = await scopeOf("read");
    const [run] = (await listCaseRuns(scope, "a")).runs;
    expect([run?.records, run?.counts]).toEqual([4, { pass: 3, fail: 1, ungraded: 0 }]);
  });

  it("lists records with what the harness said in an account of them", async () => {
    const said = (harness_verdict: string) => ({
      harness_verdict,
      harness_reason: `it said ${harness_verdict}`,
    });
    await ingestText([
      ...accountSuite("harness"),
      told({ source: "provider" }),
      told({ source: "provider", trial: 1, more: said("pass") }),
      told({ source: "agent_log", more: said("fail") }),
      told({ source: "agent_log", trial: 1, more: said("fail") }),
    ]);
    const { scope } = await scopeOf("harness");
    const { rows } = await listRecords(scope, "pass", null, null);
    expect(
      rows.map(({ recordId, harnessVerdict, harnessReason }) => [recordId, harnessVerdict, harnessReason]),
    ).toEqual([
      ["r/a/0", "fail", "it said fail"],
      ["r/a/1", "pass", "it said pass"],
    ]);
  });

  it("leaves out what was labelled on a record that has become an account", async () => {
    await ingestText([...accountSuite("labelled"), told({ source: "agent_log", more: { record_id: "x" } })]);
    const label = {
      kind: "label",
      record_id: "x",
      reviewer: "me",
      truth: "agent_right",
      labelled_at: "2026-11-01T00:00:00Z",
    };
    await ingestText([label], { suite: "labelled" });
    const { scope } = await scopeOf("labelled");
    const changes = [
      { kind: "norm", tool: "pay", path: "cents", rule: { use: "number", options: {} } },
    ] as const;
    const before = await previewRules(scope.suite.id, { changes, runs: null });
    await ingestText([told({ source: "provider", more: { record_id: "wire" } })], { suite: "labelled" });
    const after = await previewRules(scope.suite.id, { changes, runs: null });
    const held = (preview: typeof before) =>
      preview.levels.map(({ labels }) => labels.stays.records.rightPassing);
    expect([held(before), held(after)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  it("goes to another suite by an export, with the same accounts and verdicts", async () => {
    const context = { params: Promise.resolve({ suite: "read" }) };
    const text = await (await EXPORT(new Request("http://localhost/"), context)).text();
    const lines = text.trim().split("\n");
    const read = lines.flatMap((line) => {
      const reading = readNative(line);
      return reading.ok && reading.object.kind === "record" ? [reading.object.source ?? null] : [];
    });
    expect(read).toEqual([
      ...TRIALS.map(() => "agent_log"),
      ...TRIALS.map(() => null),
      ...TRIALS.map(() => "observer"),
    ]);
    await ingestText(lines, { suite: "elsewhere" });
    expect(await suiteContent("elsewhere")).toEqual(await suiteContent("read"));
    const again = await ingestText(RECORDS, { suite: "elsewhere" });
    expect(again.counts.record).toMatchObject({ read: 12, unchanged: 12, conflicts: 0 });
  });
});

describe("a stream that is said to be recorded by one source", () => {
  const plain = [told({ source: "provider" })];
  const sources = async (suite: string) => {
    const { rows } = await pool().query<{ record_id: string; source: string; calls: string }>(
      `SELECT r.record_id, r.source, c.source AS calls FROM record r JOIN call c ON c.suite_id = r.suite_id AND c.record_id = r.id
       WHERE r.suite_id = (SELECT id FROM suite WHERE name = $1) ORDER BY r.id`,
      [suite],
    );
    return rows.map(({ record_id, source, calls }) => [record_id, source, calls]);
  };
  const both = [
    ["r/a/0", "provider", "provider"],
    ["r/a/0@agent_log", "agent_log", "agent_log"],
  ];

  it("is that on the command line, whatever its records say", async () => {
    await ingestText([...accountSuite("by cli"), ...plain]);
    const args = ["import", "-", "--suite", "by cli", "--source"];
    const wrong = await runCli([...args, "agent-log"], ndjson(plain));
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining("Did you mean agent_log?")]);
    const sent = await runCli([...args, "agent_log"], ndjson(plain));
    expect([sent.code, sent.err]).toEqual([0, expect.stringContaining("joining what several sources tell")]);
    expect(await sources("by cli")).toEqual(both);
  });

  it("is that over the API; any other name is one to show", async () => {
    const post = async (source: string) => {
      const address = `http://127.0.0.1/api/ingest?suite=by-api&source=${source}`;
      const response = await POST(new Request(address, { method: "POST", body: ndjson(plain) }));
      return (await response.json()).counts.record.new;
    };
    await ingestText(accountSuite("by-api"));
    expect([await post("wire.ndjson"), await post("agent_log"), await post("agent_log")]).toEqual([1, 1, 0]);
    expect(await sources("by-api")).toEqual(both);
  });
});
