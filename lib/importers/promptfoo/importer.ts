import { headObjectStarts } from "../head-object-starts.ts";
import type { Detection, Importer } from "../importer.ts";
import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import { EvalReader } from "./eval-reader.ts";

/** Results of promptfoo: exports, shared evals, and the files that `--output` writes. */
export const promptfooImporter: Importer = {
  name: "promptfoo",
  title: "promptfoo results (export, shared eval, JSON and JSONL output)",
  takes: [
    "An eval is a run: evalId is the run id, else the file's name. An eval of several prompts or providers is one run for each pair (evalId/provider, and /prompt-N where a provider has several), so that their runs compare. Record ids are run/case/trial.",
    "A test is a case: metadata.case_id, else its description, else its variables (vars- and a digest) is the case id. Another test of the same description has its variables' digest behind it. Repeats of one test are trials, counted in the file's order.",
    "tool-call-f1 that asks for all tools and no other (threshold 1) as the expected calls, names alone, and no other side effect. All other assertions state no calls: of such a test the variables are the case's input, and its expectations can come as native YAML.",
    "Calls in the output: tool_calls, a bare list of them or of names, tool_use and content blocks, text followed by tool_use blocks, functionCall and toolCall, any of these as JSON in a string (decoded once). Argument text as it stands; an object as its source, marked as parsed by the provider.",
    "success as the harness verdict, the reasons of all assertions that failed as its reason. A result that failed with an error (failureReason 2) is a broken record without a verdict.",
    "Tools that the providers' configuration in the file defines. Tokens, cost, latency; of a cached answer the tokens are left out, and response.cached is kept beside the record.",
    "Old files hold their results in a list and in a table: the one that comes first is read.",
  ],
  cannotTell: [
    "Expected arguments: no assertion of promptfoo states them. A case that names a tool with required parameters is vacuous then; native YAML can say more.",
    "Which tools have side effects: declare them in YAML or in the browser. Tools that the configuration refers to by file:// are not in the results.",
    "What the tools returned, and when a result was made: only the eval has a time.",
    "The exact argument text of providers that hand over objects: promptfoo has read and written them anew.",
  ],
  framing: { streams: ["results.results", "results", "results.table.body", "table.body"] },
  detect(head) {
    for (const start of headObjectStarts(head)) {
      const found = detectIn(head.text, new JsonMembers(head.text, start));
      if (found !== null) return found;
    }
    return null;
  },
  createReader: () => new EvalReader(),
};

function detectIn(text: string, members: JsonMembers): Detection | null {
  const has = (one: JsonMembers, ...keys: string[]) => keys.every((key) => one.start(key) !== -1);
  const isRow = (one: JsonMembers) =>
    has(one, "success") && (has(one, "promptIdx", "testIdx") || has(one, "gradingResult", "provider"));
  if (isRow(members)) return { certainty: "certain", why: "results with success, promptIdx and testIdx" };
  const results = members.start("results");
  if (text[results] === "{") {
    const inner = new JsonMembers(text, results);
    const isEval =
      has(inner, "version") && (has(inner, "prompts") || has(inner, "stats") || has(inner, "table"));
    if (isEval || (has(inner, "version", "results") && (has(members, "evalId") || has(members, "config")))) {
      return { certainty: "certain", why: "an eval with results of a version" };
    }
  }
  if (text[results] === "[") {
    const first = jsonItemStarts(text, results)[0];
    if (first !== undefined && text[first] === "{" && isRow(new JsonMembers(text, first))) {
      return { certainty: "certain", why: "an eval with a list of results" };
    }
  }
  const config = members.start("config");
  if (text[config] !== "{" || !has(new JsonMembers(text, config), "prompts", "providers")) return null;
  return { certainty: "likely", why: "the configuration of an eval with prompts and providers" };
}
