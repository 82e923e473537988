import { type Alias, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type Scalar } from "yaml";
import type { JsonText } from "../../json/json-node.ts";
import { yamlNumber } from "./yaml-number.ts";
import { YamlProblem } from "./yaml-problem.ts";

/** Anchors may make a short text long; this much growth of one object is honest use, more is an attack. */
const MAX_LENGTH = 4 * 1024 * 1024;
const MAX_LEVELS = 300;
const CORE_TAG = /^tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq|merge|timestamp)$/;

/**
 * The JSON text of a YAML node. Number literals stay as written, anchors and merge keys are resolved, keys become
 * strings as written, timestamps stay strings.
 *
 * @throws YamlProblem where a value has no JSON: infinities, keys that are lists, unknown tags, an alias that
 * contains itself or blows up the text.
 */
export function yamlToJson(node: Node | null | undefined, aliasTargets: ReadonlyMap<Alias, Node>): JsonText {
  const active = new Set<Node>();
  let length = 0;

  function grown(text: string, at: Node): string {
    length += text.length;
    if (length > MAX_LENGTH) {
      throw new YamlProblem("its anchors make it larger than 4 MiB: write such data as NDJSON", offsetOf(at));
    }
    return text;
  }

  function value(here: unknown): string {
    if (isAlias(here)) {
      const target = aliasTargets.get(here);
      if (target === undefined)
        throw new YamlProblem(`the anchor *${here.source} is not set above`, offsetOf(here));
      return value(target);
    }
    if (isScalar(here)) return grown(scalar(here), here);
    if (!isMap(here) && !isSeq(here)) return "null";
    checkTag(here);
    if (active.has(here)) throw new YamlProblem("an anchor contains itself", offsetOf(here));
    if (active.size > MAX_LEVELS) throw new YamlProblem("its anchors nest too deeply", offsetOf(here));
    active.add(here);
    grown("[]", here);
    const text = isMap(here)
      ? `{${members(here.items)
          .map(([key, one]) => `${grown(JSON.stringify(key), here)}:${value(one)}`)
          .join(",")}}`
      : `[${here.items.map(value).join(",")}]`;
    active.delete(here);
    return text;
  }

  function members(pairs: readonly Pair[]): [string, unknown][] {
    const own: [string, unknown][] = [];
    const given = new Set<string>();
    const merged = new Map<string, unknown>();
    for (const pair of pairs) {
      if (isMergeKey(pair.key)) {
        merge(pair.value, merged);
        continue;
      }
      const key = keyText(pair.key);
      if (given.has(key))
        throw new YamlProblem(`the key ${key} stands twice in one object`, offsetOf(pair.key));
      given.add(key);
      own.push([key, pair.value]);
    }
    return [...own, ...[...merged].filter(([key]) => !given.has(key))];
  }

  /** What stands earlier wins, as the merge key's definition says (yaml.org/type/merge.html). */
  function merge(source: unknown, into: Map<string, unknown>): void {
    const target = isAlias(source) ? aliasTargets.get(source) : source;
    if (isMap(target)) {
      if (active.has(target)) throw new YamlProblem("an anchor contains itself", offsetOf(target));
      active.add(target);
      for (const [key, one] of members(target.items)) if (!into.has(key)) into.set(key, one);
      active.delete(target);
    } else if (isSeq(target)) {
      for (const one of target.items) merge(one, into);
    } else {
      throw new YamlProblem("<< needs an object or a list of objects", offsetOf(source));
    }
  }

  return value(node) as JsonText;
}

function scalar(node: Scalar): string {
  checkTag(node);
  if (node.value === null || node.value === undefined) return "null";
  if (typeof node.value === "boolean") return String(node.value);
  if (typeof node.value === "number" || typeof node.value === "bigint") {
    const number = yamlNumber(node.source ?? String(node.value));
    if ("error" in number) throw new YamlProblem(number.error, offsetOf(node));
    return node.tag?.endsWith(":float") && /^-?\d+$/.test(number.literal)
      ? `${number.literal}.0`
      : number.literal;
  }
  return JSON.stringify(typeof node.value === "string" ? node.value : (node.source ?? String(node.value)));
}

function isMergeKey(key: unknown): boolean {
  return isScalar(key) && key.type === "PLAIN" && (key.source === "<<" || key.value === "<<");
}

function keyText(key: unknown): string {
  if (!isScalar(key))
    throw new YamlProblem("a key must be plain text, not a list, an object or an alias", offsetOf(key));
  return typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
}

function checkTag(node: Node): void {
  if (node.tag !== undefined && node.tag !== "!" && !CORE_TAG.test(node.tag)) {
    throw new YamlProblem(`the tag ${node.tag} has no meaning in JSON`, offsetOf(node));
  }
}

function offsetOf(node: unknown): number {
  const range = typeof node === "object" && node !== null ? (node as { range?: unknown }).range : null;
  return Array.isArray(range) && typeof range[0] === "number" ? range[0] : 0;
}
