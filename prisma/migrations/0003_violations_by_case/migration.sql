-- CreateIndex
CREATE INDEX "contract_violation_suite_id_case_id_idx" ON "contract_violation"("suite_id", "case_id");
