import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { adkImporter } from "../../../../lib/importers/adk/importer.ts";
import { objectsOf } from "../objects-of.ts";
import { readFixture } from "../read-fixture.ts";
import { readText } from "../read-text.ts";

const FOLDER = new URL("../../../../../shared/data/", import.meta.url);

describe("adkImporter", () => {
  it("makes one case of a session's turns: their calls one after the other, what the user said as a list", () => {
    const { cases, records, runs, rejects } = readFixture(
      adkImporter,
      "new.evalset.json",
      "new.evalset.json",
    );
    expect([records, runs, rejects]).toEqual([[], [], []]);
    expect(cases[0]).toMatchObject({
      caseId: "home/two turns",
      input: '["Turn it off","And\\nnow?"]',
      expectToolCalls: [
        { name: "set_device", args: '{"id":9007199254740993,"level":0.50}' },
        { name: "get_device", args: "{}" },
        { name: "get_room", args: null },
      ],
      ordered: false,
      forbidOtherSideEffects: false,
    });
    expect(cases[0]?.extra).toBe(
      '{"session_input":{"app_name":"home"},"creation_timestamp":1771835731590171,"reference":["Off.",null]}',
    );
  });

  it("reads camelCase, expects no call where a turn lists none, and nothing where no turn says anything", () => {
    const { cases } = readFixture(adkImporter, "new.evalset.json", "new.evalset.json");
    expect(cases[1]).toMatchObject({
      caseId: "camel",
      input: '"Hi"',
      expectToolCalls: [],
      extra: '{"reference":"Hello."}',
    });
    expect(cases[2]).toMatchObject({
      caseId: "new.evalset:3",
      input: '{"parts":[{"inline_data":{"mime_type":"image/png"}}]}',
      expectToolCalls: null,
    });
  });

  it("reads a list of queries as one session named after the file", () => {
    expect(readFixture(adkImporter, "old.test.json", "evals/old.test.json").cases).toMatchObject([
      {
        caseId: "old.test",
        input: '["Hi","What did I buy?"]',
        expectToolCalls: [
          { name: "get_cart", args: '{"id":"1","n":2.0}' },
          { name: "log", args: null },
        ],
        extra: '{"reference":["Hello.","A rake."]}',
      },
    ]);
  });

  it("reads sessions with their turns in data", () => {
    const { cases } = readFixture(adkImporter, "sessions.json");
    expect(cases.map(({ caseId, expectToolCalls }) => [caseId, expectToolCalls?.length ?? null])).toEqual([
      ["morning", 1],
      ["f:2", null],
    ]);
  });

  it("rejects a case that does not fit alone, and a set without cases", () => {
    const text =
      '{"eval_cases":[{"eval_id":"a","conversation":[{"intermediate_data":{"tool_uses":[{}]}}]},{"eval_id":"b","conversation_scenario":{}},{"eval_id":"c","conversation":[]}]}';
    const { cases, rejects } = objectsOf(readText(adkImporter, text));
    expect(cases.map(({ caseId }) => caseId)).toEqual(["c"]);
    expect(rejects.map(({ code, path }) => [code, path])).toEqual([
      ["invalid_field", "eval_cases[0].conversation[0].intermediate_data.tool_uses[0].name"],
      ["no_conversation", "eval_cases[1]"],
    ]);
    expect(readText(adkImporter, '{"eval_cases":[]}')).toMatchObject([{ reject: { code: "no_cases" } }]);
  });

  it.skipIf(!existsSync(FOLDER)).each([
    ["adk/new-shape.test.json", 1, 2],
    ["adk/old-shape.test.json", 1, 6],
    ["otel/evalset_helm_3_2026-02-23.json", 1, 1],
  ])("reads the published %s", (path, cases, calls) => {
    const text = readFileSync(new URL(path, FOLDER), "utf8");
    const found = objectsOf(readText(adkImporter, { text, file: path }));
    expect(found.rejects).toEqual([]);
    expect([found.cases.length, found.cases.flatMap((one) => one.expectToolCalls ?? []).length]).toEqual([
      cases,
      calls,
    ]);
  });
});
