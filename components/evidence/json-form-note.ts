import type { ReadableJson } from "@/lib/evidence/readable-json";

/** What was recorded, where it is not simply the JSON that is shown; empty otherwise. */
export function jsonFormNote(form: ReadableJson["form"]): string {
  if (form === "json_in_text") return "recorded as a string that holds this JSON";
  return form === "text" ? "recorded as a string" : "";
}
