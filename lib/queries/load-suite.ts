import type { ClientBase, Pool } from "pg";
import type { CompiledSuite } from "../grading/compiled-suite.ts";
import { effectiveRules } from "../rules/effective-rules.ts";
import { loadOwnSuite } from "./load-own-suite.ts";

/** A suite's tools and options as they stand, ready for grading. What was declared and adopted here wins. */
export async function loadSuite(client: ClientBase | Pool, suiteId: number): Promise<CompiledSuite> {
  const { own, adopted } = await loadOwnSuite(client, suiteId);
  return effectiveRules(own, adopted);
}
