import type { ToolObject } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { JsonMembers } from "../json-members.ts";
import { apiName } from "./api-name.ts";
import { jsonSchemaText } from "./json-schema-text.ts";

type Known = {
  readonly description: string | null;
  readonly schema: JsonText | null;
  readonly bfclName: string | null;
  readonly differs: boolean;
  readonly line: number;
  readonly file: string;
};

/**
 * The tools of all questions. A question's functions are its own, and many a name is defined differently by another
 * question; such a tool has neither schema nor description here, since neither holds for all. A name with a dot is
 * there with `_` in its place too: so the benchmark hands it to APIs that allow no dot.
 */
export class ToolBook {
  readonly #tools = new Map<string, Known>();

  /** Takes one definition; `source` is its object as JSON. */
  add(
    tool: { readonly name: string; readonly description?: string | null | undefined },
    source: JsonText,
    typed: boolean,
    place: { readonly line: number; readonly file: string },
  ): void {
    const given = new JsonMembers(source, 0).given("parameters");
    const schema = given === null ? null : jsonSchemaText(given, typed);
    const known = { description: tool.description ?? null, schema, differs: false, ...place };
    this.#put(tool.name, { ...known, bfclName: null });
    const alias = apiName(tool.name);
    if (alias !== tool.name) this.#put(alias, { ...known, bfclName: tool.name });
  }

  namesWithDots(): string[] {
    return [...this.#tools.keys()].filter((name) => name.includes("."));
  }

  /** The parameters' names in order, of a tool that is defined in one way. */
  parameters(name: string): readonly string[] | null {
    const known = this.#tools.get(name);
    if (known === undefined || known.schema === null || known.differs) return null;
    const properties = new JsonMembers(known.schema, 0).given("properties");
    return properties?.startsWith("{") ? new JsonMembers(properties, 0).keys : [];
  }

  *objects(): Generator<{ readonly object: ToolObject; readonly line: number; readonly file: string }> {
    for (const [name, { description, schema, bfclName, differs, line, file }] of this.#tools) {
      const said = { ...(bfclName === null ? {} : { bfcl_name: bfclName }), ...(differs ? { differs } : {}) };
      const object: ToolObject = {
        kind: "tool",
        name,
        description: differs ? null : description,
        inputSchema: differs ? null : schema,
        effect: null,
        defaults: null,
        evalNorms: {},
        extra: Object.keys(said).length === 0 ? null : (JSON.stringify(said) as JsonText),
        found: true,
      };
      yield { object, line, file };
    }
  }

  #put(name: string, tool: Known): void {
    const known = this.#tools.get(name);
    if (known === undefined) this.#tools.set(name, tool);
    else if (known.schema !== tool.schema || known.description !== tool.description) {
      this.#tools.set(name, { ...known, differs: true });
    }
  }
}
