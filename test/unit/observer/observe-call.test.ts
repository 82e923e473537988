import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { observeFetch } from "../../../lib/observer/observe-fetch.ts";
import { observeTools } from "../../../lib/observer/observe-tools.ts";
import { observeInto } from "./observe-into.ts";
import { chatAnswer } from "./proxy/answers.ts";

type Args = Record<string, unknown>;
type Call = (name: string, args: Args) => Promise<unknown>;

/** A router whose handlers are observed as well, into the same recording. */
function routed(handlers: Record<string, (args: Args) => unknown>, route: (tools: typeof handlers) => Call) {
  const observer = observeInto();
  const tools = observeTools(handlers, observer.observing);
  return { ...observer, router: observeTools({ call: route(tools) }, observer.observing) };
}

describe("observeCall", () => {
  it("tells what a router made of a call with it: another name, other arguments", async () => {
    const { router, read } = routed(
      { issue_refund: async ({ cents }) => ({ cents }) },
      (tools) => async (_, args) => tools.issue_refund?.({ ...args, cents: Number(args.cents) }),
    );
    await router.call("refund", { cents: "4200" });
    const { calls } = await read();
    expect(calls).toMatchObject([
      {
        name: "refund",
        argumentsRaw: '{"cents":"4200"}',
        dispatchedName: "issue_refund",
        argumentsReceived: '{"cents":4200}',
        result: '{"cents":4200}',
        extra: null,
      },
    ]);
  });

  it("tells each attempt where a handler ran again, and the last one as what it came to", async () => {
    let ran = 0;
    const { router, read } = routed(
      {
        pay: async (args) => {
          ran++;
          args.seen = ran;
          if (ran < 3) throw new Error(`busy ${ran}`);
          return "paid";
        },
      },
      (tools) => async (_, args) => {
        for (;;) {
          try {
            return await tools.pay?.({ ...args });
          } catch {
            await wait(1);
          }
        }
      },
    );
    expect(await router.call("pay", { cents: 1 })).toBe("paid");
    const { calls } = await read();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ argumentsReceived: '{"cents":1}', result: '"paid"', error: null });
    expect(JSON.parse(calls[0]?.extra ?? "")).toEqual({
      attempts: [
        { name: "pay", arguments: { cents: 1 }, error: { name: "Error", message: "busy 1" } },
        { name: "pay", arguments: { cents: 1 }, error: { name: "Error", message: "busy 2" } },
        { name: "pay", arguments: { cents: 1 }, result: "paid" },
      ],
    });
  });

  it("tells that the handler threw, though the router smoothed it over", async () => {
    const { router, read } = routed(
      {
        pay: async () => {
          throw new Error("declined");
        },
      },
      (tools) => async (_, args) => {
        try {
          return await tools.pay?.(args);
        } catch {
          return { status: "ok" };
        }
      },
    );
    expect(await router.call("pay", {})).toEqual({ status: "ok" });
    expect((await read()).calls).toMatchObject([
      { error: '{"name":"Error","message":"declined"}', result: '{"status":"ok"}' },
    ]);
  });

  it("takes what a handler left running for calls of their own", async () => {
    const { router, read } = routed({ late: async () => 2 }, (tools) => async () => {
      void wait(5).then(() => tools.late?.({}));
      return 1;
    });
    await router.call("begin", {});
    await wait(20);
    expect((await read()).calls).toMatchObject([
      { name: "begin", dispatchedName: null, result: "1" },
      { name: "late", result: "2" },
    ]);
  });

  it("takes the handlers of an agent that is a tool itself for calls of their own", async () => {
    const { observing, read } = observeInto();
    const answer = chatAnswer(["call_1", "look", "{}"]);
    const model = observeFetch((async () => new Response(answer)) as typeof fetch, observing);
    const inner = observeTools({ look: async (_: object) => "seen" }, observing);
    const agent = async (_: object) => {
      await (await model("http://127.0.0.1/v1/chat/completions", { method: "POST", body: "{}" })).json();
      return inner.look({});
    };
    await observeTools({ research: agent }, observing).research({ topic: "t" });
    const { records } = await read();
    const told = records.map(({ source, toolCalls }) => [source, toolCalls.map(({ name }) => name)]);
    expect(Object.fromEntries(told)).toEqual({ observer: ["research", "look"], provider: ["look"] });
  });

  it("keeps two routers' calls apart that run at once", async () => {
    const { router, read } = routed(
      {
        get: async ({ id }) => {
          await wait(Math.random() * 5);
          return id;
        },
      },
      (tools) =>
        async (_, { id }) =>
          tools.get?.({ id: Number(id) }),
    );
    await Promise.all(Array.from({ length: 50 }, (_, i) => router.call("fetch", { id: String(i) })));
    const { calls } = await read();
    expect(calls.map(({ argumentsReceived, result }) => [argumentsReceived, result])).toEqual(
      Array.from({ length: 50 }, (_, i) => [`{"id":${i}}`, String(i)]),
    );
  });

  it("counts handlers that a generator runs to the call that made it", async () => {
    const { observing, read } = observeInto();
    const inner = observeTools({ look: async ({ n }: { n: number }) => n * 2 }, observing);
    const tools = observeTools(
      {
        walk: async function* ({ to }: { to: number }) {
          for (let n = 1; n <= to; n++) yield await inner.look({ n });
        },
      },
      observing,
    );
    const items: number[] = [];
    for await (const item of tools.walk({ to: 2 })) items.push(item);
    expect(items).toEqual([2, 4]);
    const { calls } = await read();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ name: "walk", dispatchedName: "look", argumentsReceived: '{"n":2}' });
  });

  it("leaves whatever else a program keeps along its asynchronous ways", async () => {
    const { observing } = observeInto();
    const own = new AsyncLocalStorage<string>();
    const tools = observeTools({ who: async (_: object) => own.getStore() }, observing);
    expect(await own.run("me", () => tools.who({}))).toBe("me");
  });
});
