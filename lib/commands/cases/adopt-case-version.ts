import { ClaimcheckError } from "../../claimcheck-error.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { CaseObject } from "../../grading/model.ts";
import { loadSuite } from "../../queries/load-suite.ts";
import { fingerprint } from "../ingest/fingerprint.ts";
import { stored } from "../ingest/stored.ts";
import { writeAudit } from "../samples/write-audit.ts";
import { withSuiteLock } from "../suite/with-suite-lock.ts";
import { writeViolations } from "../suite/write-violations.ts";
import { checkDefinition } from "./check-definition.ts";

type Wanted = {
  readonly caseId: string;
  /** The version that was changed: any other one there is now means that somebody else was first. */
  readonly base: number;
  readonly definition: CaseObject;
  readonly reason: string;
  readonly actor: string;
};

/** Characters of a reason. */
const MAX_REASON = 2_000;

/**
 * Makes a changed definition the current version of its case: what arrives from now on is graded by it. Records that
 * are here keep the version they were graded against, and their verdicts. The contract is checked again for this case.
 *
 * An ingest of the same content is `unchanged` afterwards; one of the old content is a conflict and leaves it.
 *
 * Throws `conflict` where the case has changed meanwhile, `usage` where the change is none, has no reason or breaks
 * the contract, `not_found`, and `busy` while someone else writes into the suite.
 */
export async function adoptCaseVersion(
  suiteId: number,
  wanted: Wanted,
): Promise<{ readonly version: number }> {
  const { caseId, base, actor } = wanted;
  const reason = wanted.reason.trim();
  if (reason === "") throw new ClaimcheckError("usage", "Say why the expectation was wrong.");
  if (reason.length > MAX_REASON) {
    throw new ClaimcheckError("usage", `A reason has at most ${MAX_REASON.toLocaleString("en")} characters.`);
  }
  return withSuiteLock(suiteId, 3000, (session) =>
    inTransaction(session, async () => {
      const { rows } = await session.query<{ id: number; version: number; content_hash: string }>(
        `SELECT id, version, content_hash::text FROM case_version WHERE suite_id = $1 AND case_id = $2 AND current
         FOR UPDATE`,
        [suiteId, stored(caseId)],
      );
      const [current] = rows;
      if (current === undefined) throw new ClaimcheckError("not_found", `The suite has no case “${caseId}”.`);
      if (current.version !== base) {
        throw new ClaimcheckError(
          "conflict",
          `The case has changed meanwhile: it is at version ${current.version}, and this changes version ${base}. Look at it again.`,
        );
      }
      const suite = await loadSuite(session, suiteId);
      const { definition, violations } = checkDefinition(suite, caseId, wanted.definition);
      const hash = fingerprint(definition);
      if (hash === current.content_hash) {
        throw new ClaimcheckError("usage", "This is the case as it stands: nothing would change.");
      }
      const version = current.version + 1;
      await session.query("UPDATE case_version SET current = false WHERE suite_id = $1 AND id = $2", [
        suiteId,
        current.id,
      ]);
      await session.query(
        `INSERT INTO case_version (suite_id, case_id, version, current, definition, content_hash, reason, created_by)
         VALUES ($1, $2, $3, true, $4, $5, $6, $7)`,
        [
          suiteId,
          stored(caseId),
          version,
          stored(JSON.stringify(definition)),
          hash,
          stored(reason),
          stored(actor),
        ],
      );
      // Whatever broke the old version, twice defined or against its tools, is not in this one.
      await session.query("DELETE FROM contract_violation WHERE suite_id = $1 AND case_id = $2", [
        suiteId,
        stored(caseId),
      ]);
      await writeViolations(session, suiteId, violations);
      await writeAudit(session, {
        suiteId,
        actor,
        action: "adopt_case_version",
        detail: { case: caseId, from: base, to: version, reason, hash },
      });
      return { version };
    }),
  );
}
