import type { z } from "zod";
import { issueText } from "../issue-text.ts";
import type { Translation } from "./conversation.ts";
import type { JsonPlace } from "./json-place.ts";

/** The refusal of an element whose part at `place` does not fit its schema. */
export function schemaRefusal(place: JsonPlace, error: z.ZodError): Translation {
  const { path, message } = issueText(error.issues, place.value);
  const joined = [place.path, path].filter((part) => part !== "").join(".");
  return { ok: false, code: "invalid_field", path: joined.replaceAll(".[", "["), message };
}
