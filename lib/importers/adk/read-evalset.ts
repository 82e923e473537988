import type { z } from "zod";
import { describeValue } from "../describe-value.ts";
import type { ImportItem, SourceElement } from "../importer.ts";
import { jsonFailure } from "../json-failure.ts";
import { parseLenient } from "../parse-lenient.ts";
import { sourceReject } from "../source-reject.ts";
import { fileStem } from "../transcript/file-stem.ts";
import { JsonPlace } from "../transcript/json-place.ts";
import { schemaRefusal } from "../transcript/schema-refusal.ts";
import { withoutNonFinite } from "../without-non-finite.ts";
import { buildCase } from "./build-case.ts";
import { invocationTurn } from "./invocation-turn.ts";
import { queryTurn } from "./query-turn.ts";
import { ADK_CASE, ADK_QUERY, ADK_SESSION } from "./schema.ts";

const CASE_FIELDS = new Set(["eval_id", "evalId", "conversation"]);
const SESSION_FIELDS = new Set(["name", "data"]);

/** The cases of one evalset; what does not fit is rejected alone. */
export function* readEvalset(element: SourceElement): Generator<ImportItem> {
  const { text, file } = element;
  const parsed = parseLenient(text);
  if (parsed === null) {
    const failure = jsonFailure(withoutNonFinite(text));
    yield reject(element, { code: "not_json", path: null, ...failure });
    return;
  }
  const strict = parsed.lenient ? withoutNonFinite(text) : text;
  const top = JsonPlace.of(strict, parsed.value);
  const stem = fileStem(file);
  const listed = top.first("eval_cases", "evalCases");
  if (listed?.isList && listed.items().length === 0) {
    const message = "the evalset holds no cases, so there is nothing to import";
    yield reject(element, { code: "no_cases", path: listed.path, message });
  } else if (listed?.isList) {
    for (const [index, one] of listed.items().entries()) yield evalCase(element, one, `${stem}:${index + 1}`);
  } else if (top.get("conversation")?.isList) {
    yield evalCase(element, top, stem);
  } else if (top.isList && top.items().some((item) => item.get("data")?.isList)) {
    for (const [index, one] of top.items().entries()) yield session(element, one, `${stem}:${index + 1}`);
  } else if (top.isList && top.items().length > 0) {
    yield* queries(element, top.items(), stem);
  } else {
    const message = `expected an evalset, which is a list of queries or has eval_cases, got ${describeValue(parsed.value)}`;
    yield reject(element, { code: "not_an_evalset", path: null, message });
  }
}

function evalCase(element: SourceElement, place: JsonPlace, otherwise: string): ImportItem {
  if (place.isObject && place.get("conversation") === null) {
    const message =
      "holds no conversation, so it expects no calls that could be compared: record one, or leave it out";
    return reject(element, { code: "no_conversation", path: place.path, message });
  }
  const bad = refused(element, place, ADK_CASE);
  if (bad !== null) return bad;
  const id = place.first("eval_id", "evalId")?.string() || otherwise;
  const turns = (place.get("conversation")?.items() ?? []).map(invocationTurn);
  return object(element, buildCase(id, turns, place.without(CASE_FIELDS)));
}

function session(element: SourceElement, place: JsonPlace, otherwise: string): ImportItem {
  const bad = refused(element, place, ADK_SESSION);
  if (bad !== null) return bad;
  const turns = (place.get("data")?.items() ?? []).map(queryTurn);
  const id = place.get("name")?.string() || otherwise;
  return object(element, buildCase(id, turns, place.without(SESSION_FIELDS)));
}

/** A list of queries is one session; without one of its turns it would expect something else. */
function* queries(
  element: SourceElement,
  places: readonly JsonPlace[],
  caseId: string,
): Generator<ImportItem> {
  const bad = places.flatMap((place) => refused(element, place, ADK_QUERY) ?? []);
  if (bad.length > 0) yield* bad;
  else yield object(element, buildCase(caseId, places.map(queryTurn), null));
}

function refused(element: SourceElement, place: JsonPlace, schema: z.ZodType): ImportItem | null {
  const shell = schema.safeParse(place.value);
  if (shell.success) return null;
  const refusal = schemaRefusal(place, shell.error);
  return refusal.ok ? null : reject(element, refusal);
}

function reject(element: SourceElement, what: Parameters<typeof sourceReject>[1]): ImportItem {
  return { type: "reject", reject: sourceReject(element, what) };
}

function object({ line, file }: SourceElement, made: ReturnType<typeof buildCase>): ImportItem {
  return { type: "object", object: made, line, file };
}
