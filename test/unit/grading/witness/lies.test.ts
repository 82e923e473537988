import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CallSketch, differencesOf } from "./trial-sketch.ts";

const CHANGES = ["none", "drop", "rename", "variant", "value", "type", "invent", "twice"] as const;
type Change = (typeof CHANGES)[number];

const KINDS = {
  log: { drop: "not_reported", invent: "not_witnessed" },
  handler: { drop: "not_handled", invent: "not_emitted" },
} as const;

const callAt = (at: number): CallSketch => [`tool_${at}`, `{"id":"item-${at}","n":${at},"note":"n${at}"}`];

/** What an account has of a call that was changed so. */
function told(change: Change, at: number, leg: "log" | "handler"): CallSketch[] {
  const own = callAt(at);
  switch (change) {
    case "drop":
      return [];
    case "rename":
      return [[`${leg}_name_${at}`, own[1]]];
    case "variant":
      return [[`functions.Tool${at}`, own[1].replace(`item-${at}`, "another")]];
    case "value":
      return [[own[0], own[1].replace(`"n":${at}`, `"n":${at + 500}`)]];
    case "type":
      return [[own[0], own[1].replace(`"n":${at}`, `"n":"${at}.0"`)]];
    case "invent":
      return [own, [`${leg}_ghost_${at}`, `{"ghost_${at}":"${leg}"}`]];
    case "twice":
      return [own, own];
    default:
      return [own];
  }
}

function expectedOf(change: Change, at: number, leg: "log" | "handler"): string[] {
  switch (change) {
    case "drop":
      return [`${KINDS[leg].drop}#${at}`];
    case "invent":
      return [`${KINDS[leg].invent}#-`];
    case "rename":
      return [`${leg}_renamed#${at}`];
    case "variant":
      return [`${leg}_renamed#${at}`, `${leg}_value_changed@id#${at}`];
    case "value":
      return [`${leg}_value_changed@n#${at}`];
    case "type":
      return [`${leg}_type_changed@n#${at}`];
    case "twice":
      return leg === "log" ? ["not_witnessed#-"] : [`handler_retried#${at}`];
    default:
      return [];
  }
}

describe("lies told of distinct calls", () => {
  const change = fc.constantFrom(...CHANGES);
  const plan = fc.array(fc.record({ log: change, handler: change, isSwapped: fc.boolean() }), {
    maxLength: 12,
  });

  it("are found one and all, whatever the router did beside them", () => {
    fc.assert(
      fc.property(plan, (steps) => {
        const wire = steps.map((_, at) => callAt(at));
        const expected = steps.flatMap(({ log, handler }, at) => {
          // A log that tells a call as often as its handler ran hides and invents nothing.
          const isRetryTold = log === "twice" && handler === "twice";
          const hides = handler === "twice" && log !== "drop" && log !== "twice";
          return [
            ...(isRetryTold ? [] : expectedOf(log, at, "log")),
            ...(hides ? [`log_hides_retry#${at}`] : []),
            ...expectedOf(handler, at, "handler"),
          ];
        });
        const handlers = steps.flatMap(({ handler }, at) => told(handler, at, "handler"));
        const log = steps.flatMap(({ log: one }, at) => told(one, at, "log"));
        expect(differencesOf({ wire, handlers, log }).sort()).toEqual(expected.sort());
      }),
      { numRuns: 500 },
    );
  });

  it("are found as one call moved for each two that changed places", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 8 }), fc.boolean(), (swaps, isLog) => {
        const wire = swaps.flatMap((_, at) => [callAt(2 * at), callAt(2 * at + 1)]);
        const account = swaps.flatMap((isSwapped, at) => {
          const two = [callAt(2 * at), callAt(2 * at + 1)];
          return isSwapped ? two.reverse() : two;
        });
        const differ = differencesOf(isLog ? { wire, log: account } : { wire, handlers: account });
        const kind = isLog ? "log_reordered" : "handler_reordered";
        expect(differ.map((one) => one.split("#")[0])).toEqual(swaps.filter(Boolean).map(() => kind));
        const moved = differ.map((one) => Math.floor(Number(one.split("#")[1]) / 2));
        expect(moved).toEqual(swaps.flatMap((isSwapped, at) => (isSwapped ? [at] : [])));
      }),
    );
  });
});
