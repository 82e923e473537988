import { Prisma } from "../../db/generated/client.ts";
import type { Scope } from "../scope.ts";
import { disagreeingSql } from "./disagreeing-sql.ts";
import type { DisagreementSide } from "./disagreement-sides.ts";
import type { EffectInstruments } from "./effect-instruments.ts";

/**
 * What each disagreeing record's disagreement would be explained by, as rows (record_id, tool, path, said): where the
 * effects hold, each tool and path that an argument finding is about; where they fail, the message of each failing
 * effect up to its detail. `said` is the message of one such finding.
 */
export function blamedSql(
  scope: Scope,
  { effect, equivalent }: EffectInstruments,
  side: DisagreementSide,
): Prisma.Sql {
  const judge = side === "effects_hold" ? equivalent : effect;
  const blamed =
    side === "effects_hold"
      ? Prisma.sql`g.tool AS tool, g.path AS path`
      : Prisma.sql`regexp_replace(f.message, '^The effect (.*?) did not come about[.:].*$', '\\1') AS tool, ''::text AS path`;
  return Prisma.sql`SELECT d.record_id, ${blamed}, min(f.message) AS said, min(g.claim) AS claim
    FROM (${disagreeingSql(scope, effect.id, side)}) d
    JOIN finding f ON f.suite_id = ${scope.suite.id} AND f.instrument_id = ${judge.id} AND f.record_id = d.record_id
    JOIN signature g ON g.suite_id = ${scope.suite.id} AND g.id = f.signature_id
    GROUP BY 1, 2, 3`;
}
