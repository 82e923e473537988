-- AlterTable
ALTER TABLE "claim_rollup" ADD COLUMN     "calls" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "tool_rollup" (
    "suite_id" INTEGER NOT NULL,
    "instrument_id" INTEGER NOT NULL,
    "run_id" INTEGER NOT NULL,
    "tool" TEXT NOT NULL,
    "records" INTEGER NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "tool_rollup_pkey" PRIMARY KEY ("suite_id","instrument_id","run_id","tool")
);

-- CreateTable
CREATE TABLE "run_usage" (
    "suite_id" INTEGER NOT NULL,
    "run_id" INTEGER NOT NULL,
    "records" INTEGER NOT NULL,
    "tokens_n" INTEGER NOT NULL,
    "tokens_median" DOUBLE PRECISION,
    "tokens_p95" DOUBLE PRECISION,
    "cost_n" INTEGER NOT NULL,
    "cost_median" DOUBLE PRECISION,
    "cost_p95" DOUBLE PRECISION,
    "latency_n" INTEGER NOT NULL,
    "latency_median" DOUBLE PRECISION,
    "latency_p95" DOUBLE PRECISION,

    CONSTRAINT "run_usage_pkey" PRIMARY KEY ("suite_id","run_id")
);

-- What is already stored is counted too.
UPDATE claim_rollup c SET calls = k.calls
FROM (
  SELECT f.suite_id, f.instrument_id, f.run_id, g.claim, count(DISTINCT (f.record_id, f.call_index)) AS calls
  FROM finding f
  JOIN signature g ON g.suite_id = f.suite_id AND g.id = f.signature_id
  JOIN verdict v ON v.suite_id = f.suite_id AND v.instrument_id = f.instrument_id AND v.record_id = f.record_id
  WHERE f.call_index IS NOT NULL AND v.verdict <> 'U'
  GROUP BY 1, 2, 3, 4
) k
WHERE c.suite_id = k.suite_id AND c.instrument_id = k.instrument_id AND c.run_id = k.run_id AND c.claim = k.claim;

INSERT INTO tool_rollup (suite_id, instrument_id, run_id, tool, records, calls)
SELECT f.suite_id, f.instrument_id, f.run_id, g.tool,
  count(DISTINCT f.record_id) FILTER (WHERE v.verdict = 'F'),
  count(DISTINCT (f.record_id, f.call_index)) FILTER (WHERE f.call_index IS NOT NULL)
FROM finding f
JOIN signature g ON g.suite_id = f.suite_id AND g.id = f.signature_id
JOIN verdict v ON v.suite_id = f.suite_id AND v.instrument_id = f.instrument_id AND v.record_id = f.record_id
WHERE v.verdict <> 'U'
GROUP BY 1, 2, 3, 4;

INSERT INTO run_usage
SELECT u.suite_id, u.run_id, count(*),
  count(tokens), percentile_cont(0.5) WITHIN GROUP (ORDER BY tokens), percentile_cont(0.95) WITHIN GROUP (ORDER BY tokens),
  count(cost_usd), percentile_cont(0.5) WITHIN GROUP (ORDER BY cost_usd), percentile_cont(0.95) WITHIN GROUP (ORDER BY cost_usd),
  count(latency_ms), percentile_cont(0.5) WITHIN GROUP (ORDER BY latency_ms), percentile_cont(0.95) WITHIN GROUP (ORDER BY latency_ms)
FROM (
  SELECT suite_id, run_id, cost_usd, latency_ms,
    CASE WHEN input_tokens IS NULL AND output_tokens IS NULL THEN NULL
      ELSE coalesce(input_tokens, 0)::float8 + coalesce(output_tokens, 0) END AS tokens
  FROM record
) u
GROUP BY 1, 2;
