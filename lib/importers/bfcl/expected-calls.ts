import type { ExpectedCall } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import { jsonValueEnd } from "../json-value-end.ts";
import { objectText } from "../object-text.ts";
import { acceptedValues } from "./accepted-values.ts";
import { pythonCalls } from "./python-calls.ts";

/** The names of a tool's parameters in order; null where the tool is not known, or not as one. */
export type ParameterOrder = (tool: string) => readonly string[] | null;

/** The calls that a ground truth expects, or why they can't be said. */
export type Expectation =
  | { readonly calls: readonly ExpectedCall[]; readonly problem: null }
  | { readonly calls: null; readonly problem: string };

/**
 * What a ground truth expects: objects of tool → parameter → accepted values, or call texts of Python; those of
 * several turns one after the other. All of it or nothing, since a part would make the rest look wrong.
 */
export function expectedCalls(groundTruth: JsonText, order: ParameterOrder): Expectation {
  const calls: ExpectedCall[] = [];
  for (const item of flatItems(groundTruth)) {
    const found = item.startsWith("{")
      ? fromObject(item)
      : item.startsWith('"')
        ? fromText(String(JSON.parse(item)), order)
        : `${shown(item)} is neither a call text nor a tool with its accepted values`;
    if (typeof found === "string") return { calls: null, problem: found };
    calls.push(...found);
  }
  return { calls, problem: null };
}

function flatItems(list: JsonText): JsonText[] {
  return jsonItemStarts(list, 0).flatMap((start) => {
    const item = list.slice(start, jsonValueEnd(list, start)) as JsonText;
    return item.startsWith("[")
      ? jsonItemStarts(item, 0).map((at) => item.slice(at, jsonValueEnd(item, at)) as JsonText)
      : [item];
  });
}

function fromObject(item: JsonText): ExpectedCall[] | string {
  const tools = new JsonMembers(item, 0);
  const calls: ExpectedCall[] = [];
  for (const [at, name] of tools.keys.entries()) {
    const given = tools.sourceAt(at);
    if (name === "" || !given.startsWith("{")) return `${shown(item)} names no tool with parameters`;
    const parameters = new JsonMembers(given, 0);
    const anyOf: [string, readonly JsonText[]][] = [];
    const optional: string[] = [];
    for (const [index, parameter] of parameters.keys.entries()) {
      const accepted = acceptedValues(parameters.sourceAt(index));
      if (accepted === null) return `the accepted values of ${parameter} of ${name} can't be spelt out`;
      anyOf.push([parameter, accepted.values]);
      if (accepted.optional) optional.push(parameter);
    }
    const args = anyOf.length === 0 ? ("{}" as JsonText) : null;
    calls.push({ ...bare(name), args, argsAnyOf: Object.fromEntries(anyOf), optionalArgs: optional });
  }
  return calls;
}

function fromText(text: string, order: ParameterOrder): ExpectedCall[] | string {
  const calls = pythonCalls(text);
  if (calls === null || calls.length === 0) return `${shown(text)} is no call with literal arguments`;
  const found: ExpectedCall[] = [];
  for (const { name, positional, named } of calls) {
    const names = positional.length === 0 ? [] : order(name);
    if (names === null || names.length < positional.length) {
      return `${shown(text)} has arguments without names, and the order of the parameters of ${name} is not known`;
    }
    const placed = positional.map((value, index) => [names[index] ?? "", value] as const);
    const entries = [...placed, ...named];
    if (new Set(entries.map(([key]) => key)).size < entries.length) {
      return `${shown(text)} gives one argument twice`;
    }
    found.push({ ...bare(name), args: objectText(entries) ?? ("{}" as JsonText) });
  }
  return found;
}

function bare(name: string): ExpectedCall {
  return { name, args: null, argTypes: {}, argsAnyOf: {}, optionalArgs: [], extra: null };
}

function shown(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
