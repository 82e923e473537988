import { ClaimcheckError } from "../claimcheck-error.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Effect, ToolObject } from "../grading/model.ts";
import { loadSuite } from "../queries/load-suite.ts";
import type { RegradeChanges } from "./grading/regrade-changes.ts";
import { fingerprint } from "./ingest/fingerprint.ts";
import { stored } from "./ingest/stored.ts";
import { type RegradeProgress, runRegrades } from "./regrade-suite.ts";
import { checkSuiteContract } from "./suite/check-suite-contract.ts";
import { ensureInstruments } from "./suite/ensure-instruments.ts";
import { queueRegrade } from "./suite/queue-regrade.ts";
import { withSuiteLock } from "./suite/with-suite-lock.ts";

type Options = {
  readonly actor: string;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: RegradeProgress) => void) | undefined;
};

export type Declared = {
  /** Records graded anew. */
  readonly records: number;
  /** Per level, which verdicts changed; a level where none did is absent. */
  readonly changes: RegradeChanges;
};

/**
 * Declares whether a tool has side effects (null takes a declaration back), registering it where it is unknown;
 * checks the contract again and regrades the suite. Throws `busy` while someone else writes into the suite. Should
 * the process die, the regrade goes on with the next start.
 */
export async function declareTool(
  suiteId: number,
  name: string,
  effect: Effect | null,
  options: Options,
): Promise<Declared> {
  return withSuiteLock(suiteId, 3000, async (session) => {
    const regrade = await inTransaction(session, async () => {
      const bare: ToolObject = {
        kind: "tool",
        name,
        description: null,
        inputSchema: null,
        effect: null,
        defaults: null,
        evalNorms: {},
        extra: null,
      };
      if (effect === null) {
        const { rowCount } = await session.query(
          "UPDATE tool SET declared_effect = NULL, updated_at = now() WHERE suite_id = $1 AND name = $2",
          [suiteId, stored(name)],
        );
        if (rowCount === 0) throw new ClaimcheckError("not_found", `The suite has no tool “${name}”.`);
      } else {
        await session.query(
          `INSERT INTO tool (suite_id, name, declared_effect, content_hash) VALUES ($1, $2, $3, $4)
           ON CONFLICT (suite_id, name) DO UPDATE SET declared_effect = excluded.declared_effect, updated_at = now()`,
          [suiteId, stored(name), effect, fingerprint(bare)],
        );
      }
      const suite = await loadSuite(session, suiteId);
      await checkSuiteContract(session, suiteId, suite, { everything: true, stream: null });
      const reason = `${name} declared ${effect ?? "undeclared"}`;
      await ensureInstruments(session, suiteId, suite, { reason, actor: options.actor });
      await session.query(
        "INSERT INTO audit_entry (suite_id, actor, action, detail) VALUES ($1, $2, $3, $4)",
        [suiteId, stored(options.actor), "declare_tool", stored(JSON.stringify({ tool: name, effect }))],
      );
      return queueRegrade(session, suiteId, { caseIds: null, reason, actor: options.actor });
    });
    await runRegrades(session, suiteId, options);
    const { rows } = await session.query<{ records: number; changes: string }>(
      "SELECT records, changes FROM regrade WHERE suite_id = $1 AND id = $2",
      [suiteId, regrade],
    );
    const row = rows[0];
    return { records: row?.records ?? 0, changes: row ? (JSON.parse(row.changes) as RegradeChanges) : {} };
  });
}
