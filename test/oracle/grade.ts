/**
 * A second implementation of the grading rules, written from the rules alone: plain objects, brute force, no speed.
 * It covers levels `claims` and `equivalent` (alternatives and defaults; normalizers: `unordered_list` only).
 */
import { get, read, same, type Value } from "./read.ts";

export type OracleTool = {
  name: string;
  effect?: string;
  input_schema?: Value;
  defaults?: Value;
  eval_norms?: Record<string, string>;
};
export type OracleExpected = {
  name: string;
  args: Value;
  optional?: string[];
  argTypes?: Record<string, string[]>;
  anyOf?: Record<string, Value[]>;
};
export type OracleCase = { alternatives: OracleExpected[][]; ordered?: boolean; forbid?: boolean };
export type OracleCall = { name: string; raw: string | null; turn?: number };
export type OracleSuite = {
  tools: OracleTool[];
  argsMatch?: "named" | "exact";
  repeats?: "signal" | "forbid";
};
export type OracleResult = { verdict: "pass" | "fail" | "ungraded"; failing: string[]; findings: string[] };

type Pair = { expected: OracleExpected; e: number; call: OracleCall; c: number };

/**
 * Every equally good way to grade, since several assignments may have the fewest findings: the grader must give one
 * of them. `exhaustive: false` keeps one way only, for records whose calls repeat too often to try all.
 */
export function gradeByOracle(
  suite: OracleSuite,
  testCase: OracleCase,
  calls: OracleCall[],
  level: "claims" | "equivalent",
  exhaustive = true,
): OracleResult[] {
  const alternatives = level === "claims" ? testCase.alternatives.slice(0, 1) : testCase.alternatives;
  const tried = alternatives.map((expected) => {
    const cost = (one: OracleExpected, call: OracleCall) =>
      argumentFindings(suite, one, call, level, true).length;
    return bestAssignments(expected, calls, cost, exhaustive).map((assigned) =>
      gradeAssigned(suite, testCase, expected, calls, level, assigned),
    );
  });
  const passing = tried.find((ways) => ways.some((way) => way.verdict === "pass"));
  if (passing) return passing.filter((way) => way.verdict === "pass");
  const least = Math.min(...tried.flat().map((way) => way.findings.length));
  return tried.flat().filter((way) => way.findings.length === least || exhaustive);
}

function gradeAssigned(
  suite: OracleSuite,
  testCase: OracleCase,
  expected: OracleExpected[],
  calls: OracleCall[],
  level: "claims" | "equivalent",
  assigned: [number, number][],
): OracleResult {
  const tool = (name: string) => suite.tools.find((one) => one.name === name);
  const sideEffecting = (name: string) => !tool(name) || tool(name)?.effect === "side_effecting";
  const cost = (one: OracleExpected, call: OracleCall, full: boolean) =>
    argumentFindings(suite, one, call, level, full).length;
  const expectedNames = new Set(expected.map((one) => one.name));

  const pairs: Pair[] = assigned.map(([e, c]) => ({
    expected: expected[e] as OracleExpected,
    e,
    call: calls[c] as OracleCall,
    c,
  }));
  const findings: string[] = [];
  const usedCalls = new Set(assigned.map(([, c]) => c));
  const usedExpected = new Set(assigned.map(([e]) => e));

  expected.forEach((one, e) => {
    if (usedExpected.has(e)) return;
    const free = calls
      .map((call, c) => ({ call, c }))
      .filter(({ call, c }) => !usedCalls.has(c) && call.name !== one.name && sideEffecting(call.name));
    // Each preference breaks the ties of the one before: a variant, the fewest findings, the earliest.
    const cheapest = (among: typeof free, full: boolean) =>
      [...among].sort((a, b) => cost(one, a.call, full) - cost(one, b.call, full) || a.c - b.c)[0];
    const variant = cheapest(
      free.filter(({ call }) => variants(one.name, call.name)),
      true,
    );
    const taken = variant ?? (sideEffecting(one.name) ? cheapest(free, false) : undefined);
    if (!taken) {
      findings.push("count/missing_call");
      return;
    }
    usedCalls.add(taken.c);
    pairs.push({ expected: one, e, ...taken });
    findings.push(`name/${variant ? "name_variant" : tool(taken.call.name) ? "wrong_tool" : "unknown_tool"}`);
  });

  let extraUnchecked = false;
  calls.forEach((call, c) => {
    if (usedCalls.has(c)) return;
    if (!sideEffecting(call.name)) {
      if (tool(call.name)?.effect === undefined && !expectedNames.has(call.name) && testCase.forbid)
        extraUnchecked = true;
      return;
    }
    if (expectedNames.has(call.name)) findings.push("count/too_many_calls");
    else if (testCase.forbid) findings.push("extra/other_side_effect");
  });

  for (const pair of pairs) {
    const full = pair.expected.name === pair.call.name || variants(pair.expected.name, pair.call.name);
    findings.push(...argumentFindings(suite, pair.expected, pair.call, level, full));
  }
  if (testCase.ordered) {
    const inOrder = [...pairs].sort((a, b) => a.e - b.e);
    inOrder.slice(1).forEach((later, i) => {
      const earlier = inOrder[i] as Pair;
      if (later.c < earlier.c) findings.push("order/out_of_order");
      else if (later.call.turn !== undefined && later.call.turn === earlier.call.turn)
        findings.push("order/same_turn");
    });
  }
  const failing = [...new Set(findings.map((finding) => finding.split("/")[0] as string))].sort();
  return {
    verdict: failing.length > 0 ? "fail" : extraUnchecked ? "ungraded" : "pass",
    failing,
    findings: findings.sort(),
  };
}

