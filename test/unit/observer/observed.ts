import type { ObservedCall } from "../../../lib/observer/observed-call.ts";

export function observed(name: string, argumentsRaw: string | null = "{}"): ObservedCall {
  return { callId: null, name, argumentsRaw, providerParsed: false, turn: null, startedAt: null };
}
