import { db } from "../db/client.ts";
import { isNameVariant } from "../grading/is-name-variant.ts";
import { decodeOptionalText } from "../json/decode-optional-text.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";

/** A tool of the suite, or a name that was called without being one; texts are decoded. */
export type ToolRow = {
  readonly name: string;
  /** As stored, for links. */
  readonly key: string;
  readonly description: string | null;
  readonly registered: boolean;
  /** The tool of which an unregistered name is a misspelling (G9); null where it is of none. */
  readonly variantOf: string | null;
  readonly hasSchema: boolean;
  readonly effect: "side_effecting" | "read_only" | null;
  /** The effect was said here, not by the suite. */
  readonly declaredHere: boolean;
  /** Parameters with a normalizer in force. */
  readonly normalized: readonly string[];
  /** Among the newest calls (`sampled` of them). */
  readonly calls: number;
};

export type Tools = {
  readonly rows: readonly ToolRow[];
  readonly more: boolean;
  /** How many of the newest calls were looked at. */
  readonly sampled: number;
};

const NEWEST_CALLS = 20_000;

type Row = {
  name: string;
  registered: boolean;
  description: string | null;
  has_schema: boolean | null;
  effect: string | null;
  declared_effect: string | null;
  eval_norms: string | null;
  adopted_norms: string | null;
  calls: number;
  sampled: number;
};

/**
 * The tools without an effect, then the called names that are no tool, then the other tools, each by name; above `after`
 * (a rank and a stored name). Calls are counted in the newest 20,000 of the suite: one bounded read.
 */
export async function listTools(
  suiteId: number,
  after: { readonly rank: number; readonly key: string } | null,
  limit = 200,
): Promise<Tools> {
  const rows = await db().$queryRaw<(Row & { rank: number })[]>`
    WITH seen AS (
      SELECT name, count(*)::int AS calls FROM (
        SELECT name FROM call WHERE suite_id = ${suiteId}
        ORDER BY record_id DESC, call_index DESC LIMIT ${NEWEST_CALLS}
      ) newest GROUP BY name
    ), every_name AS (
      SELECT coalesce(t.name, s.name) AS name, t.id IS NOT NULL AS registered, t.description,
        t.input_schema IS NOT NULL AS has_schema, t.effect, t.declared_effect, t.eval_norms, t.adopted_norms,
        coalesce(s.calls, 0) AS calls,
        CASE WHEN t.id IS NULL THEN 1 WHEN coalesce(t.declared_effect, t.effect) IS NULL THEN 0 ELSE 2 END AS rank
      FROM (SELECT * FROM tool WHERE suite_id = ${suiteId}) t FULL JOIN seen s ON s.name = t.name
    )
    SELECT *, (SELECT coalesce(sum(calls), 0)::int FROM seen) AS sampled FROM every_name
    WHERE (rank, name) > (${after?.rank ?? -1}, ${after?.key ?? ""})
    ORDER BY rank, name LIMIT ${limit + 1}`;
  const names = rows.some((row) => !row.registered) ? await toolNames(suiteId) : [];
  const variantOf = (name: string) => names.find((known) => isNameVariant(name, known)) ?? null;
  return {
    rows: rows.slice(0, limit).map((row) => ({
      name: decodeStoredText(row.name),
      key: row.name,
      description: decodeOptionalText(row.description),
      registered: row.registered,
      variantOf: row.registered ? null : variantOf(decodeStoredText(row.name)),
      hasSchema: row.has_schema ?? false,
      effect: (row.declared_effect ?? row.effect) as ToolRow["effect"],
      declaredHere: row.declared_effect !== null,
      normalized: normalizedOf(row),
      calls: row.calls,
    })),
    more: rows.length > limit,
    sampled: rows[0]?.sampled ?? 0,
  };
}

function normalizedOf({ eval_norms, adopted_norms }: Row): readonly string[] {
  const [own, adopted] = [eval_norms, adopted_norms].map(
    (text) => JSON.parse(decodeStoredText(text ?? "{}")) as Record<string, object | null>,
  );
  const inForce = Object.entries({ ...own, ...adopted });
  return inForce.flatMap(([path, rule]) => (rule === null ? [] : [path]));
}

async function toolNames(suiteId: number): Promise<readonly string[]> {
  const rows = await db().tool.findMany({ where: { suiteId }, select: { name: true }, take: 5000 });
  return rows.map((row) => decodeStoredText(row.name));
}
