import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { bfclImporter } from "../../../../lib/importers/bfcl/importer.ts";
import type { SourceElement } from "../../../../lib/importers/importer.ts";
import { elementsOf } from "../elements-of.ts";
import { objectsOf } from "../objects-of.ts";
import { readText } from "../read-text.ts";

const FOLDER = fileURLToPath(new URL("../../../fixtures/importers/bfcl/", import.meta.url));

function rows(name: string, file: string): SourceElement[] {
  return elementsOf(readFileSync(`${FOLDER}${name}`), bfclImporter).map((row) => ({ ...row, file }));
}

/** The whole fixture, its results and scores in files of one model. */
const ALL = [
  ...rows("answers.json", "x/answers.json"),
  ...rows("functions.json", "x/functions.json"),
  ...rows("questions.json", "x/questions.json"),
  ...rows("results.json", "x/result/m1/all_result.json"),
  ...rows("scores.json", "x/score/m1/all_score.json"),
];

const read = (...elements: (SourceElement | string | { text: string; file: string })[]) =>
  objectsOf(readText(bfclImporter, ...elements));
const byCase = <T extends { caseId: string }>(all: readonly T[], id: string) =>
  all.find(({ caseId }) => caseId === id);

const RESULT = (id: string, result: unknown, file = "result/m/a_result.json") => ({
  text: JSON.stringify({ id, result }),
  file,
});

describe("the bfcl importer, of cases", () => {
  const { cases, rejects } = read(...ALL);

  it("joins questions and answers by id, each once", () => {
    expect(rejects).toEqual([]);
    expect(cases.map(({ caseId, tags }) => [caseId, tags])).toEqual([
      ["live_simple_0-0-0", ["live_simple"]],
      ["parallel_0", ["parallel"]],
      ["simple_java_0", ["simple_java"]],
      ["irrelevance_0", ["irrelevance"]],
      ["multi_turn_base_0", ["multi_turn_base"]],
    ]);
  });

  it("takes accepted values, and the mark that an argument may be left out", () => {
    expect(byCase(cases, "live_simple_0-0-0")?.expectToolCalls).toMatchObject([
      {
        name: "jukebox_play",
        args: null,
        argsAnyOf: { song: ['"Blue"', '"blue"'], minutes: ["4"], mood: ['"calm"'] },
        optionalArgs: ["mood"],
      },
    ]);
    expect(byCase(cases, "parallel_0")?.expectToolCalls?.map(({ argsAnyOf }) => argsAnyOf)).toEqual([
      { room: ["7"], guest: ['{"name":"Ida","age":30}', '{"name":"Ida"}'] },
      { room: ["8"], guest: ['""'] },
    ]);
  });

  it("accepts a name with a dot as well, in all calls or in none", () => {
    const [alternative] = byCase(cases, "live_simple_0-0-0")?.accept ?? [];
    expect(alternative?.map(({ name }) => name)).toEqual(["jukebox.play"]);
    expect(byCase(cases, "parallel_0")?.accept).toEqual([]);
  });

  it("expects the name with the dot where results call only that", () => {
    const question = ALL.filter(
      ({ text }) => text.includes("live_simple_0-0-0") && !text.includes('"result"'),
    );
    const prompted = read(...question, RESULT("live_simple_0-0-0", "[jukebox.play(song='Blue', minutes=4)]"));
    expect(prompted.cases[0]?.expectToolCalls?.[0]?.name).toBe("jukebox.play");
    expect(prompted.cases[0]?.accept[0]?.[0]?.name).toBe("jukebox_play");
    expect(read(...question).cases[0]?.expectToolCalls?.[0]?.name).toBe("jukebox_play");
  });

  it("reads call texts of Python, those without names by the order of the parameters", () => {
    expect(
      byCase(cases, "multi_turn_base_0")?.expectToolCalls?.map(({ name, args }) => [name, args]),
    ).toEqual([
      ["sort", '{"shelf":"a","down":true}'],
      ["move", '{"book":"It\'s","to":[1,2]}'],
    ]);
  });

  it.each([
    ["sort('a')", "the order of the parameters of sort is not known"],
    ["sort(shelf=a)", "is no call with literal arguments"],
  ])("leaves a case without expectation for %s, and says why", (text, why) => {
    const row = JSON.stringify({ id: "multi_turn_base_1", ground_truth: [["move(book='b')", text]] });
    const [only] = read(row).cases;
    expect(only).toMatchObject({ expectToolCalls: null, forbidOtherSideEffects: false, found: true });
    expect(JSON.parse(only?.extra ?? "{}").not_expressible).toContain(why);
  });

  it("expects nothing to be called for irrelevance, and of a question without an answer says nothing", () => {
    expect(byCase(cases, "irrelevance_0")).toMatchObject({
      expectToolCalls: [],
      forbidOtherSideEffects: true,
    });
    expect(byCase(cases, "simple_java_0")).toMatchObject({ expectToolCalls: null, found: true });
  });

  it("keeps what else a question says, literals as written", () => {
    expect(byCase(cases, "multi_turn_base_0")?.extra).toContain('"books":12345678901234567890');
  });

  it("refuses another question under an id that is there", () => {
    const row = (content: string) => JSON.stringify({ id: "a_0", question: [[{ role: "user", content }]] });
    const { cases, rejects } = read(row("one"), row("one"), row("two"));
    expect(cases.map(({ input }) => input)).toEqual(['[[{"role":"user","content":"one"}]]']);
    expect(rejects).toMatchObject([{ path: "id", code: "invalid_field" }]);
  });
});

