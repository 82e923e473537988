import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CASE_CHANGES, type CaseChange } from "../../lib/compare/case-changes.ts";
import { classifyCase } from "../../lib/compare/classify-case.ts";
import { compareHref } from "../../lib/queries/compare/compare-href.ts";
import { findRunPair, type RunPair } from "../../lib/queries/compare/find-run-pair.ts";
import { getComparison } from "../../lib/queries/compare/get-comparison.ts";
import { listComparedCases } from "../../lib/queries/compare/list-compared-cases.ts";
import { countNarrowedRecords } from "../../lib/queries/count-narrowed-records.ts";
import { getScope } from "../../lib/queries/get-scope.ts";
import { listRecords } from "../../lib/queries/list-records.ts";
import { runCli } from "../unit/cli/run-cli.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";
import { trialSuite } from "./trial-suite.ts";

const OUTCOMES = {
  a_new: { r1: "ppp", r2: "ppv" },
  b_new: { r1: "pu", r2: "vv" },
  c_mended: { r1: "vt", r2: "pp" },
  d_more: { r1: "pvv", r2: "vvv" },
  e_less: { r1: "vv", r2: "pv" },
  f_claim: { r1: "v", r2: "t" },
  g_out: { r1: "p", r2: "u" },
  h_in: { r1: "u", r2: "p" },
  i_fails: { r1: "pv", r2: "vp" },
  j_passes: { r1: "p", r2: "p" },
  k_ungraded: { r1: "u", r2: "u" },
  l_gone: { r1: "v" },
  m_came: { r2: "p" },
} as const;

const GROUPS: Readonly<Record<CaseChange, readonly string[]>> = {
  newly_fails: ["a_new", "b_new"],
  newly_passes: ["c_mended"],
  fails_more: ["d_more"],
  fails_less: ["e_less"],
  changed_claim: ["f_claim"],
  became_ungraded: ["g_out"],
  became_graded: ["h_in"],
  fails_alike: ["i_fails"],
  passes_alike: ["j_passes"],
  ungraded_alike: ["k_ungraded"],
  only_a: ["l_gone"],
  only_b: ["m_came"],
};

