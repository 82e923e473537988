import { type Allowance, PendingCall } from "./pending-call.ts";
import type { WireCall } from "./wire-call.ts";

/** What a call takes beside its arguments. */
const BYTES_A_CALL = 500;

type Entry = {
  readonly choice: number;
  readonly order: number;
  readonly call: PendingCall;
  readonly mayBeHole: boolean;
};

/** The calls of one answer, which may hold `maxBytes` together. */
export class CallBook {
  readonly #entries: Entry[] = [];
  readonly #allowance: Allowance;
  #isFull = false;
  #doubted = 0;

  constructor(maxBytes: number) {
    this.#allowance = { left: maxBytes };
  }

  /** Whether calls were left out because the others filled the room. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /**
   * A new call, `order` being its place among those of its choice; null where there is no room for more. One that
   * `mayBeHole` is none where nothing is said of it in the end.
   */
  begin(choice: number, order: number, mayBeHole = false): PendingCall | null {
    if (this.#allowance.left < BYTES_A_CALL) {
      this.#isFull = true;
      return null;
    }
    this.#allowance.left -= BYTES_A_CALL;
    const call = new PendingCall(choice, this.#allowance);
    this.#entries.push({ choice, order, call, mayBeHole });
    return call;
  }

  /** Something of the answer is lost: calls that are not whole yet may lack a part. */
  doubt(reason: string): void {
    // Those before were open when they came into doubt: they still are in it, or their whole text came since.
    for (; this.#doubted < this.#entries.length; this.#doubted++) {
      const call = this.#entries[this.#doubted]?.call;
      if (call?.isWhole === false) call.doubt(reason);
    }
  }

  addProblem(problem: string): void {
    for (const { call } of this.#entries) call.addProblem(problem);
  }

  /** Says which calls are whole after all. */
  settle(isWhole: (choice: number) => boolean): void {
    for (const { choice, call } of this.#entries) call.isWhole ||= isWhole(choice);
  }

  finish(): WireCall[] {
    return this.#entries
      .filter(({ call, mayBeHole }) => !(mayBeHole && call.isHole))
      .sort((a, b) => a.choice - b.choice || a.order - b.order)
      .map(({ call }) => call.finish());
  }
}
