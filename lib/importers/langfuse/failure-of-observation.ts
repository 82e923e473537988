import type { JsonPlace } from "../transcript/json-place.ts";

/** Why an observation of level ERROR failed; null for any other level. */
export function failureOfObservation(place: JsonPlace): string | null {
  if (place.get("level")?.string() !== "ERROR") return null;
  return place.get("statusMessage")?.string() || "the observation has level ERROR";
}
