import type { Importer } from "../importer.ts";
import { headBodies } from "../transcript/head-bodies.ts";
import { readEvalset } from "./read-evalset.ts";

/** Evalsets of Google's Agent Development Kit: expected calls, no runs. */
export const adkImporter: Importer = {
  name: "adk",
  title: "ADK evalsets (expected calls)",
  takes: [
    "The newer shape (eval_cases with a conversation; names in snake_case or camelCase) and the older one (queries with expected_tool_use, or sessions with such queries in data). An evalset gives cases, no runs and no records.",
    "The case id is eval_id or the session's name; without one the file's name, with the position where the file holds several.",
    "Several turns become one case: the expected calls of all turns one after the other; the input is the list of what the user said in each turn.",
    "Expected arguments as they are written; final responses (reference) are kept beside the case.",
    "A turn that says nothing of calls expects none of its own; a case in which no turn does has no expectation.",
  ],
  cannotTell: [
    "What an agent did, and any verdict: bring in its transcripts with the same case ids.",
    "Whether the order counts and whether further calls are wrong: in ADK the criteria file says so. Cases are imported as unordered and open; declare them in YAML otherwise.",
    "The tools' schemas and which of them have side effects.",
    "After which turn a call was expected.",
  ],
  framing: "document",
  detect(head) {
    for (const one of headBodies(head)) {
      if (one.first("eval_cases", "evalCases")?.isList) {
        return { certainty: "certain", why: "eval_cases" };
      }
      if (one.get("conversation")?.isList && one.first("eval_id", "evalId") !== null) {
        return { certainty: "certain", why: "a conversation with its eval_id" };
      }
      const queries = [one, ...(one.get("data")?.items() ?? [])];
      if (queries.some((query) => query.keys.includes("expected_tool_use"))) {
        return { certainty: "certain", why: "queries with expected_tool_use" };
      }
    }
    return null;
  },
  createReader: () => ({ read: readEvalset, end: () => [] }),
};
