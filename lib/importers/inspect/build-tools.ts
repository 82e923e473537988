import type { ToolObject } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { compactJson } from "../compact-json.ts";
import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import { parseLenient } from "../parse-lenient.ts";
import { withoutNonFinite } from "../without-non-finite.ts";
import type { Attachments } from "./attachments.ts";

const TOOL_FIELDS = new Set(["name", "description", "parameters"]);

/**
 * The tools that a model was given; `start` is the offset of their list in `text`. White space between tokens is
 * dropped, so that the same tool is the same in every log.
 */
export function buildTools(
  tools: readonly { readonly name: string }[],
  text: string,
  start: number,
  attachments: Attachments,
): ToolObject[] {
  const starts = jsonItemStarts(text, start);
  const asJson = (json: string) => compactJson(withoutNonFinite(attachments.resolve(json)) as JsonText);
  return tools.map(({ name }, index) => {
    const members = new JsonMembers(text, starts[index] ?? 0);
    const description = parseLenient(attachments.resolve(members.given("description") ?? "null"))?.value;
    const schema = members.given("parameters");
    const extra = members.without(TOOL_FIELDS);
    return {
      kind: "tool",
      name,
      description: typeof description === "string" ? description : null,
      inputSchema: schema?.startsWith("{") ? asJson(schema) : null,
      effect: null,
      defaults: null,
      evalNorms: {},
      extra: extra === null ? null : asJson(extra),
      found: true,
    };
  });
}
