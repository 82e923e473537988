import { TAU2_RAW_MESSAGE, type Tau2Message } from "./schema.ts";

/**
 * The arguments of a message's calls as the provider's own answer holds them, by call id: the text that the model
 * emitted. Only ids that occur once there, each with the call's name.
 */
export function rawArguments(
  message: Tau2Message,
): ReadonlyMap<string, { readonly name: string; readonly text: string }> {
  const found = new Map<string, { readonly name: string; readonly text: string }>();
  const repeated = new Set<string>();
  for (const answer of answersOf(message.raw_data)) {
    for (const { id, function: called } of TAU2_RAW_MESSAGE.safeParse(answer).data?.tool_calls ?? []) {
      if (found.has(id)) repeated.add(id);
      found.set(id, { name: called.name, text: called.arguments });
    }
  }
  for (const id of repeated) found.delete(id);
  return found;
}

/** `message` beside the answer's metadata, or one for each of its `choices`. */
function answersOf(raw: unknown): unknown[] {
  const choices = field(raw, "choices");
  return [
    field(raw, "message"),
    ...(Array.isArray(choices) ? choices.map((one) => field(one, "message")) : []),
  ];
}

function field(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key];
}
