import type { Translation } from "./conversation.ts";
import type { JsonPlace } from "./json-place.ts";

/** The refusal of an element that holds no answer of a model, and no tools either. */
export function refusedWithoutAnswer(place: JsonPlace): Translation {
  return {
    ok: false,
    code: "no_answer",
    path: place.path,
    message:
      "holds no answer of the model and defines no tools, so there is nothing to import: give the responses, or whole conversations",
  };
}
