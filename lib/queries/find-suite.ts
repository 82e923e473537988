import { cache } from "react";
import { db } from "../db/client.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";
import { encodeStoredText } from "../json/encode-stored-text.ts";
import type { SuiteRow } from "./suite-row.ts";

/** The suite of this name (plain or stored text, as addresses carry it), once per request; null where there is none. */
export const findSuite = cache(async (name: string): Promise<SuiteRow | null> => {
  const row = await db().suite.findUnique({
    where: { name: encodeStoredText(decodeStoredText(name)) },
    select: { id: true, name: true, isDemo: true, argsMatch: true, repeats: true },
  });
  return row && { ...row, name: decodeStoredText(row.name) };
});
