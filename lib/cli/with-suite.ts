import { ClaimcheckError } from "../claimcheck-error.ts";
import { openDatabase } from "../db/database.ts";
import { findSuite } from "../queries/find-suite.ts";
import { listSuites } from "../queries/list-suites.ts";
import type { SuiteRow } from "../queries/suite-row.ts";
import { plainLine } from "./plain-line.ts";

/** Runs `work` on a suite of the database, beside a running server or without one. Throws `usage` and `not_found`. */
export async function withSuite<T>(name: string | null, work: (suite: SuiteRow) => Promise<T>): Promise<T> {
  if (name === null) throw new ClaimcheckError("usage", "Say which suite: --suite NAME.");
  const database = await openDatabase();
  try {
    const suite = await findSuite(name);
    if (suite !== null) return await work(suite);
    const known = (await listSuites()).slice(0, 10).map((one) => plainLine(one.name, 60));
    const hint = known.length === 0 ? "There is none yet." : `There are ${known.join(", ")}.`;
    throw new ClaimcheckError("not_found", `There is no suite named “${plainLine(name)}”. ${hint}`);
  } finally {
    await database.close();
  }
}
