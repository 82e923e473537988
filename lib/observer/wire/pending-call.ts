import type { JsonPlace } from "../../importers/transcript/json-place.ts";
import { TextBuffer } from "./text-buffer.ts";
import type { WireCall } from "./wire-call.ts";

/** Bytes that the calls of one answer may still hold together. */
export type Allowance = { left: number };

const BYTES_A_UNIT = 2;

/** A call that is being put together from what an answer says of it. */
export class PendingCall {
  /** True once the answer has said all of it. */
  isWhole = false;
  callId: string | null = null;
  name = "";
  readonly #choice: number;
  readonly #allowance: Allowance;
  readonly #problems = new Set<string>();
  #text: TextBuffer | null = null;
  #providerParsed = false;
  #isFull = false;
  #doubt: string | null = null;

  constructor(choice: number, allowance: Allowance) {
    this.#choice = choice;
    this.#allowance = allowance;
  }

  /** Whether nothing at all was said of it: a slot that a stream left empty is no call. */
  get isHole(): boolean {
    return this.callId === null && this.name === "" && this.argumentsLength === 0;
  }

  get argumentsLength(): number {
    return this.#text?.length ?? 0;
  }

  addProblem(problem: string): void {
    this.#problems.add(problem);
  }

  /** A part of it may be missing; the whole text, where one follows, settles that. */
  doubt(reason: string): void {
    this.#doubt ??= reason;
  }

  /** The first id counts; some servers repeat it, and some make up another in every piece. */
  setId(id: string | null): void {
    if (id === null || id === "" || id === this.callId) return;
    if (this.callId === null) this.callId = id;
    else this.addProblem("its id changed within the stream; the first one is kept");
  }

  /** A name that is repeated is one name; pieces of it are joined. */
  addName(name: string | null): void {
    if (name === null || name === "" || name === this.name) return;
    if (this.name !== "") this.addProblem("its name came in several pieces");
    this.name += name;
  }

  /** A piece of the arguments' text, or their value where the provider gives one. Null adds nothing. */
  addArguments(piece: JsonPlace | null): void {
    if (piece === null) return;
    const text = piece.string();
    if (text !== null) {
      if (this.#providerParsed) this.addProblem("a text follows the value of its arguments, and is left out");
      else this.#append(text);
    } else if (this.argumentsLength > 0) {
      this.addProblem("a value follows the text of its arguments, and is left out");
    } else this.setValue(piece.source());
  }

  /** The arguments as a JSON value's source; what was there before is replaced. */
  setValue(source: string): void {
    this.#clear();
    this.#providerParsed = true;
    this.#append(source);
  }

  /** The whole text of the arguments, which the answer repeats behind their pieces. */
  setWhole(whole: JsonPlace | null): void {
    const text = whole?.string() ?? null;
    if (text === null) {
      if (this.argumentsLength === 0) this.addArguments(whole);
      return;
    }
    const isDoubted = this.#doubt !== null;
    this.#doubt = null;
    if (this.#isFull || (this.#text !== null && this.#text.toString() === text)) return;
    if (this.argumentsLength > 0 && !isDoubted) {
      this.addProblem("its pieces differ from the whole text that follows them; the whole text is kept");
    }
    this.#clear();
    this.#append(text);
  }

  /** Takes from what the calls may hold; false, and said of the call, where that is used up. */
  reserve(bytes: number): boolean {
    if (this.#isFull || bytes > this.#allowance.left) {
      this.#isFull = true;
      this.addProblem("too large to be kept; its arguments are what came before");
      return false;
    }
    this.#allowance.left -= bytes;
    return true;
  }

  finish(): WireCall {
    const problems = [...this.#problems];
    if (this.#doubt !== null) problems.push(`some of it may be missing: ${this.#doubt}`);
    if (!this.isWhole) problems.unshift("cut off: the answer ended before the call did");
    if (this.name === "") problems.push("it has no name");
    return {
      callId: this.callId,
      name: this.name,
      argumentsRaw: this.#text?.toString() ?? null,
      providerParsed: this.#providerParsed,
      choice: this.#choice,
      problem: problems.length === 0 ? null : problems.join("; "),
    };
  }

  #append(text: string): void {
    this.#text ??= new TextBuffer();
    if (this.reserve(text.length * BYTES_A_UNIT)) this.#text.append(text);
  }

  #clear(): void {
    this.#allowance.left += this.argumentsLength * BYTES_A_UNIT;
    this.#text = null;
    this.#providerParsed = false;
  }
}
