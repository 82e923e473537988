import type {
  CaseObject,
  ExpectedCall,
  RecordedCall,
  RecordObject,
  ToolObject,
} from "../../../lib/grading/model.ts";
import type { JsonNode, JsonText } from "../../../lib/json/json-node.ts";
import { parseJson } from "../../../lib/json/parse-json.ts";

export type NativeStream = {
  readonly tools: readonly ToolObject[];
  readonly cases: readonly CaseObject[];
  readonly records: readonly RecordObject[];
};

/** Reads well-formed native NDJSON for tests, literals kept; anything else is the importers' business. */
export function nativeStream(text: string): NativeStream {
  const tools: ToolObject[] = [];
  const cases: CaseObject[] = [];
  const records: RecordObject[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "") continue;
    const fields = new Fields(line);
    const kind = fields.string("kind");
    if (kind === "tool") tools.push(toolOf(fields));
    if (kind === "case") cases.push(caseOf(fields));
    if (kind === "record") records.push(recordOf(fields));
  }
  return { tools, cases, records };
}

class Fields {
  readonly text: string;
  readonly node: JsonNode;

  constructor(text: string, node?: JsonNode) {
    this.text = text;
    const parsed = node ?? parseJson(text);
    if ("ok" in parsed && !parsed.ok) throw new Error(`not JSON: ${text}`);
    this.node = "ok" in parsed ? (parsed.ok ? parsed.node : raise()) : parsed;
  }

  find(key: string): JsonNode | null {
    if (this.node.type !== "object") return null;
    return this.node.members.findLast((member) => member.key === key)?.value ?? null;
  }

  json(key: string): JsonText | null {
    const node = this.find(key);
    return node === null ? null : (this.text.slice(node.start, node.end) as JsonText);
  }

  string(key: string): string | null {
    const node = this.find(key);
    return node?.type === "string" ? node.value : null;
  }

  plain<T>(key: string, otherwise: T): T {
    const text = this.json(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  }

  list(key: string): Fields[] | null {
    const node = this.find(key);
    return node?.type === "array" ? node.items.map((item) => new Fields(this.text, item)) : null;
  }

  entries(key: string): [string, Fields][] {
    const node = this.find(key);
    if (node?.type !== "object") return [];
    return node.members.map((member) => [member.key, new Fields(this.text, member.value)]);
  }

  literal(): JsonText {
    return this.text.slice(this.node.start, this.node.end) as JsonText;
  }
}

function raise(): never {
  throw new Error("not JSON");
}

function toolOf(fields: Fields): ToolObject {
  return {
    kind: "tool",
    name: fields.string("name") ?? "",
    description: null,
    inputSchema: fields.json("input_schema"),
    effect: fields.string("effect") as ToolObject["effect"],
    defaults: fields.json("defaults"),
    evalNorms: Object.fromEntries(
      fields.entries("eval_norms").map(([path, value]) => {
        const { use, ...options } = useOf(value);
        return [path, { use, options }];
      }),
    ),
    extra: null,
  };
}

function useOf(value: Fields): { use: string } & Record<string, unknown> {
  const plain = JSON.parse(value.literal()) as string | ({ use: string } & Record<string, unknown>);
  return typeof plain === "string" ? { use: plain } : plain;
}

function expectedOf(fields: Fields): ExpectedCall {
  const types = Object.entries(fields.plain<Record<string, string | string[]>>("arg_types", {}));
  return {
    name: fields.string("name") ?? fields.string("tool") ?? "",
    args: fields.json("args"),
    argTypes: Object.fromEntries(types.map(([path, names]) => [path, [names].flat()])),
    argsAnyOf: Object.fromEntries(
      fields
        .entries("args_any_of")
        .map(([key, values]) => [
          key,
          values.node.type === "array"
            ? values.node.items.map((item) => new Fields(values.text, item).literal())
            : [],
        ]),
    ),
    optionalArgs: fields.plain("optional_args", []),
    extra: null,
  };
}

function caseOf(fields: Fields): CaseObject {
  const accept = fields.find("accept");
  const alternatives = accept?.type === "array" ? accept.items : [];
  return {
    kind: "case",
    caseId: fields.string("case_id") ?? "",
    input: fields.json("input"),
    expectToolCalls: fields.list("expect_tool_calls")?.map(expectedOf) ?? null,
    accept: alternatives.map((calls) =>
      calls.type === "array" ? calls.items.map((call) => expectedOf(new Fields(fields.text, call))) : [],
    ),
    ordered: fields.plain("ordered", false),
    forbidOtherSideEffects: fields.plain("forbid_other_side_effects", false),
    expectEffects: (fields.list("expect_effects") ?? []).map((effect) => ({
      name: effect.string("name") ?? "",
      path: effect.string("path") ?? "",
      exists: effect.json("exists"),
      absent: effect.json("absent"),
      count: effect.plain("count", null),
    })),
    tags: [],
    extra: null,
  };
}

function callOf(fields: Fields): RecordedCall {
  return {
    callId: fields.string("call_id"),
    name: fields.string("name") ?? "",
    argumentsRaw: fields.string("arguments_raw") ?? fields.json("arguments_parsed"),
    providerParsed: fields.find("arguments_parsed") !== null,
    dispatchedName: fields.string("dispatched_name"),
    argumentsReceived: fields.json("arguments_received"),
    result: null,
    error: null,
    turn: fields.plain("turn", null),
    startedAt: null,
    latencyMs: null,
    source: fields.plain("source", "provider"),
    extra: null,
  };
}

function recordOf(fields: Fields): RecordObject {
  return {
    kind: "record",
    recordId: fields.string("record_id") ?? "",
    runId: fields.string("run_id") ?? "",
    caseId: fields.string("case_id") ?? "",
    trial: 0,
    toolCalls: fields.list("tool_calls")?.map(callOf) ?? [],
    finalMessage: null,
    messages: null,
    usage: null,
    harnessVerdict: fields.string("harness_verdict") as RecordObject["harnessVerdict"],
    harnessReason: null,
    effects:
      fields.list("effects")?.map((effect) => ({
        name: effect.string("name") ?? "",
        passed: effect.plain("passed", false),
        detail: effect.json("detail"),
      })) ?? null,
    world: fields.json("world"),
    error: fields.string("error"),
    extra: null,
  };
}
