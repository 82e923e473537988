import { cache } from "react";
import { pool } from "../../db/pool.ts";
import { effectiveRules } from "../../rules/effective-rules.ts";
import { loadOwnSuite } from "../load-own-suite.ts";

/** A suite's tools as they came, what was adopted over them, and what is in force; once per request. */
export const readRules = cache(async (suiteId: number) => {
  const { own, adopted } = await loadOwnSuite(pool(), suiteId);
  return { own, adopted, inForce: effectiveRules(own, adopted) };
});
