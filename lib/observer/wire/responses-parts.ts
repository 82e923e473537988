import type { JsonPlace } from "../../importers/transcript/json-place.ts";
import type { AnswerParts } from "./answer-parts.ts";
import type { CallBook } from "./call-book.ts";
import { eachItem } from "./each-item.ts";
import type { PendingCall } from "./pending-call.ts";
import { statedError } from "./stated-error.ts";
import { tokenCount } from "./token-count.ts";
import type { WireAnswer } from "./wire-answer.ts";

/** Where the items that the client has to run hold their arguments. What the provider runs itself is left out. */
const ARGUMENTS = new Map([
  ["function_call", "arguments"],
  ["custom_tool_call", "input"],
]);
const PIECE = /^response\.(?:function_call_arguments|custom_tool_call_input)\.(delta|done)$/;
const LAST = /^response\.(?:completed|incomplete|failed|cancelled|done)$/;

/** Where an item stands in the output, and the calls that other items of the same list are. */
type Place = { readonly index: number | null; readonly taken: ReadonlySet<PendingCall> };

const NONE: ReadonlySet<PendingCall> = new Set();

/** The Responses API: the response, or events of its stream. */
export class ResponsesParts implements AnswerParts {
  readonly #book: CallBook;
  readonly #byIndex = new Map<number, PendingCall>();
  readonly #byItem = new Map<string, PendingCall>();
  readonly #byCall = new Map<string, PendingCall>();
  #next = 0;
  #usage: WireAnswer["usage"] = null;
  #stopped: string | null = null;
  #error: string | null = null;
  #done = false;

  constructor(book: CallBook) {
    this.#book = book;
  }

  take(document: JsonPlace, event: string | null): boolean {
    const type = document.get("type")?.string() ?? event ?? "";
    const piece = PIECE.exec(type);
    if (piece !== null) this.#takePiece(document, piece[1] === "done");
    else if (type === "response.output_item.added" || type === "response.output_item.done") {
      const item = document.get("item");
      if (item !== null) {
        const place = { index: tokenCount(document, "output_index"), taken: NONE };
        this.#takeItem(item, place, type.endsWith("done"));
      }
    } else if (type.startsWith("response.")) {
      const response = document.get("response");
      if (response !== null && LAST.test(type)) this.#takeResponse(response);
    } else if (type === "error") this.#error ??= statedError(document.get("error") ?? document);
    else if (document.get("output")?.isList) this.#takeResponse(document);
    else if (document.get("error") !== null) this.#error ??= statedError(document.get("error"));
    else return false;
    return true;
  }

  done(): void {
    this.#done = true;
  }

  end(): Pick<WireAnswer, "usage" | "stopped" | "error"> {
    this.#book.settle(() => this.#done);
    return { usage: this.#usage, stopped: this.#stopped, error: this.#error };
  }

  #takePiece(document: JsonPlace, isWhole: boolean): void {
    const index = tokenCount(document, "output_index");
    const id = document.get("item_id")?.id() ?? null;
    const known = this.#byItem.get(id ?? "") ?? this.#byIndex.get(index ?? -1);
    const call = known ?? this.#begin(index, id);
    if (call === null) return;
    if (isWhole) call.setWhole(document.first("arguments", "input"));
    else call.addArguments(document.get("delta"));
    call.isWhole ||= isWhole;
  }

  /** Gives the call that the item is; null where it is none, or there is no room for it. */
  #takeItem(item: JsonPlace, place: Place, isWhole: boolean): PendingCall | null {
    const key = ARGUMENTS.get(item.get("type")?.string() ?? "");
    if (key === undefined) return null;
    const callId = item.get("call_id")?.id() ?? null;
    const call = this.#known(item, callId, place) ?? this.#begin(place.index, item.get("id")?.id() ?? null);
    if (call === null) return null;
    call.setId(callId);
    if (callId !== null) this.#byCall.set(callId, call);
    call.addName(item.get("name")?.string() ?? null);
    if (isWhole) call.setWhole(item.get(key));
    else if (call.argumentsLength === 0) call.addArguments(item.get(key));
    if (isWhole && item.get("status")?.string() === "incomplete")
      call.addProblem("incomplete, as its item says");
    call.isWhole ||= isWhole;
    return call;
  }

  #takeResponse(response: JsonPlace): void {
    const taken = new Set<PendingCall>();
    let index = 0;
    for (const item of eachItem(response.get("output"))) {
      const call = this.#takeItem(item, { index: index++, taken }, true);
      if (call !== null) taken.add(call);
    }
    const usage = response.get("usage");
    if (usage !== null) {
      this.#usage = {
        inputTokens: tokenCount(usage, "input_tokens"),
        outputTokens: tokenCount(usage, "output_tokens"),
      };
    }
    this.#stopped =
      response.get("incomplete_details")?.get("reason")?.string() ?? response.get("status")?.string() ?? null;
    this.#error ??= statedError(response.get("error"));
    this.#done = true;
  }

  /** The call that an item tells more of, by its own id, its place, or the call's id. */
  #known(item: JsonPlace, callId: string | null, { index, taken }: Place): PendingCall | null {
    const byIndex = this.#byIndex.get(index ?? -1);
    const fits = callId === null || byIndex?.callId == null || byIndex.callId === callId;
    const found = [
      this.#byItem.get(item.get("id")?.id() ?? ""),
      fits ? byIndex : undefined,
      this.#byCall.get(callId ?? ""),
    ];
    return found.find((call) => call !== undefined && !taken.has(call)) ?? null;
  }

  #begin(index: number | null, item: string | null): PendingCall | null {
    const order = index ?? this.#next;
    const call = this.#book.begin(0, order);
    if (call === null) return null;
    this.#next = Math.max(this.#next, order + 1);
    this.#byIndex.set(order, call);
    if (item !== null) this.#byItem.set(item, call);
    return call;
  }
}
