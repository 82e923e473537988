import { db } from "../../db/client.ts";
import type { InstrumentBirth } from "./trend-changes.ts";

/** The later versions of these levels; the first version of a level changed nothing. */
export async function listInstrumentBirths(
  suiteId: number,
  levels: readonly string[],
): Promise<readonly InstrumentBirth[]> {
  return db().instrument.findMany({
    where: { suiteId, level: { in: [...levels] }, version: { gt: 1 } },
    select: { level: true, version: true, createdAt: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}
