import { isSpelled } from "./is-spelled.ts";
import type { Meaning, Tool } from "./tool.ts";
import type { Arguments, Value } from "./value.ts";

/** What a handler is given: unknown keys gone, values made to fit. */
export type Received = Readonly<Record<string, unknown>>;

/**
 * The simulated tool layer between model and handlers: it drops keys that the tool does not know and coerces the
 * others without a word, as many do. `"42.00"` for minor units becomes 42.
 */
export function dispatch(tool: Tool, args: Arguments): Received {
  const received: [string, unknown][] = [];
  for (const [key, value] of Object.entries(args)) {
    const parameter = tool.parameters[key];
    if (parameter) received.push([key, coerce(parameter.meaning, value)]);
  }
  return Object.fromEntries(received);
}

function coerce(meaning: Meaning, value: Value): unknown {
  const plain = plainOf(value);
  if ((meaning === "cents" || meaning === "count") && typeof plain !== "object")
    return Math.trunc(Number(plain));
  return plain;
}

function plainOf(value: Value): unknown {
  if (typeof value !== "object") return value;
  if (isSpelled(value)) return Number(value.spelled);
  return Array.isArray(value) ? value.map(plainOf) : value;
}
