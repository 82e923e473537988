import type { PoolClient } from "pg";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { checkSuite } from "../grading/check-suite.ts";
import type { CompiledSuite } from "../grading/compiled-suite.ts";
import { instrumentsOfSuite } from "../grading/instruments-of-suite.ts";
import { loadOwnSuite, type OwnSuite } from "../queries/load-own-suite.ts";
import { adoptChanges } from "../rules/adopt-changes.ts";
import type { AdoptedRules } from "../rules/adopted-rules.ts";
import { checkRuleChanges } from "../rules/check-rule-changes.ts";
import { effectiveRules } from "../rules/effective-rules.ts";
import type { RuleChange } from "../rules/rule-change.ts";
import { stored } from "./ingest/stored.ts";
import { runRegrades } from "./regrade-suite.ts";
import { forgetVerdicts } from "./regrading/forget-verdicts.ts";
import { orderShared } from "./regrading/order-shared.ts";
import { regradeQueue } from "./regrading/regrade-queue.ts";
import { runKeysOf } from "./regrading/run-keys-of.ts";
import { checkSuiteContract } from "./suite/check-suite-contract.ts";
import { checkToolsContract } from "./suite/check-tools-contract.ts";
import { ensureInstruments } from "./suite/ensure-instruments.ts";
import { queueRegrade } from "./suite/queue-regrade.ts";
import { withSuiteLock } from "./suite/with-suite-lock.ts";

const LEVELS_WITH_RULES = ["equivalent", "effect"] as const;

type Wanted = {
  readonly changes: readonly RuleChange[];
  /** Runs whose records are graded by the new rules; null: all. */
  readonly runs: readonly string[] | null;
  readonly reason: string;
  readonly actor: string;
};

export type AdoptedInstrument = {
  readonly id: number;
  readonly level: (typeof LEVELS_WITH_RULES)[number];
  readonly version: number;
};

export type Adopted = {
  /** Those that are current now: `equivalent`, then `effect`. */
  readonly instruments: readonly AdoptedInstrument[];
  /** The regrade that was ordered; null where every record has its verdict already. */
  readonly regrade: number | null;
  /** The rules are as they were: nothing was made. */
  readonly unchanged: boolean;
};

/**
 * Adopts changes of rules: a new version of `equivalent` and `effect`, under which workers then grade the records of
 * the chosen runs; verdicts of other versions stay. Rules that a version has already make that one current again.
 * Throws `usage` naming what does not fit, `not_found` for an unknown run, `busy` while someone writes into the suite.
 */
export async function adoptRules(suiteId: number, wanted: Wanted): Promise<Adopted> {
  await regradeQueue();
  return withSuiteLock(suiteId, 3000, async (session) => {
    const { mended, ...adopted } = await inTransaction(session, () => adopt(session, suiteId, wanted));
    // Their records were ungraded at every level.
    if (mended) await runRegrades(session, suiteId);
    return adopted;
  });
}

async function adopt(
  session: PoolClient,
  suiteId: number,
  wanted: Wanted,
): Promise<Adopted & { readonly mended: boolean }> {
  const { changes, reason, actor } = wanted;
  const loaded = await loadOwnSuite(session, suiteId);
  const before = effectiveRules(loaded.own, loaded.adopted);
  const problems = checkRuleChanges(before, changes);
  if (problems.length > 0) throw new ClaimcheckError("usage", problems.join(" "));
  const runs = await runKeysOf(session, suiteId, wanted.runs);
  const adopted = withChanges(loaded, changes);
  const suite = effectiveRules(loaded.own, adopted);
  const [is, was] = [instrumentsOfSuite(suite), instrumentsOfSuite(before)];
  if (LEVELS_WITH_RULES.every((level) => is[level].id === was[level].id)) {
    return {
      instruments: await currentOnes(session, suiteId),
      regrade: null,
      unchanged: true,
      mended: false,
    };
  }
  for (const [tool, { norms, defaults }] of adopted) {
    await session.query(
      "UPDATE tool SET adopted_norms = $3, adopted_defaults = $4, updated_at = now() WHERE suite_id = $1 AND name = $2",
      [suiteId, stored(tool), stored(JSON.stringify(norms)), stored(JSON.stringify(defaults))],
    );
  }
  const touched = await checkContract(session, suiteId, before, suite);
  await ensureInstruments(session, suiteId, suite, { reason, actor });
  const mended = (await queueRegrade(session, suiteId, { caseIds: touched, reason, actor })) !== null;
  const instruments = await currentOnes(session, suiteId);
  const keys = instruments.map(({ id }) => id);
  const outdated = await session.query<{ id: number }>(
    "UPDATE instrument SET outdated = false WHERE suite_id = $1 AND id = ANY($2) AND outdated RETURNING id",
    [suiteId, keys],
  );
  const again = outdated.rows.map(({ id }) => id);
  if (again.length > 0) await forgetVerdicts(session, suiteId, again, null);
  const regrade = await orderShared(session, suiteId, { instruments: keys, runs, reason, actor });
  const detail = { changes, runs: wanted.runs, reason, instruments, regrade };
  await session.query("INSERT INTO audit_entry (suite_id, actor, action, detail) VALUES ($1, $2, $3, $4)", [
    suiteId,
    stored(actor),
    "adopt_rules",
    stored(JSON.stringify(detail)),
  ]);
  return { instruments, regrade, unchanged: false, mended };
}

/** Rules that can be adopted break no case, but dropping one that the contract refused (K7) mends those it broke. */
async function checkContract(
  session: PoolClient,
  suiteId: number,
  before: CompiledSuite,
  after: CompiledSuite,
): Promise<readonly string[]> {
  if (checkSuite(before).some(({ severity }) => severity === "error")) {
    return checkSuiteContract(session, suiteId, after, { everything: true, stream: null });
  }
  await checkToolsContract(session, suiteId, after);
  return [];
}

/** What is adopted of each tool that the changes name, once they are made. */
function withChanges(
  { own, adopted }: OwnSuite,
  changes: readonly RuleChange[],
): ReadonlyMap<string, AdoptedRules> {
  const after = new Map(adopted);
  for (const change of changes) {
    const tool = own.tools.get(change.tool);
    if (tool === undefined) continue;
    const now = after.get(change.tool) ?? { norms: {}, defaults: {} };
    after.set(change.tool, adoptChanges(tool, now, [change]));
  }
  return after;
}

async function currentOnes(session: PoolClient, suiteId: number): Promise<AdoptedInstrument[]> {
  const { rows } = await session.query<AdoptedInstrument>(
    "SELECT id, level, version FROM instrument WHERE suite_id = $1 AND current AND level = ANY($2)",
    [suiteId, LEVELS_WITH_RULES],
  );
  return LEVELS_WITH_RULES.flatMap((level) => rows.filter((row) => row.level === level));
}
