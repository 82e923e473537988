import { Attributes } from "../otel/attributes.ts";
import { opened } from "../otel/opened.ts";
import type { JsonPlace } from "../transcript/json-place.ts";

/** The metadata of a trace or an observation, most often JSON in a text, and the span's attributes in it. */
export function metadataOf(place: JsonPlace): {
  readonly metadata: JsonPlace | null;
  readonly attributes: Attributes;
} {
  const given = place.get("metadata");
  const metadata = given === null ? null : opened(given);
  return { metadata, attributes: new Attributes(metadata?.get("attributes") ?? null) };
}
