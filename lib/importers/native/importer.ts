import { headObjects } from "../head-objects.ts";
import type { Importer, ImportItem, SourceElement } from "../importer.ts";
import type { JsonMembers } from "../json-members.ts";
import { sourceReject } from "../source-reject.ts";
import { readNative } from "./read-native.ts";
import { readYaml } from "./read-yaml.ts";

const KINDS = new Set(
  ["suite", "tool", "case", "run", "record", "label"].map((kind) => JSON.stringify(kind)),
);
const COMPANIONS = ["suite", "name", "case_id", "run_id", "record_id"];
const KIND_IN_YAML = /(?:^|[-{,\s])["']?kind["']?\s*:\s*["']?(?:suite|tool|case|run|record|label)\b/m;

/** Claimcheck's own format, version 1: NDJSON, a JSON array, one JSON object, or YAML. */
export const nativeImporter: Importer = {
  name: "native",
  title: "Claimcheck native format",
  takes: [
    "NDJSON (one object a line), a JSON array of objects, one JSON object, or YAML (a list, one object, several documents); each also gzipped.",
    "Objects of kind suite, tool, case, run, record and label, in any order; unknown fields are kept beside them.",
    "Argument text exactly as it stands in arguments_raw; arguments_parsed with the literals of the file.",
    "YAML as version 1.2 reads it: yes and 1_000 are strings; 0x10 and 0o17 become decimals; anchors and merge keys are resolved.",
  ],
  cannotTell: [
    "Whether arguments_parsed has the provider's own spelling: such calls are marked as parsed by the provider.",
    "Times finer than a millisecond are cut to milliseconds.",
  ],
  framing: "elements",
  detect(head) {
    if (head.framing === "yaml") {
      return KIND_IN_YAML.test(head.text)
        ? { certainty: "certain", why: "YAML objects with a known kind" }
        : null;
    }
    const objects = headObjects(head);
    const has = (one: JsonMembers, keys: readonly string[]) => keys.some((key) => one.start(key) !== -1);
    if (objects.some((one) => KINDS.has(one.source("kind") ?? "") && has(one, COMPANIONS))) {
      return { certainty: "certain", why: "JSON objects with a known kind" };
    }
    if (objects.some((one) => has(one, ["case_id"]) && has(one, ["tool_calls", "expect_tool_calls"]))) {
      return { certainty: "likely", why: "JSON objects with case_id and tool calls" };
    }
    return null;
  },
  createReader: () => ({
    read: (element) => (element.syntax === "yaml" ? readYaml(element) : [readElement(element)]),
    end: () => [],
  }),
};

function readElement(element: SourceElement): ImportItem {
  const reading = readNative(element.text);
  return reading.ok
    ? { type: "object", object: reading.object, line: element.line, file: element.file }
    : { type: "reject", reject: sourceReject(element, reading) };
}
