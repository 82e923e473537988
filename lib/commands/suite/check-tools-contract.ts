import type { PoolClient } from "pg";
import { checkSuite } from "../../grading/check-suite.ts";
import type { CompiledSuite } from "../../grading/compiled-suite.ts";
import { writeViolations } from "./write-violations.ts";

/** Checks the tools by themselves (K5, K7) and keeps what it finds; for changes that neither break nor mend a case. */
export async function checkToolsContract(
  client: PoolClient,
  suiteId: number,
  suite: CompiledSuite,
): Promise<void> {
  await client.query(
    "DELETE FROM contract_violation WHERE suite_id = $1 AND case_id IS NULL AND code <> 'K8'",
    [suiteId],
  );
  await writeViolations(client, suiteId, checkSuite(suite));
}
