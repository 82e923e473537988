import { compileCase } from "../../lib/grading/compile-case.ts";
import { compileSuite } from "../../lib/grading/compile-suite.ts";
import { gradeAll } from "../../lib/grading/grade-all.ts";
import { instrumentsOfSuite } from "../../lib/grading/instruments-of-suite.ts";
import type { CaseObject, RecordObject, ToolObject } from "../../lib/grading/model.ts";
import { nativeImporter } from "../../lib/importers/native/importer.ts";
import type { BenchRow } from "./bench-row.ts";
import { generateStream } from "./generate-stream.ts";

const CALLS = 50_000;
const ROUNDS = 9;
const AIM = 5;

/** Grading under each instrument against `JSON.parse` of the same argument text, medians of some rounds. */
export function benchGrading(seed: number): BenchRow[] {
  const { tools, cases, records } = readAll(seed);
  const suite = compileSuite(tools, { argsMatch: "named", repeats: "signal" });
  const texts = records.flatMap(({ toolCalls }) => toolCalls.map(({ argumentsRaw }) => argumentsRaw ?? "{}"));
  const parse = median(() => {
    for (const text of texts) JSON.parse(text);
  });
  const rows: BenchRow[] = [
    { what: "JSON.parse of the arguments", value: rate(texts.length, parse), aim: null },
  ];
  const instruments = Object.values(instrumentsOfSuite(suite));
  const timed = (chosen: typeof instruments) => {
    const compiled = new Map(cases.map((one) => [one.caseId, chosen.map((i) => compileCase(suite, i, one))]));
    return median(() => {
      for (const record of records) gradeAll(compiled.get(record.caseId) ?? [], record);
    });
  };
  for (const instrument of instruments) {
    const ms = timed([instrument]);
    const aimed = instrument.level === "claims" || instrument.level === "equivalent";
    rows.push({
      what: `grading under ${instrument.level}`,
      value: `${rate(texts.length, ms)}, ${(ms / parse).toFixed(1)} × JSON.parse`,
      aim: aimed ? { text: `≤ ${AIM} ×`, reached: ms / parse <= AIM } : null,
    });
  }
  const all = timed(instruments);
  rows.push({
    what: "grading under all five at once",
    value: `${rate(texts.length, all)}, ${(all / parse).toFixed(1)} × JSON.parse`,
    aim: null,
  });
  return rows;
}

function readAll(seed: number) {
  const tools: ToolObject[] = [];
  const cases: CaseObject[] = [];
  const records: RecordObject[] = [];
  const reader = nativeImporter.createReader();
  let line = 0;
  for (const text of generateStream(seed, { calls: CALLS })) {
    for (const item of reader.read({ text, line: ++line, file: "bench" })) {
      if (item.type === "reject") throw new Error(item.reject.message);
      if (item.object.kind === "tool") tools.push(item.object);
      if (item.object.kind === "case") cases.push(item.object);
      if (item.object.kind === "record") records.push(item.object);
    }
  }
  return { tools, cases, records };
}

function median(work: () => void): number {
  const times: number[] = [];
  // The first round is for the compiler.
  for (let round = 0; round <= ROUNDS; round++) {
    const started = performance.now();
    work();
    if (round > 0) times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] as number;
}

function rate(calls: number, ms: number): string {
  return `${Math.round((calls / ms) * 1000).toLocaleString("en")} calls/s`;
}
