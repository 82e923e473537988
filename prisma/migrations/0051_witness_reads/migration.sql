-- AlterTable
ALTER TABLE "record" ADD COLUMN     "own_log" BOOLEAN NOT NULL DEFAULT false;

-- Records that hold the agent's log beside a witness's calls.
UPDATE record r SET own_log = true
FROM (SELECT DISTINCT suite_id, record_id FROM call WHERE source = 'agent_log') c
WHERE r.suite_id = c.suite_id AND r.id = c.record_id AND r.source <> 'agent_log';

-- Partial: only suites with accounts pay. Tool names have no bound, so they are in no index.
CREATE INDEX "record_own_log_idx" ON "record"("suite_id", "run_id") WHERE own_log;
CREATE INDEX "record_joined_idx" ON "record"("suite_id", "source", "account_of") INCLUDE ("run_id", "id") WHERE account_of IS NOT NULL;
CREATE INDEX "signal_witness_idx" ON "signal"("suite_id", "instrument_id", "record_id", "seq") INCLUDE ("run_id", "detail", "call_index") WHERE signal = 'witness';