describe("the bfcl importer, of tools", () => {
  const { tools } = read(...ALL);
  const tool = (name: string) => tools.find((one) => one.name === name);

  it("has a name with a dot in both spellings", () => {
    expect(tool("jukebox.play")?.inputSchema).toBe(tool("jukebox_play")?.inputSchema);
    expect(tool("jukebox_play")).toMatchObject({
      extra: '{"bfcl_name":"jukebox.play"}',
      effect: null,
      found: true,
    });
    expect(tool("jukebox.play")?.inputSchema).toContain('"minutes":{"type":"number","default":3.00}');
  });

  it("gives a tool that two questions define differently no schema", () => {
    expect(tool("book")).toMatchObject({ inputSchema: null, description: null, extra: '{"differs":true}' });
  });

  it("takes function documents", () => {
    expect(tool("move")?.inputSchema).toContain('"to":{"type":"array","items":{"type":"integer"}}');
  });
});

describe("the bfcl importer, of records", () => {
  const { runs, records } = read(...ALL);

  it("names the run by folder and model", () => {
    expect(runs).toMatchObject([{ runId: "x/m1", model: "plain-model" }]);
    expect(records.map(({ recordId }) => recordId)).toContain("x/m1/live_simple_0-0-0/0");
  });

  it("keeps argument text byte for byte, objects as they stand, names with leaked tokens", () => {
    expect(byCase(records, "live_simple_0-0-0")?.toolCalls).toMatchObject([
      {
        name: "jukebox_play",
        argumentsRaw: '{"song": "Blue", "minutes":  4.0}',
        providerParsed: false,
        callId: null,
      },
    ]);
    expect(byCase(records, "parallel_0")?.toolCalls).toMatchObject([
      {
        name: "book",
        argumentsRaw: '{"room": 7.0, "guest": {"name": "Ida"}}',
        providerParsed: true,
        turn: 0,
      },
      { name: "book<|channel|>commentary", argumentsRaw: '{"room": 8', providerParsed: false, turn: 0 },
    ]);
  });

  it("follows turns and steps, and sums what is counted in them", () => {
    const record = byCase(records, "multi_turn_base_0");
    expect(
      record?.toolCalls.map(({ name, argumentsRaw, turn, extra }) => [name, argumentsRaw, turn, extra]),
    ).toEqual([
      ["sort", '{"shelf": "a"}', 0, '{"turn":0,"step":0}'],
      ["move", "{}", 2, '{"turn":1,"step":0}'],
      ["move", "", 2, '{"turn":1,"step":0}'],
    ]);
    expect(record).toMatchObject({
      finalMessage: "Moved.",
      messages: '[[{"role": "tool", "content": "ok"}]]',
      usage: { inputTokens: 100, outputTokens: 10, costUsd: null, latencyMs: 1500 },
    });
  });

  it("takes failures from the score file, joined by the question's id", () => {
    expect(byCase(records, "parallel_0")).toMatchObject({
      harnessVerdict: "fail",
      harnessReason:
        'parallel_function_checker_no_order:cannot_find_match: Could not find a match. {"sub_error":1}',
    });
    expect(byCase(records, "multi_turn_base_0")).toMatchObject({
      harnessVerdict: "fail",
      harnessReason: "multi_turn:instance_state_mismatch: State differs.",
    });
  });

  it("infers a pass from the score file's silence, and says so", () => {
    expect(byCase(records, "live_simple_0-0-0")).toMatchObject({
      harnessVerdict: "pass",
      harnessReason: "inferred: the score file lists only failures, and not this one",
    });
    expect(byCase(records, "irrelevance_0")).toMatchObject({
      harnessVerdict: "pass",
      toolCalls: [],
      error: null,
    });
  });

  it("says where the score file lists fewer failures than it counts", () => {
    const short = ALL.map((row) => ({
      ...row,
      text: row.text.replace('"correct_count": 2', '"correct_count": 1'),
    }));
    expect(byCase(read(...short).records, "live_simple_0-0-0")?.harnessReason).toBe(
      "inferred: the score file lists only failures, and not this one; but it lists 2 of the 3 that it counts",
    );
  });

  it("infers nothing without a score file, nor of another model's", () => {
    const without = ALL.filter(({ file }) => !file.includes("score"));
    expect(byCase(read(...without).records, "live_simple_0-0-0")?.harnessVerdict).toBe(null);
    const other = ALL.map((row) => ({ ...row, file: row.file.replace("score/m1", "score/m2") }));
    const mine = read(...other).records.filter(({ runId }) => runId === "x/m1");
    expect(mine.map(({ harnessVerdict }) => harnessVerdict)).toEqual([null, null, null, null, null]);
  });

  it("infers passes from a score file that lists no failure at all", () => {
    const totals = {
      text: '{"accuracy":1.0,"correct_count":1,"total_count":1}',
      file: "score/m/a_score.json",
    };
    const [record] = read(RESULT("a_0", [{ f: "{}" }]), totals).records;
    expect(record?.harnessVerdict).toBe("pass");
  });

  it("takes a provider's error for no failure of the agent", () => {
    expect(byCase(records, "simple_java_0")).toMatchObject({
      error: "Error during inference: Error code: 503 - busy",
      harnessVerdict: null,
      finalMessage: null,
      toolCalls: [],
    });
  });

  it("makes records of score rows alone, with their questions, answers and calls", () => {
    const alone = read(...rows("scores.json", "scores.json"));
    expect(
      alone.records.map(({ recordId, harnessVerdict, toolCalls }) => [
        recordId,
        harnessVerdict,
        toolCalls.length,
      ]),
    ).toEqual([
      ["plain-model/parallel_0/0", "fail", 1],
      ["plain-model/multi_turn_base_0/0", "fail", 1],
    ]);
    expect(byCase(alone.cases, "parallel_0")?.expectToolCalls).toMatchObject([
      { argsAnyOf: { room: ["7"] } },
    ]);
    expect(alone.cases.map(({ found }) => found)).toEqual([true, true]);
    expect(byCase(alone.cases, "multi_turn_base_0")?.input).toBe('[[{"role":"user","content":"Sort it."}]]');
  });

  it("refuses a score row that only counts, and a result with something that is no call", () => {
    const row = '{"id":3,"valid":false,"error":[],"test_category":"a"}';
    const { rejects } = read(row, RESULT("a_0", [{ f: "{}" }, 5]), RESULT("a_1", 5));
    expect(rejects.map(({ path }) => path)).toEqual(["id", "result[1]", "result"]);
  });

  it("gives a second row of one id a trial of its own", () => {
    const { records } = read(RESULT("a_0", [{ f: "{}" }]), RESULT("a_0", [{ g: "{}" }]));
    expect(records.map(({ recordId, trial }) => [recordId, trial])).toEqual([
      ["m/a_0/0", 0],
      ["m/a_0/1", 1],
    ]);
  });

  it("keeps NaN in arguments, and nowhere else", () => {
    const [record] = read({
      text: '{"id":"a_0","result":[{"f":{"x":NaN}}],"latency":NaN,"note":Infinity}',
      file: "result/m/a_result.json",
    }).records;
    expect(record?.toolCalls[0]?.argumentsRaw).toBe('{"x":NaN}');
    expect([record?.usage, record?.extra]).toEqual([null, '{"note":null}']);
  });
});

