-- Records that wait for the end of an ingest to be placed among the accounts of their trial: hardly ever any.
CREATE INDEX "record_waiting_idx" ON "record"("suite_id", "run_id") WHERE account_of = id;
