import { findAtPath } from "../json/find-at-path.ts";
import type { JsonNode } from "../json/json-node.ts";
import { lastMembers } from "../json/last-members.ts";
import { parsePath } from "../json/parse-path.ts";
import type { EvaluatedEffect } from "./evaluated-effect.ts";
import { matchesPartially } from "./matches-partially.ts";
import type { ExpectedEffect, RecordObject } from "./model.ts";
import { parseSource } from "./parse-source.ts";

/**
 * The effect results of a record: those that its harness evaluated, and the case's `expect_effects` evaluated
 * on the record's `world`. An expected effect of the same name as a result that came with the record is taken
 * as evaluated.
 *
 * `path` leads into the world, to the items of a list, the values of an object of objects (a table by id), or
 * else to the one value that is there; a missing path holds nothing. `exists`: some item
 * matches the partial object (objects by the keys given, everything else equal); `absent`: none does; `count`:
 * exactly that many do, or exactly that many items are there where `exists` is not given.
 */
export function evaluateEffects(
  expected: readonly ExpectedEffect[],
  record: RecordObject,
): EvaluatedEffect[] {
  const results: EvaluatedEffect[] = (record.effects ?? []).map(({ name, passed, detail }) => ({
    name,
    passed,
    detail: detail ?? "",
  }));
  const known = new Set(results.map(({ name }) => name));
  const open = expected.filter(({ name }) => !known.has(name));
  if (open.length === 0) return results;
  const world = parseSource(record.world);
  for (const effect of open) {
    results.push(
      world === null
        ? { name: effect.name, passed: null, detail: "The record has no snapshot of the world." }
        : evaluate(effect, world.node),
    );
  }
  return results;
}

function evaluate(effect: ExpectedEffect, world: JsonNode): EvaluatedEffect {
  const { name } = effect;
  const path = parsePath(effect.path);
  if (path === null) return { name, passed: null, detail: `"${effect.path}" is not a path.` };
  const target = findAtPath(world, path);
  const items = itemsOf(target);
  const exists = parseSource(effect.exists)?.node ?? null;
  const absent = parseSource(effect.absent)?.node ?? null;
  if (exists === null && absent === null && effect.count === null) {
    return { name, passed: null, detail: "The effect asks for nothing: give exists, absent or count." };
  }
  const found =
    exists === null ? items.length : items.filter((item) => matchesPartially(item, exists)).length;
  if (effect.count !== null && found !== effect.count) {
    return { name, passed: false, detail: `${found} at ${effect.path}, expected ${effect.count}` };
  }
  if (effect.count === null && exists !== null && found === 0) {
    return { name, passed: false, detail: `nothing at ${effect.path} matches ${effect.exists}` };
  }
  if (absent !== null && items.some((item) => matchesPartially(item, absent))) {
    return { name, passed: false, detail: `something at ${effect.path} matches ${effect.absent}` };
  }
  return { name, passed: true, detail: "" };
}

function itemsOf(target: JsonNode | null): readonly JsonNode[] {
  if (target === null) return [];
  if (target.type === "array") return target.items;
  if (target.type !== "object") return [target];
  const isTable = target.members.every(({ value }) => value.type === "object");
  return isTable ? [...lastMembers(target).values()].map(({ value }) => value) : [target];
}
