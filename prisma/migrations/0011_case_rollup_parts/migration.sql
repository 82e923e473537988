-- AlterTable
ALTER TABLE "case_rollup" DROP CONSTRAINT "case_rollup_pkey",
ADD COLUMN     "part" BIGINT NOT NULL DEFAULT 0,
ADD CONSTRAINT "case_rollup_pkey" PRIMARY KEY ("suite_id", "instrument_id", "case_id", "run_id", "signature_id", "part");
