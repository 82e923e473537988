import type { JsonPlace } from "./json-place.ts";

/**
 * The arguments of a call as a provider gave them: text as it stands in the string, any other value as it was
 * written and marked as parsed by the provider. None where the field is absent.
 */
export function emittedArguments(place: JsonPlace | null): {
  readonly argumentsRaw: string | null;
  readonly providerParsed: boolean;
} {
  if (place === null) return { argumentsRaw: null, providerParsed: false };
  const text = place.string();
  return { argumentsRaw: text ?? place.source(), providerParsed: text === null };
}
