import { observeCall } from "./observe-call.ts";
import type { Observing } from "./observing.ts";

type Callable = (...args: unknown[]) => unknown;

/** Methods by which a router is asked for a tool by name. */
const ROUTER_METHODS = new Set(["call", "callTool"]);
/** Methods by which a tool that is an object is run. */
const TOOL_METHODS = new Set(["execute", "call", "handler", "invoke", "run"]);

/**
 * A registry of tools that behaves as the given one, and records every call. A registry is a map of handlers (an
 * object or a `Map`, of functions or of objects with `execute`, `call`, `handler`, `invoke` or `run`), or an object
 * with `call(name, args)` or `callTool(…)`. Values, promises and thrown errors are the very same objects.
 *
 * @example const tools = observeTools({ issue_refund: async ({ order }) => refund(order) }, observing);
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
  const handler = (fn: Callable, name: string) =>
    once(fn, name, () => wrapFunction(fn, (args, run) => observeCall(observing, name, args, run)));
  /** A method that is no tool is given the object itself as `this`: private members are there alone. */
  const plain = (member: unknown, key: string | symbol) =>
    typeof member === "function" && key !== "constructor"
      ? once(member as Callable, "", () => wrapFunction(member as Callable, (_, run) => run()))
      : member;
  const tool = (value: unknown, name: string): unknown => {
    if (typeof value === "function") return handler(value as Callable, name);
    if (typeof value !== "object" || value === null) return value;
    return once(value, name, () =>
      proxyOf(value, (member, key) =>
        typeof key === "string" && TOOL_METHODS.has(key) && typeof member === "function"
          ? handler(member as Callable, name)
          : plain(member, key),
      ),
    );
  };
  const routed = (fn: Callable, key: string) =>
    once(fn, `${key}()`, () =>
      wrapFunction(fn, (args, run) => {
        const asked = askedTool(args);
        return asked === null ? run() : observeCall(observing, asked.name, asked.args, run);
      }),
    );
  if (registry instanceof Map) return observeMap(registry, tool) as T;
  const router = isRouter(registry);
  return proxyOf(registry, (member, key) => {
    if (typeof key !== "string" || !(router || Object.hasOwn(registry, key))) return plain(member, key);
    if (!router) return tool(member, key);
    return ROUTER_METHODS.has(key) && typeof member === "function"
      ? routed(member as Callable, key)
      : plain(member, key);
  });
}

/** A map of handlers may well have one that is named `call`: with others beside it that are no methods it is no router. */
function isRouter(registry: object): boolean {
  const asks = [...ROUTER_METHODS].some((key) => typeof Reflect.get(registry, key) === "function");
  if (!asks) return false;
  const isPlain =
    Object.getPrototypeOf(registry) === Object.prototype || Object.getPrototypeOf(registry) === null;
  const { call, callTool } = registry as { call?: unknown; callTool?: unknown };
  return !isPlain || typeof callTool === "function" || (typeof call === "function" && call.length !== 1);
}

/** Of `(name, args)`, or of one object `{ name, arguments }` as MCP clients take it; null where it is neither. */
function askedTool([first, ...rest]: readonly unknown[]): { name: string; args: readonly unknown[] } | null {
  if (typeof first === "string") return { name: first, args: rest };
  if (typeof first !== "object" || first === null || !("name" in first) || typeof first.name !== "string") {
    return null;
  }
  return { name: first.name, args: "arguments" in first ? [first.arguments] : [] };
}

function wrapFunction(
  fn: Callable,
  observe: (args: readonly unknown[], run: () => unknown) => unknown,
): Callable {
  return new Proxy(fn, {
    apply(target, thisArg, args) {
      const self: unknown = originals.get(thisArg as object) ?? thisArg;
      return observe(args, () => Reflect.apply(target, self, args));
    },
  });
}

/** Observed object → the object itself. */
const originals = new WeakMap<object, object>();

function proxyOf<T extends object>(target: T, see: (member: unknown, key: string | symbol) => unknown): T {
  // What is frozen must be given out as it is by a proxy of it: one of a copy need not.
  const shown = Object.isFrozen(target) ? copyOf(target) : target;
  const observed = new Proxy(shown, {
    get: (_, key) => see(Reflect.get(target, key, target), key),
    set: (_, key, value) => Reflect.set(target, key, value, target),
  });
  originals.set(observed, target);
  return observed;
}

function copyOf<T extends object>(target: T): T {
  const members = Object.entries(Object.getOwnPropertyDescriptors(target)).map(([key, one]) => [
    key,
    { ...one, configurable: true, ...("value" in one ? { writable: true } : {}) },
  ]);
  return Object.create(Object.getPrototypeOf(target), Object.fromEntries(members)) as T;
}

type AnyMap = Map<unknown, unknown>;

function observeMap(map: AnyMap, tool: (value: unknown, name: string) => unknown): AnyMap {
  const see = (value: unknown, key: unknown) => (typeof key === "string" ? tool(value, key) : value);
  const observed: AnyMap = new Proxy(map, {
    get(target, key) {
      if (key === "get") return (name: unknown) => see(target.get(name), name);
      if (key === "values") return () => [...target].map(([name, value]) => see(value, name)).values();
      if (key === "entries" || key === Symbol.iterator) {
        return () =>
          [...target].map(([name, value]): [unknown, unknown] => [name, see(value, name)]).values();
      }
      if (key === "forEach") {
        return (visit: (value: unknown, key: unknown, map: AnyMap) => void, self?: unknown) => {
          for (const [name, value] of target) visit.call(self, see(value, name), name, observed);
        };
      }
      const member = Reflect.get(target, key, target);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  return observed;
}
