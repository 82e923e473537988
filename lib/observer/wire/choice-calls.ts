import type { JsonPlace } from "../../importers/transcript/json-place.ts";
import type { CallBook } from "./call-book.ts";
import { eachItem } from "./each-item.ts";
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

  takeDelta(delta: JsonPlace): void {
    for (const place of eachItem(delta.get("tool_calls"))) {
      const piece = pieceOf(place);
      const { id, name, given } = piece;
      if (id === null && name === null && given === null) continue;
      const call = this.#callOf(tokenCount(place, "index"), id, name);
      if (call === null) continue;
      fill(call, piece);
      if (id !== null && call.callId === id) this.#byId.set(id, call);
    }
    const old = delta.get("function_call");
    const call = old === null ? null : (this.#byIndex.get(FUNCTION_CALL) ?? this.#begin(FUNCTION_CALL));
    if (old !== null && call !== null) fill(call, pieceOf(old));
  }

  /** A message that is whole: each of its calls is one, whatever it lacks. */
  takeMessage(message: JsonPlace): void {
    const old = message.get("function_call");
    for (const place of eachItem(message.get("tool_calls"))) this.#takeWhole(place);
    if (old !== null) this.#takeWhole(old);
  }

  #takeWhole(place: JsonPlace): void {
    const call = this.#begin(this.#next, false);
    if (call === null) return;
    fill(call, pieceOf(place));
    call.isWhole = true;
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

  #begin(index: number, mayBeHole = true): PendingCall | null {
    const call = this.#book.begin(this.#choice, index, mayBeHole);
    if (call !== null) this.#byIndex.set(index, call);
    this.#next = Math.max(this.#next, index + 1);
    this.#last = call;
    return call;
  }
}

type Piece = { readonly id: string | null; readonly name: string | null; readonly given: JsonPlace | null };

function pieceOf(place: JsonPlace): Piece {
  const custom = place.get("function") === null ? place.get("custom") : null;
  const inner = custom ?? place.get("function") ?? place;
  return {
    id: place.get("id")?.id() ?? null,
    name: inner.get("name")?.string() || null,
    given: inner.get(custom === null ? "arguments" : "input"),
  };
}

function fill(call: PendingCall, { id, name, given }: Piece): void {
  call.setId(id);
  call.addName(name);
  call.addArguments(given);
}
