import { random } from "./random.ts";

const TOOLS = 40;
const CASES = 400;
const RECORDS_PER_RUN = 2000;

type Size = { readonly calls: number } | { readonly bytes: number };
type Draw = () => number;

/**
 * A seeded suite as a service desk's agent would leave it, as lines of the native format: 40 tools, 400 cases,
 * about five calls a record with some 150 bytes of arguments and 250 of result each. A third of the records fail
 * somewhere: another value, another spelling of it, a missing or an additional call, another name.
 */
export function* generateStream(seed: number, size: Size): Generator<string> {
  const draw = random(seed);
  const tools = Array.from({ length: TOOLS }, (_, i) => makeTool(i));
  let bytes = 0;
  let calls = 0;
  const line = (object: object) => {
    const text = `${JSON.stringify(object)}\n`;
    bytes += text.length;
    return text;
  };
  yield line({ kind: "suite", suite: "bench" });
  for (const tool of tools) yield line(tool);
  const cases = Array.from({ length: CASES }, (_, i) => makeCase(i, tools, draw));
  for (const one of cases) yield line(one);
  for (let record = 0; "calls" in size ? calls < size.calls : bytes < size.bytes; record++) {
    const run = Math.floor(record / RECORDS_PER_RUN);
    if (record % RECORDS_PER_RUN === 0) {
      const started = new Date(Date.UTC(2026, 0, 1 + run)).toISOString();
      yield line({
        kind: "run",
        run_id: `run-${run}`,
        started_at: started,
        model: `model-${run % 3}`,
        agent: "desk",
      });
    }
    const one = cases[record % CASES] as Case;
    const made = makeRecord(record, run, Math.floor((record % RECORDS_PER_RUN) / CASES), one, tools, draw);
    calls += made.tool_calls.length;
    yield line(made);
  }
}

type Tool = ReturnType<typeof makeTool>;
type Case = ReturnType<typeof makeCase>;
type Call = { name: string; args: Record<string, unknown> };

const VERBS = ["get", "list", "update", "create", "cancel", "refund", "assign", "send"];
const NOUNS = ["order", "invoice", "ticket", "customer", "shipment"];

function makeTool(i: number) {
  const verb = VERBS[i % VERBS.length] as string;
  const reads = verb === "get" || verb === "list";
  return {
    kind: "tool",
    name: `${verb}_${NOUNS[Math.floor(i / VERBS.length)]}`,
    effect: reads ? "read_only" : "side_effecting",
    eval_norms: { month: "month", tags: "unordered_list" },
    input_schema: {
      type: "object",
      properties: {
        id: { type: "string" },
        amount_cents: { type: "integer" },
        month: { type: "string" },
        tags: { type: "array", items: { type: "string" } },
        note: { type: ["string", "null"], default: null },
        items: {
          type: "array",
          items: { type: "object", properties: { sku: { type: "string" }, qty: { type: "integer" } } },
        },
      },
      required: ["id"],
    },
  };
}

function makeArguments(draw: Draw): Record<string, unknown> {
  const args: Record<string, unknown> = { id: `ORD-${Math.floor(draw() * 1e6)}` };
  if (draw() < 0.7) args.amount_cents = Math.floor(draw() * 1e5);
  if (draw() < 0.5) args.month = `2026-0${1 + Math.floor(draw() * 9)}`;
  if (draw() < 0.4) args.tags = ["urgent", "billing", "vip"].slice(0, 1 + Math.floor(draw() * 3));
  if (draw() < 0.4)
    args.items = [{ sku: `SKU-${Math.floor(draw() * 1e4)}`, qty: 1 + Math.floor(draw() * 5) }];
  return args;
}

function makeCase(i: number, tools: readonly Tool[], draw: Draw) {
  const calls: Call[] = Array.from({ length: 2 + Math.floor(draw() * 4) }, () => ({
    name: pick(tools, draw).name,
    args: makeArguments(draw),
  }));
  return {
    kind: "case",
    case_id: `case-${i}`,
    input: `Please look after request ${i} of this customer and say when it is done.`,
    expect_tool_calls: calls,
    forbid_other_side_effects: draw() < 0.5,
  };
}

function makeRecord(seq: number, run: number, trial: number, one: Case, tools: readonly Tool[], draw: Draw) {
  const calls = one.expect_tool_calls.map(({ name, args }): Call => ({ name, args: { ...args } }));
  const looked = tools.find(({ effect }) => effect === "read_only") as Tool;
  if (draw() < 0.5) calls.unshift({ name: looked.name, args: { id: `ORD-${seq % 977}` } });
  const wrong = draw() < 0.33;
  if (wrong) spoil(calls, tools, draw);
  return {
    kind: "record",
    record_id: `run-${run}/${one.case_id}/${trial}`,
    run_id: `run-${run}`,
    case_id: one.case_id,
    trial,
    tool_calls: calls.map(({ name, args }, turn) => ({
      call_id: `call_${seq}_${turn}`,
      name,
      arguments_raw: JSON.stringify(args),
      result: {
        status: "ok",
        id: args.id,
        updated_at: "2026-03-01T10:00:00Z",
        lines: [{ sku: "SKU-1", qty: 2, price: 1999 }],
        customer: {
          name: `Customer ${seq % 500}`,
          tier: "gold",
          notes: "Prefers e-mail; called twice last week.",
        },
      },
      turn,
      latency_ms: 120 + (seq % 90),
    })),
    final_message: `Done: request ${one.case_id} is settled, and the customer has been told about it.`,
    usage: { input_tokens: 2400 + (seq % 300), output_tokens: 210, cost_usd: 0.0123, latency_ms: 4200 },
    harness_verdict: wrong && draw() < 0.8 ? "fail" : "pass",
  };
}

function spoil(calls: Call[], tools: readonly Tool[], draw: Draw): void {
  const call = pick(calls, draw);
  const how = draw();
  if (how < 0.25) call.args.amount_cents = String(call.args.amount_cents ?? 100);
  else if (how < 0.45) call.args.amount_cents = 1 + Math.floor(draw() * 1e5);
  else if (how < 0.6) call.args.month = "2026-03-01";
  else if (how < 0.7) delete call.args.id;
  else if (how < 0.8) call.name = `functions.${call.name}`;
  else if (how < 0.9) calls.splice(calls.indexOf(call), 1);
  else calls.push({ name: pick(tools, draw).name, args: makeArguments(draw) });
}

function pick<T>(list: readonly T[], draw: Draw): T {
  return list[Math.floor(draw() * list.length)] as T;
}