describe("the bfcl importer, of models that write calls as text", () => {
  const score = (id: string, decoded: unknown, type = "value_error:string") => ({
    text: JSON.stringify({
      ...{ id, model_name: "m", test_category: "a", valid: false, error: ["no"], error_type: type },
      model_result_decoded: decoded,
    }),
    file: "score/m/a_score.json",
  });

  it("takes the calls that the score file decoded, else those that are the whole text", () => {
    const { records } = read(
      RESULT("a_0", "<tool_call>f</tool_call>"),
      RESULT("a_1", "[f(a=1.50), g(b='x')]"),
      score("a_0", [{ f: { a: 4.5 } }]),
    );
    expect(byCase(records, "a_0")).toMatchObject({
      finalMessage: "<tool_call>f</tool_call>",
      toolCalls: [
        { name: "f", argumentsRaw: '{"a":4.5}', providerParsed: true, extra: '{"decoded_by":"score file"}' },
      ],
    });
    expect(byCase(records, "a_1")?.toolCalls).toMatchObject([
      { name: "f", argumentsRaw: '{"a":1.50}', extra: '{"call_text":"f(a=1.50)"}' },
      { name: "g", argumentsRaw: '{"b":"x"}' },
    ]);
  });

  it("does not grade where neither tells which calls a text makes", () => {
    const { records } = read(
      RESULT("a_0", "<tool_call>f</tool_call>"),
      RESULT("a_1", "Sorry."),
      score("a_1", null, "ast_decoder:decoder_failed"),
    );
    expect(byCase(records, "a_0")?.error).toBe(
      "the result is a text, and which calls it makes can't be told from the file",
    );
    expect(byCase(records, "a_1")).toMatchObject({ error: null, toolCalls: [], finalMessage: "Sorry." });
  });

  it("takes what is said beside calls for text, over turns", () => {
    const { records } = read(
      RESULT("a_0", [
        ["[f(a=1)]", "Done."],
        ["g()", "Bye."],
      ]),
    );
    expect(records[0]?.toolCalls.map(({ name, turn }) => [name, turn])).toEqual([
      ["f", 0],
      ["g", 2],
    ]);
    expect(records[0]).toMatchObject({ finalMessage: "Bye.", error: null });
  });

  it("keeps the calls of a question that the limit of steps ended, and does not grade it", () => {
    const { records } = read(
      RESULT("a_0", [[[{ f: "{}" }]]]),
      score("a_0", null, "multi_turn:force_terminated"),
    );
    expect(records).toMatchObject([
      { harnessVerdict: "fail", error: "multi_turn:force_terminated: no", toolCalls: [{ name: "f" }] },
    ]);
  });

  it("takes a text for one without calls where the model's other results have calls as such", () => {
    const { records } = read(RESULT("a_0", "Which one?"), RESULT("a_1", [{ f: "{}" }]));
    expect(byCase(records, "a_0")).toMatchObject({ error: null, toolCalls: [], finalMessage: "Which one?" });
  });
});
