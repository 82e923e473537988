import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { observeTools } from "../../../lib/observer/observe-tools.ts";
import { observeInto } from "./observe-into.ts";

type Args = Record<string, unknown>;

describe("observeTools", () => {
  it("records name, arguments and result, and gives on the very same objects", async () => {
    const { observing, read } = observeInto();
    const args = { order: "A-1", cents: 42 };
    const given = { ok: true };
    const promise = Promise.resolve(given);
    const seen: unknown[] = [];
    const tools = observeTools(
      {
        sync: (got: Args) => {
          seen.push(got);
          return given;
        },
        async: (_: Args) => promise,
      },
      observing,
    );
    expect(tools.sync(args)).toBe(given);
    expect(seen[0]).toBe(args);
    expect(tools.async(args)).toBe(promise);
    await promise;
    const { calls } = await read();
    expect(calls).toMatchObject([
      {
        name: "sync",
        argumentsRaw: '{"order":"A-1","cents":42}',
        providerParsed: true,
        dispatchedName: null,
        result: '{"ok":true}',
        error: null,
        source: "observer",
      },
      { name: "async", result: '{"ok":true}' },
    ]);
    expect(calls[0]?.latencyMs).toBeGreaterThanOrEqual(0);
  });

  it("keeps a text of arguments to the letter", async () => {
    const { observing, read } = observeInto();
    const raw = '{"a": 42.00, "a": 12345678901234567890}\n oops';
    observeTools({ t: (_: string) => "ok" }, observing).t(raw);
    expect((await read()).calls).toMatchObject([
      { argumentsRaw: raw, providerParsed: false, result: '"ok"' },
    ]);
  });

  it("records arguments as they were before the handler changed them, and leaves them alone itself", async () => {
    const { observing, read } = observeInto();
    const args = Object.freeze({ items: [1] });
    observeTools({ t: ({ items }: { items: number[] }) => items.push(2) }, observing).t(args);
    expect(args).toEqual({ items: [1, 2] });
    expect((await read()).calls).toMatchObject([{ argumentsRaw: '{"items":[1]}', result: "2" }]);
  });

  it("throws the very same things, at once or later", async () => {
    const { observing, read } = observeInto();
    const now = new TypeError("now", { cause: { code: 7 } });
    const later = { reason: "later" };
    const tools = observeTools(
      {
        now: () => {
          throw now;
        },
        later: async () => {
          throw later;
        },
      },
      observing,
    );
    expect(thrownBy(() => tools.now())).toBe(now);
    await expect(tools.later()).rejects.toBe(later);
    expect((await read()).calls).toMatchObject([
      {
        name: "now",
        argumentsRaw: null,
        result: null,
        error: '{"name":"TypeError","message":"now","cause":{"code":7}}',
      },
      { name: "later", error: '{"reason":"later"}' },
    ]);
  });

  it("keeps 200 calls at once in the order in which they began", async () => {
    const { observing, read } = observeInto();
    const tools = observeTools(
      {
        t: async ({ i }: { i: number }) => {
          await wait(Math.random() * 10);
          return { i };
        },
      },
      observing,
    );
    const results = await Promise.all(Array.from({ length: 200 }, (_, i) => tools.t({ i })));
    expect(results.map(({ i }) => i)).toEqual(Array.from({ length: 200 }, (_, i) => i));
    const { calls } = await read();
    expect(calls.map(({ argumentsRaw, result }) => [argumentsRaw, result])).toEqual(
      Array.from({ length: 200 }, (_, i) => [`{"i":${i}}`, `{"i":${i}}`]),
    );
  });

  it("shows what the registry shows: keys, prototypes, other members, and the same tool each time", () => {
    const { observing } = observeInto();
    class Tools {
      readonly version = 3;
      readonly tags = ["a"];
      #runs = 0;
      run2({ by }: { by: number }) {
        this.#runs += by;
        return this.#runs;
      }
      get runs() {
        return this.#runs;
      }
    }
    const registry = Object.assign(new Tools(), { schema: { type: "object" }, own: () => 1 });
    const tools = observeTools(registry, observing);
    expect(Object.keys(tools)).toEqual(Object.keys(registry));
    expect(Reflect.ownKeys(tools)).toEqual(Reflect.ownKeys(registry));
    expect(tools).toBeInstanceOf(Tools);
    expect(tools.constructor).toBe(Tools);
    expect("run2" in tools && !("none" in tools)).toBe(true);
    expect([tools.version, tools.tags, tools.schema]).toEqual([3, registry.tags, registry.schema]);
    expect(tools.tags).toBe(registry.tags);
    expect(tools.own).toBe(tools.own);
    expect([tools.own.name, tools.own.length, tools.run2.length]).toEqual(["own", 0, 1]);
    expect([tools.run2({ by: 2 }), tools.runs]).toEqual([2, 2]);
    expect({ ...tools }.own()).toBe(1);
  });

  it("observes tools that are objects, in their own `this`", async () => {
    const { observing, read } = observeInto();
    class Tool {
      readonly description = "adds";
      #sum = 0;
      async execute({ n }: { n: number }, _options?: object) {
        this.#sum += n;
        return this.#sum;
      }
      reset() {
        this.#sum = 0;
        return this;
      }
    }
    const add = new Tool();
    const tools = observeTools({ add }, observing);
    expect(tools.add.description).toBe("adds");
    expect(tools.add).toBeInstanceOf(Tool);
    expect(await tools.add.execute({ n: 2 }, { toolCallId: "call_1" })).toBe(2);
    const { execute } = tools.add;
    await expect(execute.call(add, { n: 3 })).resolves.toBe(5);
    tools.add.reset();
    expect(await tools.add.execute({ n: 1 })).toBe(1);
    expect((await read()).calls).toMatchObject([
      { name: "add", callId: "call_1", argumentsRaw: '{"n":2}', result: "2" },
      { name: "add", result: "5" },
      { name: "add", result: "1" },
    ]);
  });

  it.each(["execute", "call", "handler", "invoke", "run"])("knows `%s` of a tool", async (method) => {
    const { observing, read } = observeInto();
    const tools = observeTools({ t: { [method]: (_: object) => 1 } }, observing);
    tools.t[method]?.({});
    expect((await read()).calls).toMatchObject([{ name: "t", argumentsRaw: "{}", result: "1" }]);
  });

  it("knows the model's text from the state of the run that is handed over before it", async () => {
    const { observing, read } = observeInto();
    const raw = '{"n": 1.0}';
    const tool = {
      name: "t",
      invoke: async (_run: object, input: string, _details?: object) => input.length,
    };
    const [observed] = observeTools([tool], observing);
    expect(await observed?.invoke({ secret: "s" }, raw, { toolCall: { callId: "call_1" } })).toBe(10);
    const { calls, lines } = await read();
    expect(calls).toMatchObject([{ callId: "call_1", argumentsRaw: raw, providerParsed: false }]);
    expect(lines.join("")).not.toContain("secret");
  });

  it("observes what is frozen or can't be changed", async () => {
    const { observing, read } = observeInto();
    const frozen = Object.freeze({ t: Object.freeze({ execute: () => 1 }) });
    const locked = Object.defineProperty({} as { u: () => number }, "u", {
      value: () => 2,
      enumerable: true,
    });
    expect(observeTools(frozen, observing).t.execute()).toBe(1);
    const tools = observeTools(locked, observing);
    expect([tools.u(), Object.keys(tools)]).toEqual([2, ["u"]]);
    const grown = Object.assign(tools, { v: () => 3 });
    expect([Object.keys(grown), Object.keys(locked), grown.v()]).toEqual([["u", "v"], ["u", "v"], 3]);
    expect(() => {
      (observeTools(frozen, observing) as { t: unknown }).t = 1;
    }).toThrow(TypeError);
    expect((await read()).calls.map(({ name }) => name)).toEqual(["t", "u", "v"]);
  });

  it("observes tools that come later, and forgets those that are taken away", async () => {
    const { observing, read } = observeInto();
    const registry: Record<string, () => number> = { a: () => 1 };
    const tools = observeTools(registry, observing);
    tools.b = () => 2;
    registry.c = () => 3;
    delete tools.a;
    expect([registry.b?.(), Object.keys(tools)]).toEqual([2, ["b", "c"]]);
    expect([tools.b(), tools.c?.()]).toEqual([2, 3]);
    expect((await read()).calls.map(({ name }) => name)).toEqual(["b", "c"]);
  });

  it("observes a Map, however it is asked", async () => {
    const { observing, read } = observeInto();
    const map = new Map<string, (args: Args) => unknown>([["a", () => 1]]);
    const tools = observeTools(map, observing);
    expect(tools.set("b", () => 2)).toBe(tools);
    expect([tools.size, map.size, tools.has("b"), tools.get("none")]).toEqual([2, 2, true, undefined]);
    expect(tools).toBeInstanceOf(Map);
    tools.get("a")?.({ n: 0 });
    for (const [, tool] of tools) tool({ n: 1 });
    for (const tool of tools.values()) tool({ n: 2 });
    tools.forEach((tool, name, of) => {
      expect(of).toBe(tools);
      tool({ name });
    });
    expect([...tools.keys()]).toEqual(["a", "b"]);
    expect((await read()).calls.map(({ name, argumentsRaw }) => `${name}${argumentsRaw}`)).toEqual([
      'a{"n":0}',
      'a{"n":1}',
      'b{"n":1}',
      'a{"n":2}',
      'b{"n":2}',
      'a{"name":"a"}',
      'b{"name":"b"}',
    ]);
  });

  it("observes a list of tools by their names", async () => {
    const { observing, read } = observeInto();
    const list = [
      { name: "search", invoke: (_: object) => "found" },
      { name: "pay", invoke: (_: object) => "paid" },
    ];
    const tools = observeTools(list, observing);
    expect(Array.isArray(tools)).toBe(true);
    expect(tools).toHaveLength(2);
    expect(tools.find(({ name }) => name === "pay")?.invoke({ cents: 1 })).toBe("paid");
    for (const tool of tools) tool.invoke({});
    expect((await read()).calls.map(({ name }) => name)).toEqual(["pay", "search", "pay"]);
  });

  it("observes a router, also where it does not know the name", async () => {
    const { observing, read } = observeInto();
    const unknown = new Error("no tool x");
    class Router {
      readonly #tools: Record<string, (args: Args) => unknown> = { add: ({ n }) => Number(n) + 1 };
      async call(name: string, args: Args) {
        const tool = this.#tools[name];
        if (tool === undefined) throw unknown;
        return tool(args);
      }
      list() {
        return Object.keys(this.#tools);
      }
    }
    const router = observeTools(new Router(), observing);
    expect(router.list()).toEqual(["add"]);
    expect(await router.call("add", { n: 1 })).toBe(2);
    await expect(router.call("x", {})).rejects.toBe(unknown);
    expect((await read()).calls).toMatchObject([
      { name: "add", argumentsRaw: '{"n":1}', result: "2" },
      { name: "x", argumentsRaw: "{}", error: '{"name":"Error","message":"no tool x"}' },
    ]);
  });

  it("observes a client that is asked with one object, as MCP clients are", async () => {
    const { observing, read } = observeInto();
    const client = observeTools({ callTool: async (_: object) => ({ content: [] }) }, observing);
    await client.callTool({ name: "t", arguments: { a: 1 } });
    expect((await read()).calls).toMatchObject([
      { name: "t", argumentsRaw: '{"a":1}', result: '{"content":[]}' },
    ]);
  });

  it("takes a handler that is named call for one, beside others", async () => {
    const { observing, read } = observeInto();
    const tools = observeTools(
      { call: (args: { number: string }) => args.number, text: (_: object) => "sent" },
      observing,
    );
    expect([tools.call({ number: "112" }), tools.text({})]).toEqual(["112", "sent"]);
    expect((await read()).calls.map(({ name }) => name)).toEqual(["call", "text"]);
  });

  it("leaves a tool that isn't there as it was", async () => {
    const { observing, read } = observeInto();
    const tools: Record<string, (args: Args) => unknown> = observeTools({}, observing);
    expect(tools.none).toBeUndefined();
    expect(() => tools.none?.call(null, {}) ?? (tools.none as unknown as () => void)()).toThrow(TypeError);
    expect((await read()).calls).toEqual([]);
  });

  it("goes on where nothing can be recorded", async () => {
    const { observing, problems } = observeInto();
    const broken = {
      ...observing,
      caseOf: () => {
        throw new Error("which case?");
      },
    };
    const tools = observeTools({ t: (_: object) => "ok" }, broken);
    expect(tools.t({})).toBe("ok");
    expect(problems).toEqual(["which case?"]);
    const deaf = observeTools(
      { t: async (_: object) => "ok" },
      {
        ...observing,
        recorder: {
          ...observing.recorder,
          begin: () => () => {
            throw new Error("full");
          },
        },
        onError: () => {
          throw new Error("and nobody listens");
        },
      },
    );
    expect(await deaf.t({})).toBe("ok");
  });
});

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("It threw nothing.");
}
