-- AlterTable
ALTER TABLE "record" ADD COLUMN     "account_of" BIGINT,
ADD COLUMN     "source" TEXT NOT NULL DEFAULT 'provider';

-- What is stored was recorded by the strongest of its calls' sources.
UPDATE record r SET source = c.source
FROM (
  SELECT suite_id, record_id, max(source) AS source FROM call
  WHERE (suite_id, record_id) IN (SELECT suite_id, record_id FROM call WHERE source <> 'provider')
  GROUP BY suite_id, record_id
) c
WHERE r.suite_id = c.suite_id AND r.id = c.record_id AND c.source <> 'provider';

-- Partial, so that suites whose records all come from providers pay nothing for them.
CREATE INDEX "record_weak_idx" ON "record"("suite_id", "run_id") WHERE source <> 'provider';
CREATE INDEX "record_accounts_idx" ON "record"("suite_id", "account_of") WHERE account_of IS NOT NULL;
