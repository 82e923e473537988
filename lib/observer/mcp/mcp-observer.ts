import { jsonItemStarts } from "../../importers/json-item-starts.ts";
import { JsonMembers } from "../../importers/json-members.ts";
import type { JsonText } from "../../json/json-node.ts";
import { toJsonText } from "../../json/to-json-text.ts";
import type { CaseName } from "../case-name.ts";
import type { Naming } from "../naming/naming.ts";
import { readNaming } from "../naming/read-naming.ts";
import type { Outcome } from "../outcome.ts";
import type { Recorder } from "../recorder.ts";
import { plainResult } from "./plain-result.ts";
import { type RpcMessage, readMessages } from "./read-messages.ts";

type Call = {
  readonly finish: (outcome: Outcome) => void;
  readonly begun: number;
  /** Why the client no longer waits for it; null while it does. */
  cancelled: JsonText | null;
};

type Options = {
  readonly recorder: Pick<Recorder, "begin" | "addTool">;
  /** The case of a call whose request says `named`. */
  readonly caseOf: (named: Naming) => CaseName;
  readonly tell: (problem: string) => void;
};

const NOBODY: Naming = { runId: null, caseId: null, trial: null };

/** Reads along between an MCP client and a server: which tools there are, and which calls are made of them. */
export class McpObserver {
  calls = 0;
  readonly #options: Options;
  readonly #lists = new Set<string>();
  readonly #calls = new Map<string, Call>();

  constructor(options: Options) {
    this.#options = options;
  }

  fromClient(line: string): void {
    for (const message of readMessages(line)) {
      if (message.method === "tools/call" && message.id !== null) this.#begin(message.id, message.params);
      else if (message.method === "tools/list" && message.id !== null) this.#lists.add(message.id);
      else if (message.method === "notifications/cancelled") this.#cancel(message.params);
    }
  }

  fromServer(line: string): void {
    for (const message of readMessages(line)) {
      // Requests of the server count their ids for themselves.
      if (message.method !== null || message.id === null) continue;
      if (this.#lists.delete(message.id)) this.#addTools(message.result);
      else this.#answer(message.id, message);
    }
  }

  /** Nothing more comes: what was not answered never will be. */
  end(): void {
    for (const call of this.#calls.values()) {
      finish(call, {
        error: call.cancelled ?? toJsonText({ message: "the server ended before it answered" }),
      });
    }
    this.#calls.clear();
    this.#lists.clear();
  }

  #begin(id: string, params: JsonText | null): void {
    if (params === null || !params.startsWith("{")) return;
    const members = new JsonMembers(params, 0);
    const name: unknown = JSON.parse(members.source("name") ?? "null");
    if (typeof name !== "string") return;
    const begin = this.#options.recorder.begin(this.#options.caseOf(this.#named(members)), "observer", {
      callId: null,
      name,
      argumentsRaw: members.source("arguments"),
      providerParsed: true,
      turn: null,
      startedAt: new Date().toISOString(),
    });
    this.calls++;
    this.#calls.set(id, { finish: begin, begun: performance.now(), cancelled: null });
  }

  #named(members: JsonMembers): Naming {
    const meta = members.given("_meta");
    if (meta === null) return NOBODY;
    const said: unknown = JSON.parse(meta);
    if (typeof said !== "object" || said === null) return NOBODY;
    const field = (name: string) => (said as Record<string, unknown>)[`claimcheck/${name}`];
    const naming = readNaming({ runId: field("run"), caseId: field("case"), trial: field("trial") });
    if (!("problem" in naming)) return naming;
    this.#options.tell(`_meta names no case: ${naming.problem}`);
    return NOBODY;
  }

  #cancel(params: JsonText | null): void {
    const said = params === null ? null : (JSON.parse(params) as { requestId?: unknown; reason?: unknown });
    const { requestId, reason } = said ?? {};
    const call = this.#calls.get(`${typeof requestId === "string" ? "s" : "n"}${requestId}`);
    if (call === undefined) return;
    const message = "cancelled by the client";
    call.cancelled = toJsonText(typeof reason === "string" ? { message, reason } : { message });
  }

  #answer(id: string, { result, error }: RpcMessage): void {
    const call = this.#calls.get(id);
    if (call === undefined) return;
    this.#calls.delete(id);
    if (error !== null) finish(call, { error });
    else if (result !== null && isFailed(result)) finish(call, { error: result });
    else finish(call, { result: result === null ? "null" : plainResult(result) });
  }

  #addTools(result: JsonText | null): void {
    const found = result === null ? null : (JSON.parse(result) as { tools?: unknown });
    if (result === null || !Array.isArray(found?.tools)) return;
    for (const tool of toolMembers(result)) {
      const name: unknown = JSON.parse(tool.source("name") ?? "null");
      if (typeof name !== "string" || name === "") continue;
      const description: unknown = JSON.parse(tool.source("description") ?? "null");
      const inputSchema = tool.given("inputSchema");
      const annotations = tool.given("annotations");
      this.#options.recorder.addTool({
        name,
        ...(typeof description === "string" ? { description } : {}),
        ...(inputSchema === null ? {} : { inputSchema }),
        ...(annotations === null ? {} : { annotations }),
      });
    }
  }
}

function finish(call: Call, outcome: Outcome): void {
  call.finish({ ...outcome, latencyMs: performance.now() - call.begun });
}

function isFailed(result: JsonText): boolean {
  return (JSON.parse(result) as { isError?: unknown }).isError === true;
}

function toolMembers(result: JsonText): JsonMembers[] {
  const at = new JsonMembers(result, 0).start("tools");
  return jsonItemStarts(result, at)
    .filter((start) => result[start] === "{")
    .map((start) => new JsonMembers(result, start));
}
