import { observeCall } from "./observe-call.ts";
import { observeMap } from "./observe-map.ts";
import type { Observing } from "./observing.ts";
import { originals } from "./originals.ts";
import { proxyOf } from "./proxy-of.ts";
import { wrapFunction } from "./wrap-function.ts";

type Callable = (...args: unknown[]) => unknown;

/** Methods by which a router is asked for a tool by name. */
const ROUTER_METHODS = ["call", "callTool"];
/** Methods by which a tool that is an object is run. */
const TOOL_METHODS = ["execute", "call", "handler", "invoke", "run"];

/**
 * A registry of tools that behaves as the given one, and records every call: name and arguments before the handler
 * can change them, then what it gave back or threw. A registry is
 * - a map of handlers: an object or a `Map`, of functions or of objects with `execute`, `call`, `handler`, `invoke` or
 *   `run`; the methods of a class are handlers too;
 * - a list of such tools, each with its `name`;
 * - a router: an object with `call(name, args)` or `callTool(…)`, also for names that it doesn't know.
 *
 * Values, promises and thrown errors are the very same objects; what comes piece by piece passes through unbuffered and
 * is recorded when it ends. A handler that runs within another observed call is what that call came to.
 *
 * @example
 * const tools = observeTools({ issue_refund: async ({ order }) => refund(order) }, observing);
 * await tools.issue_refund({ order: "A-1" });
 */
export function observeTools<T extends object>(registry: T, observing: Observing): T {
  const wrapped = new WeakMap<object, Map<string, unknown>>();
  /** The same tool is the same object each time that it is asked for. */
  const once = <V extends object>(tool: V, name: string, make: () => V): V => {
    const known = wrapped.get(tool) ?? new Map<string, unknown>();
    wrapped.set(tool, known);
    if (!known.has(name)) known.set(name, make());
    return known.get(name) as V;
  };
  const handler = (fn: Callable, name: string, given = (args: readonly unknown[]) => args) =>
    once(fn, name, () => wrapFunction(fn, (args, run) => observeCall(observing, name, given(args), run)));
  /** A method that is no tool is still given the object itself as `this`. */
  const plain = (member: unknown, key: string | symbol) =>
    typeof member === "function" && key !== "constructor"
      ? once(member as Callable, "", () => wrapFunction(member as Callable, (_, run) => run()))
      : member;
  const tool = (value: unknown, name: string): unknown => {
    if (typeof value === "function") return handler(value as Callable, name);
    if (typeof value !== "object" || value === null || !hasMethod(value, TOOL_METHODS)) return value;
    return once(value, name, () =>
      proxyOf(value, (member, key) =>
        TOOL_METHODS.includes(key as string) && typeof member === "function"
          ? handler(member as Callable, name, key === "invoke" ? afterContext : undefined)
          : plain(member, key),
      ),
    );
  };
  const routed = (fn: Callable) =>
    once(fn, "()", () =>
      wrapFunction(fn, (args, run) => {
        const asked = askedTool(args);
        return asked === null ? run() : observeCall(observing, asked.name, asked.args, run);
      }),
    );
  const ofRouter = (member: unknown, key: string | symbol) =>
    ROUTER_METHODS.includes(key as string) && typeof member === "function"
      ? routed(member as Callable)
      : plain(member, key);

  if (registry instanceof Map) {
    const observed = observeMap(registry, (value, key) => tool(value, String(key)), ofRouter);
    originals.set(observed, registry);
    return observed as T;
  }
  if (Array.isArray(registry)) return observeList(registry, tool) as T;
  if (isRouter(registry)) return proxyOf(registry, ofRouter);
  return proxyOf(registry, (member, key) =>
    typeof key === "string" && isOwn(registry, key) ? tool(member, key) : plain(member, key),
  );
}

/** A map of handlers may well have one that is named `call`; it takes its arguments alone. */
function isRouter(registry: object): boolean {
  if (!hasMethod(registry, ROUTER_METHODS)) return false;
  const prototype: unknown = Object.getPrototypeOf(registry);
  const { call, callTool } = registry as { call?: unknown; callTool?: unknown };
  const isPlain = prototype === Object.prototype || prototype === null;
  return !isPlain || typeof callTool === "function" || (typeof call === "function" && call.length !== 1);
}

/** Its own, or of the classes that it is made of; what every object has is no tool. */
function isOwn(registry: object, key: string): boolean {
  return key !== "constructor" && (Object.hasOwn(registry, key) || !(key in Object.prototype));
}

function hasMethod(value: object, names: readonly string[]): boolean {
  try {
    return names.some((name) => typeof Reflect.get(value, name) === "function");
  } catch {
    return false;
  }
}

/** Some agent libraries hand over the state of the run first, and then the text that the model wrote. */
function afterContext(args: readonly unknown[]): readonly unknown[] {
  return typeof args[0] === "object" && typeof args[1] === "string" ? args.slice(1) : args;
}

/** Of `(name, args)`, or of one object `{ name, arguments }` as MCP clients take it; null where it is neither. */
function askedTool([first, ...rest]: readonly unknown[]): { name: string; args: readonly unknown[] } | null {
  if (typeof first === "string") return { name: first, args: rest };
  if (typeof first !== "object" || first === null || !("name" in first) || typeof first.name !== "string") {
    return null;
  }
  return { name: first.name, args: "arguments" in first ? [first.arguments] : [] };
}

function observeList(list: readonly unknown[], tool: (value: unknown, name: string) => unknown): unknown[] {
  // Of a copy where it is frozen: a proxy must give out what can't be changed as it is.
  return new Proxy(Object.isFrozen(list) ? [...list] : (list as unknown[]), {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      return typeof key === "string" && /^\d+$/.test(key) ? tool(value, nameOf(value) ?? key) : value;
    },
  });
}

function nameOf(value: unknown): string | null {
  const { name } = (value ?? {}) as { name?: unknown };
  return typeof name === "string" && name !== "" ? name : null;
}
