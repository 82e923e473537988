import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Outbox, type OutboxAnswer } from "../../../lib/review/outbox.ts";
import type { OutboxEntry } from "../../../lib/review/outbox-entry.ts";
import { type KeyValueStore, OutboxStore } from "../../../lib/review/outbox-store.ts";
import type { ReviewAct } from "../../../lib/review/review-act.ts";
import { memoryStorage } from "./memory-storage.ts";

type Fate = "stored" | "answer lost" | "never came" | "server down";
const STORED: OutboxAnswer = { status: 200, code: null, message: null, body: null };

/** A server that stores a label once a key, and what is needed to lose its answers. */
class Server {
  readonly labels = new Map<string, OutboxEntry & { withdrawn: boolean }>();
  fates: Fate[] = [];

  async send(entry: OutboxEntry): Promise<OutboxAnswer | null> {
    const fate = this.fates.shift() ?? "stored";
    if (fate === "never came") return null;
    if (fate === "server down") return { ...STORED, status: 503, code: "interrupted" };
    if (entry.act.kind === "withdraw") {
      for (const label of this.labels.values()) {
        if (label.position === entry.position) label.withdrawn = true;
      }
    } else if (!this.labels.has(entry.key)) this.labels.set(entry.key, { ...entry, withdrawn: false });
    return fate === "answer lost" ? null : STORED;
  }

  /** What counts on an item: the newest label that was not taken back. */
  counts(position: number): ReviewAct | null {
    const own = [...this.labels.values()].filter((label) => label.position === position && !label.withdrawn);
    return own.at(-1)?.act ?? null;
  }
}

let keys = 0;
function open(server: Server, storage: KeyValueStore | null) {
  const retries: (() => void)[] = [];
  const outbox = new Outbox({
    store: new OutboxStore(storage, "acts/"),
    send: (entry) => server.send(entry),
    alone: (work) => work(),
    now: () => 1_000,
    newKey: () => `key ${++keys}`,
    after: (_ms, run) => {
      retries.push(run);
      return () => retries.splice(retries.indexOf(run), 1);
    },
    onStored: () => undefined,
    onChange: () => undefined,
  });
  return { outbox, retries };
}

async function settle({ outbox, retries }: ReturnType<typeof open>): Promise<void> {
  for (let round = 0; round < 200; round++) {
    await new Promise((resolve) => setImmediate(resolve));
    const retry = retries.shift();
    if (retry) retry();
    else if (outbox.entries.every((entry) => entry.refused !== null)) return;
    else outbox.wake();
  }
  throw new Error("The outbox never became empty.");
}

const label = (truth: "agent_right" | "agent_wrong" | "unsure", cause: string | null = null): ReviewAct => ({
  kind: "label",
  truth,
  cause,
  note: null,
});

describe("Outbox", () => {
  it("ends with the server knowing exactly what was done last to each item, whatever is lost on the way", async () => {
    const act = fc.record({
      position: fc.integer({ min: 0, max: 3 }),
      act: fc.constantFrom<ReviewAct>(
        label("agent_right"),
        label("agent_wrong", "retry_loop"),
        label("unsure"),
        { kind: "withdraw" },
      ),
      /** The page is reloaded, or time passes, before it. */
      before: fc.constantFrom("nothing", "reload", "time"),
    });
    const fate = fc.constantFrom<Fate>("stored", "answer lost", "never came", "server down");
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { minLength: 1, maxLength: 12 }),
        fc.array(fate, { maxLength: 30 }),
        async (acts, fates) => {
          const server = new Server();
          server.fates = [...fates];
          const storage = memoryStorage();
          let page = open(server, storage);
          for (const { position, act, before } of acts) {
            if (before === "reload") page = open(server, storage);
            if (before === "time") await new Promise((resolve) => setImmediate(resolve));
            page.outbox.add("r", position, act);
          }
          await settle(page);
          for (const position of new Set(acts.map((one) => one.position))) {
            const last = acts.findLast((one) => one.position === position)?.act;
            expect(server.counts(position)).toEqual(last?.kind === "withdraw" ? null : last);
          }
          expect(server.labels.size).toBeLessThanOrEqual(acts.length);
          expect(storage.length).toBe(0);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("stores a label once where the answer was lost", async () => {
    const server = new Server();
    server.fates = ["answer lost", "answer lost"];
    const page = open(server, memoryStorage());
    page.outbox.add("r", 7, label("agent_right"));
    await settle(page);
    expect([...server.labels.values()].map(({ position }) => position)).toEqual([7]);
  });

  it("goes on past an act that the server refuses, and keeps it in view with the server's words", async () => {
    const server = new Server();
    const page = open(server, memoryStorage());
    const refuse = { ...STORED, status: 400, code: "usage", message: "There is no such cause." };
    const send = server.send.bind(server);
    server.send = async (entry) => (entry.position === 1 ? refuse : send(entry));
    page.outbox.add("r", 1, label("agent_wrong", "odd"));
    page.outbox.add("r", 2, label("agent_right"));
    await settle(page);
    expect(page.outbox.status).toEqual({ kind: "refused", waiting: 0, refused: 1 });
    expect(page.outbox.entries[0]?.refused).toBe("There is no such cause.");
    expect(server.counts(2)).toEqual(label("agent_right"));
  });

  it("says offline while nothing answers, and saved afterwards", async () => {
    const server = new Server();
    server.fates = ["never came"];
    const page = open(server, memoryStorage());
    page.outbox.add("r", 1, label("unsure"));
    await new Promise((resolve) => setImmediate(resolve));
    expect(page.outbox.status).toEqual({ kind: "offline", waiting: 1, refused: 0 });
    await settle(page);
    expect(page.outbox.status.kind).toBe("saved");
  });

  it("sends all the same where the browser keeps nothing", async () => {
    const server = new Server();
    const full: KeyValueStore = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    for (const storage of [null, full]) {
      const page = open(server, storage);
      page.outbox.add("r", 3, label("agent_wrong"));
      await settle(page);
      expect(server.counts(3)).toEqual(label("agent_wrong"));
    }
  });
});
