import type { JsonPlace } from "../../importers/transcript/json-place.ts";
import type { WireAnswer } from "./wire-answer.ts";

/** What puts the calls of one API's answer together from its documents: the one, or the chunks and events of a stream. */
export type AnswerParts = {
  /** False where the document is not one of this API. */
  take(document: JsonPlace, event: string | null): boolean;
  /** The stream said that it is through. */
  done(): void;
  end(): Pick<WireAnswer, "usage" | "stopped" | "error">;
};
