import type { Effect, ToolObject } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { compactJson } from "../compact-json.ts";
import { JsonMembers } from "../json-members.ts";
import { TAU2_ACTION_CHECK, TAU2_TOOL_DEFINITION } from "./schema.ts";

type Place = { readonly line: number; readonly file: string };
type Known = { description: string | null; schema: JsonText | null; effect: Effect | null; place: Place };

const EFFECTS: Readonly<Record<string, Effect>> = { read: "read_only", write: "side_effecting" };

/**
 * The agent's tools as results files show them: those that are expected, those that answered a call, those that the
 * environment lists. Checks of expected calls tell which read and which write.
 */
export class FoundTools {
  readonly #tools = new Map<string, Known>();

  add(name: string, { line, file }: Place): Known {
    const known = this.#tools.get(name) ?? {
      description: null,
      schema: null,
      effect: null,
      place: { line, file },
    };
    this.#tools.set(name, known);
    return known;
  }

  /** Takes the checks of a simulation's expected calls. */
  addChecks(checks: readonly unknown[], place: Place): void {
    for (const given of checks) {
      const check = TAU2_ACTION_CHECK.safeParse(given).data;
      if (!check || check.action.requestor === "user") continue;
      const known = this.add(check.action.name, place);
      if (Object.hasOwn(EFFECTS, check.tool_type)) known.effect ??= EFFECTS[check.tool_type] ?? null;
    }
  }

  /** Takes the environment's list of tools, by name. */
  addDefinitions(source: JsonText, place: Place): void {
    if (!source.startsWith("{")) return;
    const members = new JsonMembers(source, 0);
    for (const index of members.keys.keys()) {
      const text = members.sourceAt(index);
      const tool = TAU2_TOOL_DEFINITION.safeParse(JSON.parse(text)).data;
      if (!tool) continue;
      const known = this.add(tool.name, place);
      const schema = new JsonMembers(text, 0).given("params");
      known.description ??= tool.doc ?? null;
      known.schema ??= schema === null ? null : compactJson(schema);
    }
  }

  *objects(): Generator<Place & { readonly object: ToolObject }> {
    for (const [name, { description, schema, effect, place }] of this.#tools) {
      const object: ToolObject = {
        kind: "tool",
        name,
        description,
        inputSchema: schema,
        effect,
        defaults: null,
        evalNorms: {},
        extra: null,
        found: true,
      };
      yield { object, ...place };
    }
  }
}