describe("two runs", { timeout: 120_000 }, () => {
  const url = freshDatabase();
  const before = process.env.DATABASE_URL;
  beforeAll(async () => {
    process.env.DATABASE_URL = url();
    await ingestText(trialSuite("notes", OUTCOMES));
  });
  afterAll(() => {
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  });
  const scopeOf = (search: Record<string, string> = {}) => getScope("notes", search);
  const pairOf = async (a: string | null, b: string | null) =>
    (await findRunPair(await scopeOf(), { a, b })) as RunPair;
  const compared = async (a = "r1", b = "r2", search: Record<string, string> = {}) => {
    const scope = await scopeOf(search);
    const pair = await pairOf(a, b);
    const comparison = await getComparison(scope, pair);
    const runs = { suiteId: scope.suite.id, instrumentId: scope.instrument.id, ...pair };
    const cases = (change: CaseChange, after: string | null = null, limit = 100) =>
      listComparedCases(
        runs,
        comparison.profiles.filter((one) => classifyCase(one.a, one.b) === change).map(({ key }) => key),
        { after, limit },
      );
    return { scope, pair, comparison, cases };
  };

  it("group each case by what became of all its trials", async () => {
    const { comparison, cases } = await compared();
    for (const change of CASE_CHANGES) {
      const { rows } = await cases(change);
      expect([change, rows.map((row) => row.caseId)]).toEqual([change, GROUPS[change]]);
      expect(comparison.cases.groups[change]).toBe(GROUPS[change].length);
    }
    expect(comparison.cases).toMatchObject({ cases: 13, shared: 11 });
    // b_new has one graded trial in r1 and two in r2: it is not paired.
    expect(comparison.cases.paired).toMatchObject({ cases: 7, worse: 2, better: 2, unequal: 1, p: 1 });
  });

  it("are mirrored when swapped", async () => {
    const there = (await compared()).comparison;
    const back = (await compared("r2", "r1")).comparison;
    expect(back.cases.groups.newly_passes).toBe(there.cases.groups.newly_fails);
    expect(back.cases.groups.only_b).toBe(there.cases.groups.only_a);
    expect(back.difference?.difference).toBeCloseTo(-(there.difference?.difference ?? 0), 12);
    expect([back.a, back.b]).toEqual([there.b, there.a]);
  });

  it("say the rates over all graded records, cases of one run too", async () => {
    const { comparison } = await compared();
    const count = (run: "r1" | "r2", letters: string) =>
      Object.values(OUTCOMES)
        .flatMap((of) => [...((of as Record<string, string>)[run] ?? "")])
        .filter((letter) => letters.includes(letter)).length;
    for (const [rate, run] of [
      [comparison.a, "r1"],
      [comparison.b, "r2"],
    ] as const) {
      expect(rate).toEqual({
        failing: count(run, "vt"),
        graded: count(run, "pvt"),
        ungraded: count(run, "u"),
        unseen: 0,
      });
    }
    expect(comparison.parts.claims.map(({ value, a, b }) => [value, a, b])).toEqual([
      ["value", count("r1", "vt"), count("r2", "vt")],
      ["type", count("r1", "t"), count("r2", "t")],
    ]);
  });

  it("name a case's one record, and list the records of several trials", async () => {
    const { cases, scope, pair } = await compared();
    const [claim] = (await cases("changed_claim")).rows;
    expect(claim?.a).toMatchObject({ recordId: "r1/f_claim/0", claims: ["value"] });
    const [more] = (await cases("fails_more")).rows;
    expect(more?.a).toMatchObject({ recordId: null, failing: 2, passing: 1, trials: 3 });
    const narrowing = { caseKey: "d_more", other: null };
    const inRun = { ...scope, runs: [pair.a] };
    expect(await countNarrowedRecords(inRun, narrowing)).toEqual({ pass: 1, fail: 2, ungraded: 0 });
    const { rows } = await listRecords(inRun, "fail", null, null, narrowing);
    expect(rows.map((row) => row.recordId)).toEqual(["r1/d_more/1", "r1/d_more/2"]);
  });

  it("page by case", async () => {
    const { cases } = await compared();
    const first = await cases("newly_fails", null, 1);
    expect([first.rows.map((row) => row.caseId), first.next]).toEqual([["a_new"], "a_new"]);
    const second = await cases("newly_fails", first.next, 1);
    expect([second.rows.map((row) => row.caseId), second.next]).toEqual([["b_new"], null]);
  });

  it("are the two newest where none is named, and unknown ones are named", async () => {
    const ids = async (a: string | null, b: string | null) => {
      const pair = await pairOf(a, b);
      return [pair.a.runId, pair.b.runId];
    };
    expect(await ids(null, null)).toEqual(["r1", "r2"]);
    expect(await ids("r2", null)).toEqual(["r2", "r1"]);
    expect(await findRunPair(await scopeOf(), { a: "r1", b: "r9" })).toEqual({ missing: ["r9"] });
    expect(compareHref("notes", { a: "r1", b: "r2" })).toBe("/s/notes/compare?a=r1&b=r2");
  });

  it("say where the suite changed in between", async () => {
    await ingestText(
      [
        {
          kind: "case",
          case_id: "j_passes",
          expect_tool_calls: [{ name: "save_note", args: { text: "that" } }],
        },
        { kind: "run", run_id: "r3", started_at: "2026-11-09T00:00:00Z" },
        {
          kind: "record",
          record_id: "r3/j",
          run_id: "r3",
          case_id: "j_passes",
          tool_calls: [{ name: "save_note", arguments_raw: '{"text":"that"}' }],
        },
      ],
      { suite: "notes", replace: true },
    );
    const { comparison, cases } = await compared("r2", "r3");
    expect([comparison.redefined, (await cases("passes_alike")).rows.map((row) => row.redefined)]).toEqual([
      1,
      [true],
    ]);
  });

  it("are compared on the command line", async () => {
    const said = await runCli(["compare", "r1", "r2", "--suite", "notes"]);
    expect([said.code, said.err]).toEqual([0, ""]);
    expect(said.out).toMatch(
      /^Run B fails .* than run A by equivalent v1: not distinguishable from no change\./,
    );
    expect(said.out).toContain("newly fails      a_new  0 of 3 fail → 1 of 3 fail (value)");
    const json = await runCli([
      "compare",
      "r1",
      "r2",
      "--suite",
      "notes",
      "--instrument",
      "claims.v1",
      "--json",
    ]);
    const wire = JSON.parse(json.out) as {
      changed: { change: CaseChange; case_id: string }[];
      instrument: string;
    };
    expect(wire.instrument).toBe("claims.v1");
    expect(wire.changed.map(({ change, case_id }) => [change, case_id])).toEqual(
      CASE_CHANGES.filter(
        (change) => !["fails_alike", "passes_alike", "ungraded_alike"].includes(change),
      ).flatMap((change) => GROUPS[change].map((id) => [change, id])),
    );
    const unknown = await runCli(["compare", "r1", "r9", "--suite", "notes"]);
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining("no run “r9”")]);
    expect((await runCli(["compare", "r1", "r2", "--suite", "notes", "--instrument", "exact.v9"])).code).toBe(
      2,
    );
    expect((await runCli(["compare", "r1", "--suite", "notes"])).code).toBe(2);
  });

  it("exit 1 where the second surely fails more", async () => {
    const many = (letters: (at: number) => { good: string; bad: string }) =>
      Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`case-${at}`, letters(at)]));
    await ingestText(
      trialSuite(
        "worse",
        many((at) => ({ good: at < 2 ? "v" : "p", bad: at < 30 ? "v" : "p" })),
      ),
    );
    expect((await runCli(["compare", "good", "bad", "--suite", "worse"])).code).toBe(1);
    expect((await runCli(["compare", "bad", "good", "--suite", "worse"])).code).toBe(0);
  });
});
