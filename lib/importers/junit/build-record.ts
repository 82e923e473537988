import type { RecordObject } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import type { Attempt } from "./attempts-of.ts";
import { propertiesIn } from "./report-parser.ts";
import type { XmlElement } from "./xml-element.ts";

type Ids = Pick<RecordObject, "runId" | "caseId" | "trial">;

/**
 * The record of one execution. It knows no calls and says so, and its id has a part more than that of a record from
 * elsewhere of the same run, case and trial, so that neither takes the place of the other.
 */
export function buildRecord(test: XmlElement, attempt: Attempt, ids: Ids): RecordObject {
  return {
    kind: "record",
    recordId: `${ids.runId}/${ids.caseId}/${ids.trial}/verdict`,
    ...ids,
    toolCalls: [],
    finalMessage: null,
    messages: null,
    usage: null,
    harnessVerdict: attempt.verdict,
    harnessReason: attempt.reason,
    effects: null,
    world: null,
    error: attempt.error,
    extra: JSON.stringify({ calls_recorded: false, test: told(test) }) as JsonText,
  };
}

/** What the report says of the test, all of it. */
function told({ attributes, children }: XmlElement): object {
  const properties = children.filter((one) => one.name === "properties").flatMap(propertiesIn);
  const others = children.filter((one) => one.name !== "properties");
  return {
    ...attributes,
    ...(properties.length === 0 ? {} : { properties: Object.fromEntries(properties) }),
    ...(others.length === 0 ? {} : { children: others.map(asData) }),
  };
}

/** Nothing in a report nests deeper than an output in a rerun in a test. */
function asData({ name, attributes, text, children }: XmlElement, depth = 0): object {
  return {
    name,
    ...(Object.keys(attributes).length === 0 ? {} : { attributes }),
    ...(text === "" ? {} : { text }),
    ...(children.length === 0 || depth > 4
      ? {}
      : { children: children.map((one) => asData(one, depth + 1)) }),
  };
}