/**
 * Per name: over the calls in turn, each set of expected calls already paired keeps its cheapest ways (most pairs
 * first). All combinations of equally good ways where `all` is asked for (small cases), else one.
 */
function bestAssignments(
  expected: OracleExpected[],
  calls: OracleCall[],
  cost: (one: OracleExpected, call: OracleCall) => number,
  all: boolean,
): [number, number][][] {
  let combined: [number, number][][] = [[]];
  for (const name of new Set(expected.map((one) => one.name))) {
    const wanted = [...expected.keys()].filter((e) => expected[e]?.name === name);
    let ways = new Map<number, { cost: number; pairs: [number, number][][] }>([
      [0, { cost: 0, pairs: [[]] }],
    ]);
    calls.forEach((call, c) => {
      if (call.name !== name) return;
      const next = new Map(ways);
      for (const [mask, way] of ways) {
        wanted.forEach((e, bit) => {
          if (mask & (1 << bit)) return;
          const sum = way.cost + cost(expected[e] as OracleExpected, call);
          const pairs = way.pairs.map((one): [number, number][] => [...one, [e, c]]);
          const known = next.get(mask | (1 << bit));
          if (!known || sum < known.cost) next.set(mask | (1 << bit), { cost: sum, pairs });
          else if (all && sum === known.cost)
            next.set(mask | (1 << bit), { cost: sum, pairs: [...known.pairs, ...pairs] });
        });
      }
      ways = next;
    });
    const size = (way: { pairs: [number, number][][] }) => way.pairs[0]?.length ?? 0;
    const most = Math.max(...[...ways.values()].map(size));
    const full = [...ways.values()].filter((way) => size(way) === most);
    const least = Math.min(...full.map((way) => way.cost));
    const best = full.filter((way) => way.cost === least).flatMap((way) => way.pairs);
    combined = combined.flatMap((before) =>
      (all ? best : best.slice(0, 1)).map((one) => [...before, ...one]),
    );
  }
  return combined;
}

function variants(a: string, b: string): boolean {
  const bare = (name: string) =>
    name
      .replace(/<\|.*$/s, "")
      .replace(/^.*(\.|__)/s, "")
      .toLowerCase()
      .replace(/[\s_-]/g, "");
  return a !== b && bare(a) === bare(b) && bare(a) !== "";
}

