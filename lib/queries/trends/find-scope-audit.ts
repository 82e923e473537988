import type { SampleRow } from "../samples/sample-row.ts";
import type { Scope } from "../scope.ts";
import type { Audit } from "./audit.ts";
import type { AuditPopulation } from "./audit-population.ts";
import { listAuditPopulations } from "./list-audit-populations.ts";
import { readAudits } from "./read-audits.ts";

/** What has been audited of a scope. */
export type ScopeAudit = {
  /** The newest ended sample whose population covers the scope; null: there is none. */
  readonly audit: Audit | null;
  /** Its population is the scope and nothing more, so that its rate is this scope's. */
  readonly exact: boolean;
  /** Runs that its population holds. */
  readonly runs: number;
  /** The newest sample that covers the scope and is still being labelled. */
  readonly unfinished: SampleRow | null;
  /** Samples of the unit that do not cover the scope: other runs, a filter, or records that came since. */
  readonly others: number;
};

const LOOKED_AT = 5;

/** The audited rate that may stand beside a scope's measured one. */
export async function findScopeAudit(scope: Scope): Promise<ScopeAudit> {
  const { populations, narrowed, spans } = await listAuditPopulations(scope.suite.id, scope.unit);
  const wanted = new Set(scope.runs?.map((run) => run.id) ?? spans.map((run) => run.id));
  const asked = spans.filter((run) => run.first !== null && wanted.has(run.id));
  const covers = ({ runIds, grown }: AuditPopulation) =>
    asked.length > 0 && asked.every((run) => runIds.has(run.id) && !grown.has(run.id));
  const covering = populations.filter(covers);
  const { audits, unfinished } = await readAudits(scope.suite.id, covering.slice(0, LOOKED_AT));
  const [audit = null] = audits;
  const runs = audit?.population.runIds.size ?? 0;
  return {
    audit,
    exact: runs === asked.length,
    runs,
    unfinished: unfinished[0] ?? null,
    others: populations.length - covering.length + narrowed,
  };
}
