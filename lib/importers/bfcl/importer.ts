import { headObjects } from "../head-objects.ts";
import type { Importer } from "../importer.ts";
import { BfclReader } from "./bfcl-reader.ts";
import { rowKind } from "./row-kind.ts";

/** Questions, answers, results and scores of the Berkeley Function-Calling Leaderboard. */
export const bfclImporter: Importer = {
  name: "bfcl",
  title: "BFCL questions, answers, results and scores",
  takes: [
    "Five kinds of files, each known by its fields and joined by id: questions, possible answers, results, scores, and the function documents of multi-turn questions. Give those that belong together at once (a folder, or several files); questions and answers, and the rows of results, are kept in memory until the end.",
    "A question is a case with its id; record ids are run/id/trial. The run is, in the benchmark's layout result/MODEL/…, the folder around and the model; elsewhere what a file's name says beside its category, else model_name of the score rows, else the folder or the file.",
    "Accepted values as args_any_of, all combinations of them inside an object; \"\" among them as optional_args. Several calls in any order. Call texts of Python with literal arguments; those without names by the parameters' order where one definition of the tool is there. What can't be said so leaves the case without expected calls, and not_expressible beside it says why. Any other side effect is forbidden, since every further call is wrong to the checker; irrelevance questions expect none.",
    "Tools of the questions; what you state of them yourself wins. One that questions define differently comes without a schema. APIs without dots in names are given a_b for a.b: both tools are there, cases expect a_b (a.b where the results call only that) and accept the other under equivalent.",
    "dict, float, tuple and the like as JSON Schema types (a float may be a whole number); others (any, HashMap …), and all in Java and JavaScript, as x-bfcl-type without a type.",
    "Calls with the argument text byte for byte, or the object marked as parsed by the provider. From a model that writes calls as text: those that the score row decoded, else those that the text wholly consists of; where neither tells, the record has an error and is not graded.",
    "Failures of the score file as the harness verdict with error_type; a result that its score file does not list is a pass, and its reason says that this is inferred. Score rows without a result give records too.",
    "Error during inference, and force_terminated, is the record's error. Tokens and latency, summed over turns; inference_log as the transcript.",
  ],
  cannotTell: [
    "Which tools have side effects: declare them in YAML or in the browser.",
    "The checker's leniency: it compares texts without case, spaces and most punctuation, multi-turn questions by the final state. A verdict of its own may therefore differ from the claims.",
    "Ids of calls, what they returned (but in the transcript), times. In which turn of a multi-turn question a call was expected.",
  ],
  framing: "elements",
  joinsFiles: true,
  detect(head) {
    for (const one of headObjects(head)) {
      const has = (key: string) => one.start(key) !== -1;
      const opens = (key: string, text: string) => has(key) && head.text.startsWith(text, one.start(key));
      switch (rowKind(one.keys)) {
        case "totals":
          if (has("correct_count")) return certain("a score file's totals");
          break;
        case "score":
          if (has("test_category") || has("model_result_raw") || has("possible_answer")) {
            return certain("rows of a score file, with what was wrong");
          }
          break;
        case "result":
          if (has("input_token_count") || has("latency") || has("inference_log") || has("traceback")) {
            return certain("results with id, counts and latency");
          }
          if (opens("result", "[") || opens("result", '"')) {
            return { certainty: "likely", why: "rows with id and result" };
          }
          break;
        case "answer":
          if (opens("ground_truth", "[")) return certain("answers with id and ground_truth");
          break;
        case "question":
          if (
            opens("question", "[") &&
            (has("function") || has("involved_classes") || opens("question", "[["))
          ) {
            return certain("questions with id, question and function");
          }
          break;
        case "function":
          if (
            /^\{\s*"type"\s*:\s*"dict"/.test(
              head.text.slice(one.start("parameters"), one.start("parameters") + 40),
            )
          ) {
            return certain("function documents");
          }
          break;
        default:
      }
    }
    return null;
  },
  createReader: () => new BfclReader(),
};

function certain(why: string) {
  return { certainty: "certain", why } as const;
}
