import type { Attachments } from "./attachments.ts";
import { PROVIDER_RESPONSE } from "./schema.ts";

/** The arguments of calls as a provider's raw responses hold them: as the text that the model emitted. */
export class ProviderArguments {
  readonly #attachments: Attachments;
  /** By call id; null where two responses differ in a call of this id, so that neither is surely the one meant. */
  readonly #found = new Map<string, { readonly name: string; readonly text: string } | null>();

  constructor(attachments: Attachments) {
    this.#attachments = attachments;
  }

  /** Takes a model event: `call.response` of Chat Completions or of Responses. */
  add(event: unknown): void {
    const response = field(field(event, "call"), "response");
    const choices = field(response, "choices");
    if (Array.isArray(choices)) {
      for (const choice of choices) {
        const chat = PROVIDER_RESPONSE.chat.safeParse({ choices: [choice] });
        for (const call of chat.data?.choices[0]?.message.tool_calls ?? []) {
          this.#keep(call.id, call.function.name, call.function.arguments);
        }
      }
    }
    const output = field(response, "output");
    if (!Array.isArray(output)) return;
    for (const item of output) {
      const call = PROVIDER_RESPONSE.output.safeParse(item).data;
      if (call) this.#keep(call.call_id, call.name, call.arguments);
    }
  }

  /** The text of the one call with this id and name; null where there is none, or more than one. */
  of(id: string, name: string): string | null {
    const found = this.#found.get(id);
    return found && found.name === name ? found.text : null;
  }

  #keep(id: string, name: string, given: string): void {
    const text = this.#attachments.text(given);
    const before = this.#found.get(id);
    const differs =
      before === null || (before !== undefined && (before.name !== name || before.text !== text));
    this.#found.set(id, differs ? null : { name, text });
  }
}

function field(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key];
}
