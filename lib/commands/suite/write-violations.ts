import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import { CopyBuffer } from "../../db/copy-buffer.ts";
import { copyRows } from "../../db/copy-rows.ts";
import type { Violation } from "../../grading/result.ts";
import { stored } from "../ingest/stored.ts";

/** The group stands in an index, whose entries Postgres bounds. */
const GROUP_LENGTH = 500;

/** Adds violations of the contract. */
export async function writeViolations(
  client: PoolClient,
  suiteId: number,
  violations: Iterable<Violation>,
): Promise<void> {
  const rows = new CopyBuffer();
  for (const one of violations) {
    rows.add([
      suiteId,
      one.violation,
      one.severity,
      stored(one.caseId),
      stored(one.tool),
      stored(one.path),
      stored(bounded(one.group)),
      stored(one.message),
      stored(one.fix),
    ]);
  }
  await copyRows(
    client,
    'contract_violation (suite_id, code, severity, case_id, tool, path, "group", message, fix)',
    rows.take(),
  );
}

function bounded(group: string): string {
  if (group.length <= GROUP_LENGTH) return group;
  return `${group.slice(0, 200)}…${createHash("sha256").update(group).digest("hex")}`;
}
