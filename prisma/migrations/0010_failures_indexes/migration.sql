-- CreateIndex
CREATE INDEX "signature_suite_id_tool_path_id_idx" ON "signature"("suite_id", "tool", "path", "id");

-- CreateIndex
CREATE INDEX "case_rollup_by_signature_idx" ON "case_rollup"("suite_id", "instrument_id", "signature_id", "case_id", "run_id");
