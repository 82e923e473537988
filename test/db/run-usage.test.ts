import { describe, expect, it } from "vitest";
import { pool } from "../../lib/db/pool.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";
import { refundSuite } from "./refund-suite.ts";

const lines = (objects: readonly object[]) => objects.map((object) => JSON.stringify(object));

async function usageOf(suite: string, run: string) {
  const { rows } = await pool().query(
    `SELECT t.* FROM run_usage t JOIN run u ON u.suite_id = t.suite_id AND u.id = t.run_id
     WHERE t.suite_id = (SELECT id FROM suite WHERE name = $1) AND u.run_id = $2`,
    [suite, run],
  );
  return rows[0] as Record<string, number | null> | undefined;
}

describe("what a run used", () => {
  freshDatabase();

  it("is there with the end of the ingest, and speaks of every record that came later", async () => {
    const { suite, tools, cases, runs, records } = refundSuite("usage");
    await ingestText(lines([suite, ...tools, ...cases, ...runs, ...records]), {});
    // Prices 0, 0.001 … 0.009: the median lies half-way between the fifth and the sixth.
    const first = await usageOf("usage", "r1");
    expect(first).toMatchObject({ records: 10, cost_n: 10, tokens_n: 10, latency_n: 10 });
    expect(first?.cost_median).toBeCloseTo(0.0045, 12);
    expect(first?.cost_p95).toBeCloseTo(0.00855, 12);
    expect(first?.tokens_median).toBe(114.5);
    expect(first?.latency_p95).toBe(12.5);

    const later = {
      kind: "record",
      record_id: "r1/late",
      run_id: "r1",
      case_id: "none",
      trial: 9,
      tool_calls: [],
    };
    await ingestText(lines([suite, { ...later, usage: { output_tokens: 7 } }]), {});
    expect(await usageOf("usage", "r1")).toMatchObject({
      records: 11,
      cost_n: 10,
      tokens_n: 11,
      tokens_median: 114,
    });
  });
});
