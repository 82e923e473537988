import type { JsonPlace } from "../../importers/transcript/json-place.ts";
import type { CallBook } from "./call-book.ts";
import type { PendingCall } from "./pending-call.ts";
import { tokenCount } from "./token-count.ts";

/** The older single call has no index; no tool call can have this one. */
const FUNCTION_CALL = -1;

/**
 * The calls of one choice, from its deltas. A piece belongs to the call of its index; without an index, to the call of
 * its id; without both, to the last one, unless it names a tool: then it begins a call. An index that comes again with
 * another id and a name is another call: some servers number all parallel calls 0.
 */
export class ChoiceCalls {
  readonly #book: CallBook;
  readonly #choice: number;
  readonly #byIndex = new Map<number, PendingCall>();
  readonly #byId = new Map<string, PendingCall>();
  #last: PendingCall | null = null;
  #next = 0;

  constructor(book: CallBook, choice: number) {
    this.#book = book;
    this.#choice = choice;
  }

  get isEmpty(): boolean {
    return this.#last === null;
  }

  take(delta: JsonPlace): void {
    for (const piece of delta.get("tool_calls")?.items() ?? []) this.#takePiece(piece);
    const old = delta.get("function_call");
    if (old === null) return;
    const call = this.#byIndex.get(FUNCTION_CALL) ?? this.#begin(FUNCTION_CALL);
    call?.addName(old.get("name")?.string() ?? null);
    call?.addArguments(old.get("arguments"));
  }

  #takePiece(piece: JsonPlace): void {
    const custom = piece.get("function") === null ? piece.get("custom") : null;
    const inner = custom ?? piece.get("function") ?? piece;
    const id = piece.get("id")?.id() ?? null;
    const name = inner.get("name")?.string() || null;
    const given = inner.get(custom === null ? "arguments" : "input");
    if (id === null && name === null && given === null) return;
    const call = this.#callOf(tokenCount(piece, "index"), id, name);
    if (call === null) return;
    call.setId(id);
    if (id !== null && call.callId === id) this.#byId.set(id, call);
    call.addName(name);
    call.addArguments(given);
  }

  #callOf(index: number | null, id: string | null, name: string | null): PendingCall | null {
    if (index !== null) {
      const known = this.#byIndex.get(index);
      if (known === undefined) return this.#begin(index);
      const isOther = id !== null && name !== null && known.callId !== null && known.callId !== id;
      return isOther ? (this.#byId.get(id) ?? this.#begin(index)) : known;
    }
    const known = id === null ? undefined : this.#byId.get(id);
    if (known !== undefined) return known;
    return id === null && name === null && this.#last !== null ? this.#last : this.#begin(this.#next);
  }

  #begin(index: number): PendingCall | null {
    const call = this.#book.begin(this.#choice, index, true);
    if (call !== null) this.#byIndex.set(index, call);
    this.#next = Math.max(this.#next, index + 1);
    this.#last = call;
    return call;
  }
}
