import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { CaseObject, RecordObject, RunObject, ToolObject } from "../../../../lib/grading/model.ts";
import { tau2Importer } from "../../../../lib/importers/tau2/importer.ts";
import { elementsOf } from "../elements-of.ts";
import { readText } from "../read-text.ts";

const FIXTURE = readFileSync(
  fileURLToPath(new URL("../../../fixtures/importers/tau2/results.json", import.meta.url)),
);
const RUN_ID = "2026-11-02T08:15:00.250000_library_llm_agent_desk-clerk-2";

function objects(bytes = FIXTURE) {
  const items = readText(tau2Importer, ...elementsOf(bytes, tau2Importer));
  const found = items.flatMap((item) => (item.type === "object" ? [item.object] : []));
  return {
    items,
    runs: found.filter((one): one is RunObject => one.kind === "run"),
    tools: found.filter((one): one is ToolObject => one.kind === "tool"),
    cases: found.filter((one): one is CaseObject => one.kind === "case"),
    records: found.filter((one): one is RecordObject => one.kind === "record"),
    rejects: items.flatMap((item) => (item.type === "reject" ? [item.reject] : [])),
  };
}

describe("the tau2 importer", () => {
  it("makes one run of a file, named as the benchmark names it, without the texts that are always the same", () => {
    const [run] = objects().runs;
    expect(run).toMatchObject({
      runId: RUN_ID,
      startedAt: "2026-11-02T08:15:00.250Z",
      agent: "llm_agent",
      model: "maker/desk-clerk-2",
      gitSha: "4f2c9d1",
      labels: '{"domain":"library"}',
    });
    expect(run?.extra).toContain('"max_steps":12');
    expect(run?.extra).not.toContain("Lend books.");
  });

  it("expects the agent's actions alone, and of each the keys that are compared", () => {
    const [loan, card] = objects().cases;
    expect(loan).toMatchObject({ caseId: "library/0", forbidOtherSideEffects: true, tags: ["library"] });
    expect(loan?.expectToolCalls?.map(({ name, args }) => [name, args])).toEqual([
      ["find_copy", '{"title":"Maps"}'],
      ["lend_copy", '{"copy":42,"days":14.0}'],
    ]);
    expect(loan?.expectToolCalls?.[0]?.extra).toContain('"arguments":{"title":"Maps","shelf":"B"}');
    expect(card).toMatchObject({
      caseId: "library/[card_issue]expired|blocked[PERSONA:None]",
      expectToolCalls: null,
      forbidOtherSideEffects: false,
      found: true,
    });
  });

  it("takes the model's own text where the raw answer has the call, else the object as it stands", () => {
    const [first] = objects().records;
    expect(first?.toolCalls).toMatchObject([
      {
        name: "find_copy",
        argumentsRaw: '{"title": "Maps"}',
        providerParsed: true,
        argumentsReceived: null,
        result: null,
        error: '"Error: no such shelf"',
        turn: 3,
        startedAt: "2026-11-02T08:15:01.500Z",
      },
      {
        name: "lend_copy",
        argumentsRaw: '{"copy":  42.0, "days": 14}',
        providerParsed: false,
        argumentsReceived: '{"copy": 42, "days": 14.00}',
        result: '"lent \\ud83d\\udcd6"',
        error: null,
        turn: 3,
      },
    ]);
  });

  it("leaves the simulated user's calls and tokens out, and counts the calls", () => {
    const [first] = objects().records;
    expect(first?.extra).toContain('"user_calls":1');
    expect(first?.usage).toEqual({ inputTokens: 250, outputTokens: 30, costUsd: 0.002, latencyMs: 2500 });
    expect(first?.finalMessage).toBe("Yours for 14 days.");
  });

  it("keeps numbers that doubles can't hold, and the checks of the actions", () => {
    const [first] = objects().records;
    expect(first?.extra).toContain('"seed":9007199254740993');
    expect(first?.extra).toContain('"action_match": false');
  });

  it("gives the verdict of the reward, and the effects that it rests on", () => {
    const [first, second, third] = objects().records;
    expect(first).toMatchObject({
      recordId: `${RUN_ID}/library/0/0`,
      harnessVerdict: "pass",
      harnessReason: "reward 1; DB 1; COMMUNICATE 1",
      effects: [{ name: "database", passed: true }],
      error: null,
    });
    expect(second).toMatchObject({
      trial: 1,
      harnessVerdict: "fail",
      harnessReason: "reward 0; Simulation terminated prematurely. Termination reason: max_steps",
      effects: null,
      error: "stopped by max_steps",
    });
    expect(third).toMatchObject({
      harnessVerdict: "fail",
      effects: [{ name: "assert_card_works", passed: false }],
      error: null,
    });
  });

  it("pairs by position where ids repeat, and keeps a call without a result", () => {
    const [, second] = objects().records;
    expect(second?.toolCalls.map(({ argumentsRaw, result }) => [argumentsRaw, result])).toEqual([
      ['{"title": "Maps"}', '"first"'],
      ['{"title": "Atlas"}', null],
    ]);
  });

  it("names the agent's tools, with the effect that the checks of expected calls tell", () => {
    expect(objects().tools).toMatchObject([
      { name: "find_copy", effect: "read_only", inputSchema: null, found: true },
      { name: "lend_copy", effect: null, inputSchema: null, found: true },
    ]);
  });

  it("takes the schemas of tools that the environment lists", () => {
    const listed =
      '"tool_defs": {"find_copy": {"name": "find_copy", "doc": "Finds.", "params": {"type": "object"}}}';
    const text = FIXTURE.toString("utf8").replace('"tool_defs": null', listed);
    const [tool] = objects(Buffer.from(text)).tools;
    expect(tool).toMatchObject({
      description: "Finds.",
      inputSchema: '{"type":"object"}',
      effect: "read_only",
    });
  });

  it("rejects a task alone, with its place", () => {
    const broken = FIXTURE.toString("utf8").replace(
      '"name": "lend_copy", "arguments"',
      '"name": 5, "arguments"',
    );
    const { rejects, cases, records } = objects(Buffer.from(broken));
    expect(rejects).toMatchObject([
      { path: "tasks[0].evaluation_criteria.actions[2].name", message: "expected a string, got number 5" },
    ]);
    expect([cases.length, records.length]).toEqual([1, 3]);
  });

  it("gives further simulations of one trial ids of their own", () => {
    const twice = FIXTURE.toString("utf8").replace('"trial": 1', '"trial": 0');
    expect(objects(Buffer.from(twice)).records.map(({ recordId }) => recordId.slice(RUN_ID.length))).toEqual([
      "/library/0/0",
      "/library/0/0#2",
      "/library/[card_issue]expired|blocked[PERSONA:None]/0",
    ]);
  });

  it("finds the results of simulations that lie in files of their own", () => {
    const text = FIXTURE.toString("utf8");
    const shell = `${text.slice(0, text.indexOf('"simulations"'))}"simulations": []}`;
    const simulation = '{"id":"s","task_id":"0","trial":3,"termination_reason":"user_stop","messages":[]}';
    const items = readText(
      tau2Importer,
      { text: shell, file: "night/results.json", of: null },
      { text: simulation, file: "night/simulations/s.json", of: null },
    );
    const ids = items.flatMap((item) =>
      item.type === "object" && item.object.kind === "record" ? [item.object.recordId] : [],
    );
    expect(ids).toEqual([`${RUN_ID}/library/0/3`]);
  });

  it("refuses a log of execution events once, and says what to import", () => {
    const events = { text: '{"execution_events":[{"tool_name":"f","success":true}]}', of: null };
    const items = readText(tau2Importer, events, events);
    expect(items).toMatchObject([{ type: "reject", reject: { code: "event_log" } }]);
  });

  it("reads NaN as null outside of arguments", () => {
    const text = FIXTURE.toString("utf8").replace('"agent_cost": 0.002', '"agent_cost": NaN');
    const [first] = objects(Buffer.from(text)).records;
    expect(first?.usage?.costUsd).toBe(null);
    expect(() => JSON.parse(first?.extra ?? "")).not.toThrow();
  });

  it("says that a voice simulation's calls are not read", () => {
    const items = readText(tau2Importer, {
      text: '{"task_id":"0","messages":null,"ticks":[{}]}',
      of: "simulations",
    });
    expect(items).toMatchObject([{ type: "reject", reject: { code: "no_messages" } }]);
  });
});
