import { cache } from "react";
import { db } from "../db/client.ts";
import { LEVELS, type Level } from "../grading/claims.ts";
import type { InstrumentRow } from "./instrument-row.ts";

/** Every instrument of a suite, levels in their order, newest version first; once per request. */
export const listInstruments = cache(async (suiteId: number): Promise<readonly InstrumentRow[]> => {
  const rows = await db().instrument.findMany({
    where: { suiteId },
    select: { id: true, level: true, version: true, current: true },
    orderBy: { version: "desc" },
    take: 500,
  });
  return LEVELS.flatMap((level) =>
    rows.filter((row) => row.level === level).map((row) => ({ ...row, level: level as Level })),
  );
});
