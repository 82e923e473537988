import { Prisma } from "../../db/generated/client.ts";
import { JSON_TYPES, type JsonType } from "../../grading/json-type.ts";
import { namesOfMask } from "../../grading/names-of-mask.ts";
import { parseRulePath } from "../../grading/parse-rule-path.ts";
import { shapeOfLiteral } from "../../grading/shape-of-literal.ts";
import { typeOfNode } from "../../grading/type-of-node.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { encodeStoredText } from "../../json/encode-stored-text.ts";
import { findMember } from "../../json/find-member.ts";
import type { JsonNode } from "../../json/json-node.ts";
import { literalOf } from "../../json/literal-of.ts";
import type { PathPattern } from "../../json/path-pattern.ts";
import { type Preview, preview } from "../../json/preview.ts";
import { readArguments } from "../../json/read-arguments.ts";
import { readRows } from "../read-rows.ts";

export type SeenShape = {
  readonly type: JsonType;
  /** As signatures name it: `string: ISO date`. */
  readonly shape: string;
  readonly values: number;
  /** At most three different ones. */
  readonly examples: readonly Preview[];
};

/** What agents gave for a parameter, in the newest calls. */
export type SeenValues = {
  /** How many of the suite's newest calls were looked through, and how many of them were of the tool. */
  readonly newest: number;
  readonly ofTool: number;
  /** Calls of the tool without the parameter; those whose arguments can't be read as an object. */
  readonly absent: number;
  readonly unreadable: number;
  readonly values: number;
  /** Most frequent first. */
  readonly shapes: readonly SeenShape[];
};

const NEWEST_CALLS = 20_000;
const MOST_OF_TOOL = 500;
const MOST_VALUES = 5000;
const MOST_SHAPES = 20;
const EXAMPLES = 3;
const MOST_CHARS = 120;

/** Types, shapes and examples at a parameter, in at most 500 calls of the tool among the newest 20,000 of the suite. */
export async function getSeenValues(suiteId: number, tool: string, path: string): Promise<SeenValues> {
  const calls = await readRows<{ arguments_raw: string | null; newest: number }>(Prisma.sql`
    WITH newest AS MATERIALIZED (
      SELECT record_id, call_index, name FROM call WHERE suite_id = ${suiteId}
      ORDER BY record_id DESC, call_index DESC LIMIT ${NEWEST_CALLS}
    ), of_tool AS (
      SELECT record_id, call_index FROM newest WHERE name = ${encodeStoredText(tool)}
      ORDER BY record_id DESC, call_index DESC LIMIT ${MOST_OF_TOOL}
    )
    SELECT c.arguments_raw, (SELECT count(*)::int FROM newest) AS newest
    FROM of_tool o JOIN call c ON c.suite_id = ${suiteId} AND c.record_id = o.record_id AND c.call_index = o.call_index`);
  const shapes = new Map<string, { type: JsonType; shape: string; values: number; examples: Set<string> }>();
  let [absent, unreadable, values] = [0, 0, 0];
  for (const call of calls) {
    const read = readArguments(decodeOptionalText(call.arguments_raw));
    if (read.object === null) {
      unreadable += 1;
      continue;
    }
    const root = read.object;
    const found = valuesAt(
      root,
      parseRulePath(path, (name) => findMember(root, name) !== null),
    );
    if (found.length === 0) absent += 1;
    for (const node of found.slice(0, Math.max(0, MOST_VALUES - values))) {
      values += 1;
      const literal = literalOf(read.text, node);
      const type = namesOfMask(typeOfNode(node))[0] ?? JSON_TYPES[0];
      const shape = shapeOfLiteral(literal);
      const known = shapes.get(`${type} ${shape}`) ?? { type, shape, values: 0, examples: new Set<string>() };
      known.values += 1;
      if (known.examples.size < EXAMPLES) known.examples.add(literal);
      shapes.set(`${type} ${shape}`, known);
    }
  }
  return {
    newest: calls[0]?.newest ?? 0,
    ofTool: calls.length,
    absent,
    unreadable,
    values,
    shapes: [...shapes.values()]
      .sort((a, b) => b.values - a.values)
      .slice(0, MOST_SHAPES)
      .map((one) => ({ ...one, examples: [...one.examples].map((literal) => preview(literal, MOST_CHARS)) })),
  };
}

function valuesAt(node: JsonNode, path: PathPattern): readonly JsonNode[] {
  const [step, ...rest] = path;
  if (step === undefined) return [node];
  if (step === null) return node.type === "array" ? node.items.flatMap((item) => valuesAt(item, rest)) : [];
  if (typeof step === "number") {
    const item = node.type === "array" ? node.items[step] : undefined;
    return item === undefined ? [] : valuesAt(item, rest);
  }
  const member = node.type === "object" ? findMember(node, step) : null;
  return member === null ? [] : valuesAt(member.value, rest);
}
