import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { withFiles } from "../sources/with-files.ts";
import { runCli } from "./run-cli.ts";

const file = (path: string) => fileURLToPath(new URL(`../../fixtures/cli/${path}`, import.meta.url));
const LIBRARY = file("library.ndjson");
const TEXT = readFileSync(LIBRARY, "utf8");
const CASES = fileURLToPath(new URL("../../../../shared/cases/grading/", import.meta.url));

type Line = {
  record_id: string;
  verdict: string;
  reason?: string;
  claims: Record<string, string>;
  findings: { claim: string; kind: string; path: string | null }[];
  violation?: string;
};
const lines = (out: string) =>
  out
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);

describe("claimcheck grade", { timeout: 60_000 }, () => {
  it("grades what several sources tell of one trial once, wherever each stands", async () => {
    const definitions = [
      { kind: "tool", name: "pay", effect: "side_effecting" },
      { kind: "case", case_id: "c", expect_tool_calls: [{ name: "pay", args: { cents: 100 } }] },
    ];
    const told = (source: string | null, trial: number, cents: number) => ({
      ...{ kind: "record", run_id: "r", case_id: "c", trial, ...(source !== null && { source }) },
      tool_calls: [{ name: "pay", arguments_raw: JSON.stringify({ cents }) }],
      ...(source === "agent_log" && { harness_verdict: "pass" }),
    });
    const wire = [told(null, 0, 100), told(null, 1, 7), told(null, 2, 100)];
    const logs = [told("agent_log", 0, 100), told("agent_log", 1, 100), told("agent_log", 3, 100)];
    const text = (objects: readonly object[]) => objects.map((one) => `${JSON.stringify(one)}\n`).join("");
    const streams = [
      [...definitions, ...wire, ...logs],
      [...logs, ...definitions, ...wire],
      [...logs.slice(1), ...wire.toReversed(), ...logs.slice(0, 2), ...definitions],
    ];
    for (const stream of streams) {
      const { code, out } = await runCli(["grade", "-", "--json"], text(stream));
      const found = lines(out).flatMap(({ record_id, verdict, violation }) =>
        violation === undefined ? `${record_id} ${verdict}` : [],
      );
      expect([code, found.sort()]).toEqual([1, ["r/c/0 pass", "r/c/1 fail", "r/c/2 pass", "r/c/3 pass"]]);
    }
    const alone = await runCli(["grade", "-"], text([...definitions, ...logs]));
    expect(alone.out).toContain("0 of 3 graded records fail");
  });

  it("prints one object a record, and finds cases that come after their records", async () => {
    const { code, out, err } = await runCli(["grade", LIBRARY, "--json"]);
    const found = lines(out);
    expect(err).toBe("");
    expect(found.map(({ record_id, verdict }) => [record_id, verdict])).toEqual([
      ["monday/lend/0", "pass"],
      ["monday/lend/1", "fail"],
      ["esc\u001b[31m", "fail"],
      ["monday/lend/3", "ungraded"],
    ]);
    expect(found[1]).toMatchObject({
      claims: { count: "pass", name: "pass", value: "pass", type: "fail" },
      findings: [
        {
          claim: "type",
          kind: "wrong_type",
          call_index: 0,
          expected_index: 0,
          tool: "lend_book",
          path: "days",
          actual: "7.0",
          message: expect.any(String),
        },
      ],
      signals: [],
      alternative: 0,
    });
    expect(found[0]?.reason).toBeUndefined();
    expect(found[3]?.reason).toContain("timeout");
    expect(code).toBe(1);
  });

  it("prints a table of failing records with rates, and no control characters of the input", async () => {
    const { code, out } = await runCli(["grade", LIBRARY]);
    expect(out).toContain("monday/lend/1");
    expect(out).toContain("Failing by claim: V value 1, T type 1");
    expect(out).toContain("Instrument equivalent: 2 of 3 graded records fail (66.7 %); 1 of 4 ungraded");
    expect(out).not.toContain("\u001b");
    expect(code).toBe(1);
  });

  it("exits 0 where all records pass, reading standard input", async () => {
    const passing = TEXT.split("\n").filter((line) => !/"trial":/.test(line));
    const { code, out } = await runCli(["grade", "-", "--json"], passing.join("\n"));
    expect(lines(out)).toHaveLength(1);
    expect(code).toBe(0);
  });

  it("takes the harness's verdict under harness", async () => {
    const { out } = await runCli(["grade", LIBRARY, "--json", "--instrument", "harness"]);
    expect(lines(out).map(({ verdict }) => verdict)).toEqual(["pass", "pass", "fail", "ungraded"]);
  });

  it("exits 2 for a broken line, a broken contract and an unknown case, and grades the rest", async () => {
    const broken = [
      TEXT.trimEnd(),
      '{"kind":"record"',
      '{"kind":"case","case_id":"lend","input":"otherwise"}',
      '{"kind":"case","case_id":"k1","expect_tool_calls":[{"name":"nobody","args":{}}]}',
      '{"kind":"record","run_id":"monday","case_id":"nowhere","tool_calls":[]}',
      '{"kind":"record","run_id":"monday","case_id":"nowhere","tool_calls":[]}',
      '{"kind":"record","run_id":"monday","case_id":"lend","trial":1,"tool_calls":[]}',
    ].join("\n");
    const { code, out } = await runCli(["grade", "-", "--json"], broken);
    const found = lines(out);
    expect(
      found
        .slice(0, 2)
        .map(({ violation }) => violation)
        .sort(),
    ).toEqual(["K1", "K8"]);
    expect(found.find(({ violation }) => violation === "K9")).toMatchObject({
      case_id: "nowhere",
      severity: "error",
    });
    expect(found.filter((line) => "reject" in line)).toMatchObject([
      { reject: "not_json", file: "stdin", line: 7 },
      { reject: "conflict", line: 12, path: "record_id" },
    ]);
    expect(
      found.filter(({ verdict }) => verdict !== undefined).map(({ record_id }) => record_id),
    ).toHaveLength(5);
    expect(code).toBe(2);
  });

  it("reads a folder of several formats, and passes over a file that is none of them", async () => {
    const fixture = (path: string) => readFileSync(file(`../importers/${path}`));
    const files = {
      "runs/list.json": fixture("tau-bench/list.json"),
      "tools.yaml":
        "- {kind: tool, name: lend_book, effect: side_effecting}\n- {kind: tool, name: find_book, effect: read_only}\n",
      "notes.txt": "nothing to see",
    };
    await withFiles(files, async (folder) => {
      const { code, out, err } = await runCli(["grade", folder, "--instrument", "effect"]);
      expect(err).toContain("notes.txt:1: This file was not read");
      expect(out).toContain("Instrument effect: 1 of 2 graded records fail (50.0 %); 1 of 3 ungraded");
      // Case 1 is unknown: its only run broke before it could tell its task.
      expect(out).toContain("K9");
      expect(code).toBe(2);
    });
  });

  it("tells of a second suite with other options", async () => {
    const suites = (...options: object[]) =>
      options.map((one) => `${JSON.stringify({ kind: "suite", suite: "s", ...one })}\n`).join("");
    const same = await runCli(["grade", "-", "--json"], `${TEXT}\n${suites({}, {})}`);
    expect([same.out.includes("conflict"), same.code]).toEqual([false, 1]);
    for (const command of ["grade", "check"]) {
      const input = `${suites({ repeats: "forbid" }, {})}${TEXT}`;
      const { out, code } = await runCli([command, "-", "--json"], input);
      const conflict = JSON.parse(out.split("\n").find((line) => line.includes("conflict")) ?? "null");
      expect(conflict).toMatchObject({ reject: "conflict", line: 2, path: "suite" });
      expect(code).toBe(2);
    }
  });

  it.each([
    [["grade", "/no/such/file"], "There is no file or folder /no/such/file."],
    [["grade"], "No path was given"],
    [["grade", LIBRARY, "--instrument", "claim"], 'Did you mean "claims"?'],
    [["grade", LIBRARY, "--jsn"], "Did you mean --json?"],
    [["grade", LIBRARY, "--format", "nativ"], 'Did you mean "native"?'],
    [["grade", LIBRARY, "--format"], "The option --format needs a value."],
    [["grad"], 'Did you mean "grade"?'],
  ])("exits 2 and says what to do: %j", async (args, message) => {
    const { code, out, err } = await runCli(args);
    expect(err).toContain(message);
    expect(out).toBe("");
    expect(code).toBe(2);
  });

  it("says that nothing was graded where there is no record, and what was looked for where no format fits", async () => {
    const noRecord = await runCli(["grade", "-"], '{"kind":"run","run_id":"r"}');
    expect([noRecord.code, noRecord.err]).toEqual([2, expect.stringContaining("nothing was graded")]);
    const unknown = await runCli(["grade", "-"], '{"spans":[]}');
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining("formats looked for: native")]);
  });

  it("ends quietly where its reader goes away", async () => {
    const many = Array.from({ length: 20_000 }, (_, n) =>
      JSON.stringify({ kind: "record", record_id: `r${n}`, run_id: "r", case_id: "lend", tool_calls: [] }),
    );
    await withFiles({ "many.ndjson": `${TEXT}${many.join("\n")}` }, async (folder) => {
      const cli = fileURLToPath(new URL("../../../lib/cli/claimcheck.mjs", import.meta.url));
      const child = spawn(process.execPath, [cli, "grade", join(folder, "many.ndjson"), "--json"]);
      let err = "";
      child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
      child.stdout.once("data", () => child.stdout.destroy());
      const ended = await new Promise((resolve) =>
        child.on("close", (code, signal) => resolve([code, signal])),
      );
      expect(err).toBe("");
      expect(ended).toEqual([1, null]);
    });
  });

  it.skipIf(!existsSync(CASES)).each(["claims", "equivalent", "effect"])(
    "agrees with the shared grading cases under %s",
    async (level) => {
      type Expected = { verdict: string; failing_claims: string[] | null; findings: string[] | null };
      const expected = JSON.parse(readFileSync(join(CASES, "expected.json"), "utf8")) as Record<
        string,
        Record<string, Expected>
      >;
      const { out } = await runCli(["grade", join(CASES, "stream.ndjson"), "--json", "--instrument", level]);
      const found = new Map(lines(out).map((line) => [line.record_id, line]));
      let compared = 0;
      for (const [id, byLevel] of Object.entries(expected)) {
        const wanted = byLevel[level];
        const line = found.get(id);
        if (wanted === undefined) continue;
        compared++;
        const failing = Object.keys(line?.claims ?? {}).filter((claim) => line?.claims[claim] === "fail");
        const findings = line?.findings.map(
          (one) => `${one.claim}/${one.kind}${one.path === null ? "" : `@${one.path}`}`,
        );
        // Some cases state the verdict alone.
        expect([id, line?.verdict]).toEqual([id, wanted.verdict]);
        if (wanted.failing_claims) expect([id, failing.sort()]).toEqual([id, wanted.failing_claims.sort()]);
        if (wanted.findings) expect([id, findings?.sort()]).toEqual([id, wanted.findings.sort()]);
      }
      expect(compared).toBeGreaterThan(0);
    },
  );
});