function argumentFindings(
  suite: OracleSuite,
  expected: OracleExpected,
  call: OracleCall,
  level: "claims" | "equivalent",
  full: boolean,
): string[] {
  const findings: string[] = [];
  const tool = suite.tools.find((one) => one.name === expected.name);
  const schema = tool?.input_schema;
  let actual: Value;
  const raw = call.raw === null || call.raw.trim() === "" || call.raw.trim() === "null" ? "{}" : call.raw;
  try {
    actual = read(raw);
  } catch {
    return ["value/unparseable_arguments"];
  }
  if (actual.t === "string") {
    try {
      const inner = read(actual.value);
      if (inner.t === "object") {
        findings.push("type/wrong_type");
        actual = inner;
      }
    } catch {
      // A string that holds no JSON is simply not an object.
    }
  }
  if (actual.t !== "object") return ["value/not_an_object"];
  const repeated = new Set(
    actual.entries.map(([key]) => key).filter((key, i, all) => all.indexOf(key) !== i),
  );
  for (const key of repeated) {
    const values = actual.entries.filter(([name]) => name === key).map(([, value]) => value);
    if (values.some((value) => !same(value, values[0] as Value))) findings.push(`value/duplicate_key@${key}`);
  }
  const names = new Set(expected.args.t === "object" ? expected.args.entries.map(([key]) => key) : []);
  for (const key of Object.keys(expected.anyOf ?? {})) names.add(key);
  const required = new Set(list(get(schema, "required")));
  const defaultOf = (key: string) =>
    level === "equivalent"
      ? (get(tool?.defaults, key) ?? get(get(get(schema, "properties"), key), "default"))
      : undefined;

  for (const key of names) {
    const wanted = get(expected.args, key);
    const given = get(actual, key) ?? (full ? defaultOf(key) : undefined);
    if (given === undefined) {
      if (full && required.has(key)) findings.push(`value/missing_required@${key}`);
      else if (full && !expected.optional?.includes(key)) findings.push(`value/missing_argument@${key}`);
      continue;
    }
    const accepted = expected.anyOf?.[key] ?? [wanted as Value];
    const types = expected.argTypes?.[key];
    const unordered = level === "equivalent" && tool?.eval_norms?.[key] === "unordered_list";
    const tries = accepted.map((one) =>
      compare(one, given, key, get(get(schema, "properties"), key), types, unordered),
    );
    const far = (found: string[]) =>
      found.length + 1000 * found.filter((code) => !code.startsWith("type/")).length;
    findings.push(...tries.reduce((a, b) => (far(b) < far(a) ? b : a)));
  }
  if (!full) return findings;
  for (const key of required)
    if (!names.has(key) && !get(actual, key)) findings.push(`value/missing_required@${key}`);
  const closed = get(schema, "additionalProperties");
  for (const key of new Set(actual.entries.map(([name]) => name))) {
    if (names.has(key)) continue;
    const unknown = closed?.t === "boolean" && !closed.value && !get(get(schema, "properties"), key);
    const fallback = get(tool?.defaults, key) ?? get(get(get(schema, "properties"), key), "default");
    const stated =
      level === "equivalent" && fallback !== undefined && same(fallback, get(actual, key) as Value);
    if (unknown || (suite.argsMatch === "exact" && !stated))
      findings.push(`value/unexpected_argument@${key}`);
  }
  return findings;
}

function compare(
  expected: Value,
  actual: Value,
  path: string,
  schema: Value | undefined,
  types: string[] | undefined,
  unordered: boolean,
): string[] {
  const declared = types ?? schemaTypes(schema) ?? [lexical(expected)];
  const typeRight = declared.some((name) => is(name, actual));
  const equal =
    unordered && expected.t === "array" && actual.t === "array"
      ? sameBag(expected.items, actual.items)
      : same(expected, actual);
  if (equal && expected.t !== "array" && expected.t !== "object")
    return typeRight ? [] : [`type/wrong_type@${path}`];
  if (
    expected.t === "array" &&
    actual.t === "array" &&
    !unordered &&
    !sameBag(expected.items, actual.items)
  ) {
    if (expected.items.length === actual.items.length) {
      return expected.items.flatMap((item, i) =>
        compare(item, actual.items[i] as Value, `${path}[${i}]`, get(schema, "items"), undefined, false),
      );
    }
  }
  if (equal) return typeRight ? [] : [`type/wrong_type@${path}`];
  if (!typeRight && renderedDifferently(expected, actual)) return [`type/wrong_type@${path}`];
  return [`value/wrong_value@${path}`, ...(typeRight ? [] : [`type/wrong_type@${path}`])];
}

function renderedDifferently(a: Value, b: Value): boolean {
  return oneWay(a, b) || oneWay(b, a);
}

function oneWay(a: Value, b: Value): boolean {
  if (a.t === "boolean" && b.t === "number") return same({ t: "number", literal: a.value ? "1" : "0" }, b);
  if (b.t !== "string") return false;
  if (a.t === "boolean") return b.value.toLowerCase() === String(a.value);
  if (a.t === "null") return b.value === "null";
  if (a.t === "string") return false;
  try {
    return same(a, read(b.value));
  } catch {
    return false;
  }
}

function sameBag(a: Value[], b: Value[]): boolean {
  const left = [...b];
  return (
    a.length === b.length &&
    a.every((item) => {
      const at = left.findIndex((other) => same(item, other));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

function lexical(value: Value): string {
  if (value.t === "number") return /[.eE]/.test(value.literal) ? "float" : "int";
  return value.t;
}

const ALIASES: Record<string, string[]> = {
  int: ["int"],
  integer: ["int"],
  float: ["float"],
  number: ["int", "float"],
  bool: ["boolean"],
  boolean: ["boolean"],
  str: ["string"],
  string: ["string"],
  list: ["array"],
  array: ["array"],
  dict: ["object"],
  object: ["object"],
  null: ["null"],
};

function is(name: string, value: Value): boolean {
  return ALIASES[name]?.includes(lexical(value)) ?? true;
}

function schemaTypes(schema: Value | undefined): string[] | undefined {
  const type = get(schema, "type");
  if (type?.t === "string") return [type.value];
  const names = list(type);
  return names.length > 0 ? names : undefined;
}

function list(value: Value | undefined): string[] {
  return value?.t === "array" ? value.items.flatMap((item) => (item.t === "string" ? [item.value] : [])) : [];
}
