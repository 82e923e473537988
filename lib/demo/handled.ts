import { dispatch } from "./dispatch.ts";
import { isSpelled } from "./is-spelled.ts";
import { monthOf } from "./month-of.ts";
import type { Tool } from "./tool.ts";
import type { Arguments, Value } from "./value.ts";

/** What happened in the simulated world by one call, as text: equal texts, equal deeds. */
export function handled(tool: Tool, args: Arguments): string {
  const received = dispatch(tool, args);
  const deeds = Object.entries(tool.parameters).map(([key, parameter]) => {
    const given = Object.hasOwn(received, key) ? received[key] : parameter.default;
    const written = args[key];
    const isMajor = written !== undefined && isDecimal(written);
    switch (parameter.meaning) {
      case "month":
        return monthOf(given);
      case "instant":
        return new Date(/(Z|[+-]\d\d:\d\d)$/.test(`${given}`) ? `${given}` : `${given}Z`).toISOString();
      case "amount":
        return isMajor ? Math.round(Number(given) * 100) : given;
      case "duration":
        return typeof given === "string" ? secondsOf(given) : given;
      case "members":
        return Array.isArray(given) ? [...given].sort().join() : given;
      case "word":
        return `${given}`.toUpperCase();
      default:
        return `${given}`;
    }
  });
  return JSON.stringify([tool.name, ...deeds]);
}

function isDecimal(value: Value): boolean {
  return (
    typeof value === "string" || (typeof value === "object" && !Array.isArray(value) && isSpelled(value))
  );
}

function secondsOf(text: string): number {
  const [, hours = "0", minutes = "0"] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60;
}
