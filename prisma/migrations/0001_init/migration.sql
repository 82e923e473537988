-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "suite" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "args_match" TEXT NOT NULL DEFAULT 'named',
    "repeats" TEXT NOT NULL DEFAULT 'signal',
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "extra" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "suite_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tool" (
    "suite_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "input_schema" TEXT,
    "effect" TEXT,
    "declared_effect" TEXT,
    "defaults" TEXT,
    "eval_norms" TEXT NOT NULL DEFAULT '{}',
    "extra" TEXT,
    "content_hash" UUID NOT NULL,
    "ingest_id" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tool_pkey" PRIMARY KEY ("suite_id","id")
);

-- CreateTable
CREATE TABLE "case_version" (
    "suite_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "case_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "current" BOOLEAN NOT NULL,
    "definition" TEXT NOT NULL,
    "content_hash" UUID NOT NULL,
    "broken" BOOLEAN NOT NULL DEFAULT false,
    "ingest_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "case_version_pkey" PRIMARY KEY ("suite_id","id")
);

-- CreateTable
CREATE TABLE "run" (
    "suite_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "run_id" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "agent" TEXT,
    "model" TEXT,
    "git_sha" TEXT,
    "labels" TEXT,
    "extra" TEXT,
    "content_hash" UUID NOT NULL,
    "ordered_at" TIMESTAMPTZ(3) NOT NULL,
    "pending_ingest_id" INTEGER,
    "rollups_stale" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "run_pkey" PRIMARY KEY ("suite_id","id")
);

-- CreateTable
CREATE TABLE "record" (
    "suite_id" INTEGER NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "record_id" TEXT NOT NULL,
    "run_id" INTEGER NOT NULL,
    "case_version_id" INTEGER,
    "case_id" TEXT NOT NULL,
    "trial" INTEGER NOT NULL,
    "call_count" INTEGER NOT NULL,
    "final_message" TEXT,
    "messages" TEXT,
    "input_tokens" INTEGER,
    "output_tokens" INTEGER,
    "cost_usd" DOUBLE PRECISION,
    "latency_ms" DOUBLE PRECISION,
    "harness_verdict" TEXT,
    "harness_reason" TEXT,
    "effects" TEXT,
    "world" TEXT,
    "error" TEXT,
    "extra" TEXT,
    "content_hash" UUID NOT NULL,
    "ingest_id" INTEGER NOT NULL,

    CONSTRAINT "record_pkey" PRIMARY KEY ("suite_id","id")
);

-- CreateTable
CREATE TABLE "call" (
    "suite_id" INTEGER NOT NULL,
    "record_id" BIGINT NOT NULL,
    "call_index" INTEGER NOT NULL,
    "call_id" TEXT,
    "name" TEXT NOT NULL,
    "arguments_raw" TEXT,
    "provider_parsed" BOOLEAN NOT NULL,
    "dispatched_name" TEXT,
    "arguments_received" TEXT,
    "result" TEXT,
    "error" TEXT,
    "turn" INTEGER,
    "started_at" TEXT,
    "latency_ms" DOUBLE PRECISION,
    "source" TEXT NOT NULL,
    "extra" TEXT,

    CONSTRAINT "call_pkey" PRIMARY KEY ("suite_id","record_id","call_index")
);

-- CreateTable
CREATE TABLE "instrument" (
    "suite_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "hash" TEXT NOT NULL,
    "level" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "rules" TEXT NOT NULL,
    "options" TEXT NOT NULL,
    "current" BOOLEAN NOT NULL DEFAULT true,
    "reason" TEXT,
    "created_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "instrument_pkey" PRIMARY KEY ("suite_id","id")
);

-- CreateTable
CREATE TABLE "verdict" (
    "suite_id" INTEGER NOT NULL,
    "instrument_id" INTEGER NOT NULL,
    "record_id" BIGINT NOT NULL,
    "run_id" INTEGER NOT NULL,
    "verdict" CHAR(1) NOT NULL,
    "claims" CHAR(8) NOT NULL,
    "reason" TEXT,
    "alternative" INTEGER,
    "failed_calls" INTEGER NOT NULL,

    CONSTRAINT "verdict_pkey" PRIMARY KEY ("suite_id","instrument_id","record_id")
);

-- CreateTable
CREATE TABLE "signature" (
    "suite_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "hash" UUID NOT NULL,
    "claim" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "tool" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "expected_shape" TEXT NOT NULL,
    "actual_shape" TEXT NOT NULL,
    "title" TEXT NOT NULL,

    CONSTRAINT "signature_pkey" PRIMARY KEY ("suite_id","id")
);

-- CreateTable
CREATE TABLE "finding" (
    "suite_id" INTEGER NOT NULL,
    "instrument_id" INTEGER NOT NULL,
    "record_id" BIGINT NOT NULL,
    "seq" INTEGER NOT NULL,
    "run_id" INTEGER NOT NULL,
    "signature_id" INTEGER NOT NULL,
    "call_index" INTEGER,
    "expected_index" INTEGER,
    "path" TEXT,
    "expected" TEXT,
    "actual" TEXT,
    "message" TEXT NOT NULL,

    CONSTRAINT "finding_pkey" PRIMARY KEY ("suite_id","instrument_id","record_id","seq")
);

-- CreateTable
CREATE TABLE "signal" (
    "suite_id" INTEGER NOT NULL,
    "instrument_id" INTEGER NOT NULL,
    "record_id" BIGINT NOT NULL,
    "seq" INTEGER NOT NULL,
    "run_id" INTEGER NOT NULL,
    "signal" TEXT NOT NULL,
    "call_index" INTEGER,
    "tool" TEXT,
    "path" TEXT,
    "detail" TEXT NOT NULL,
    "message" TEXT NOT NULL,

    CONSTRAINT "signal_pkey" PRIMARY KEY ("suite_id","instrument_id","record_id","seq")
);

-- CreateTable
CREATE TABLE "run_rollup" (
    "suite_id" INTEGER NOT NULL,
    "instrument_id" INTEGER NOT NULL,
    "run_id" INTEGER NOT NULL,
    "records_pass" INTEGER NOT NULL,
    "records_fail" INTEGER NOT NULL,
    "records_ungraded" INTEGER NOT NULL,
    "calls_graded" INTEGER NOT NULL,
    "calls_fail" INTEGER NOT NULL,
    "calls_ungraded" INTEGER NOT NULL,

    CONSTRAINT "run_rollup_pkey" PRIMARY KEY ("suite_id","instrument_id","run_id")
);

-- CreateTable
CREATE TABLE "claim_rollup" (
    "suite_id" INTEGER NOT NULL,
    "instrument_id" INTEGER NOT NULL,
    "run_id" INTEGER NOT NULL,
    "claim" TEXT NOT NULL,
    "records" INTEGER NOT NULL,

    CONSTRAINT "claim_rollup_pkey" PRIMARY KEY ("suite_id","instrument_id","run_id","claim")
);

-- CreateTable
CREATE TABLE "finding_rollup" (
    "suite_id" INTEGER NOT NULL,
    "instrument_id" INTEGER NOT NULL,
    "run_id" INTEGER NOT NULL,
    "signature_id" INTEGER NOT NULL,
    "findings" INTEGER NOT NULL,
    "records" INTEGER NOT NULL,

    CONSTRAINT "finding_rollup_pkey" PRIMARY KEY ("suite_id","instrument_id","run_id","signature_id")
);

-- CreateTable
CREATE TABLE "case_rollup" (
    "suite_id" INTEGER NOT NULL,
    "instrument_id" INTEGER NOT NULL,
    "case_id" TEXT NOT NULL,
    "run_id" INTEGER NOT NULL,
    "signature_id" INTEGER NOT NULL,
    "findings" INTEGER NOT NULL,

    CONSTRAINT "case_rollup_pkey" PRIMARY KEY ("suite_id","instrument_id","case_id","run_id","signature_id")
);

-- CreateTable
CREATE TABLE "signal_rollup" (
    "suite_id" INTEGER NOT NULL,
    "instrument_id" INTEGER NOT NULL,
    "run_id" INTEGER NOT NULL,
    "signal" TEXT NOT NULL,
    "signals" INTEGER NOT NULL,
    "records" INTEGER NOT NULL,

    CONSTRAINT "signal_rollup_pkey" PRIMARY KEY ("suite_id","instrument_id","run_id","signal")
);

-- CreateTable
CREATE TABLE "run_totals" (
    "suite_id" INTEGER NOT NULL,
    "run_id" INTEGER NOT NULL,
    "records" INTEGER NOT NULL,
    "calls" INTEGER NOT NULL,
    "input_tokens" BIGINT NOT NULL,
    "output_tokens" BIGINT NOT NULL,
    "cost_usd" DOUBLE PRECISION NOT NULL,
    "priced" INTEGER NOT NULL,
    "latency_ms" DOUBLE PRECISION NOT NULL,
    "timed" INTEGER NOT NULL,

    CONSTRAINT "run_totals_pkey" PRIMARY KEY ("suite_id","run_id")
);

-- CreateTable
CREATE TABLE "contract_violation" (
    "suite_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "severity" TEXT NOT NULL,
    "case_id" TEXT,
    "tool" TEXT,
    "path" TEXT,
    "group" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "fix" TEXT NOT NULL,

    CONSTRAINT "contract_violation_pkey" PRIMARY KEY ("suite_id","id")
);

-- CreateTable
CREATE TABLE "ingest" (
    "id" SERIAL NOT NULL,
    "suite_id" INTEGER,
    "suite_name" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "via" TEXT NOT NULL,
    "format" TEXT,
    "stream_hash" TEXT,
    "replace" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL,
    "error" TEXT,
    "completed_by" INTEGER,
    "bytes" BIGINT NOT NULL DEFAULT 0,
    "bytes_total" BIGINT,
    "counts" TEXT NOT NULL DEFAULT '{}',
    "records" INTEGER NOT NULL DEFAULT 0,
    "calls" INTEGER NOT NULL DEFAULT 0,
    "rejects" INTEGER NOT NULL DEFAULT 0,
    "conflicts" INTEGER NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "heartbeat_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "ingest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ingest_reject" (
    "ingest_id" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "file" TEXT NOT NULL,
    "line" INTEGER NOT NULL,
    "path" TEXT,
    "code" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "ingest_reject_pkey" PRIMARY KEY ("ingest_id","seq")
);

-- CreateTable
CREATE TABLE "ingest_conflict" (
    "ingest_id" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "object_id" TEXT NOT NULL,
    "file" TEXT NOT NULL,
    "line" INTEGER NOT NULL,
    "message" TEXT NOT NULL,

    CONSTRAINT "ingest_conflict_pkey" PRIMARY KEY ("ingest_id","seq")
);

-- CreateTable
CREATE TABLE "regrade" (
    "suite_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "reason" TEXT NOT NULL,
    "created_by" TEXT,
    "state" TEXT NOT NULL,
    "scope" TEXT,
    "cursor" BIGINT NOT NULL DEFAULT 0,
    "records" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "changes" TEXT NOT NULL DEFAULT '{}',
    "error" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "heartbeat_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "regrade_pkey" PRIMARY KEY ("suite_id","id")
);

-- CreateTable
CREATE TABLE "label" (
    "suite_id" INTEGER NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "record_id" TEXT NOT NULL,
    "call_index" INTEGER,
    "reviewer" TEXT NOT NULL,
    "truth" TEXT NOT NULL,
    "cause" TEXT,
    "note" TEXT,
    "labelled_at" TIMESTAMPTZ(3) NOT NULL,
    "sample_id" TEXT,
    "extra" TEXT,
    "content_hash" UUID NOT NULL,
    "ingest_id" INTEGER,

    CONSTRAINT "label_pkey" PRIMARY KEY ("suite_id","id")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" BIGSERIAL NOT NULL,
    "suite_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "detail" TEXT NOT NULL,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "suite_name_key" ON "suite"("name");

-- CreateIndex
CREATE UNIQUE INDEX "tool_suite_id_name_key" ON "tool"("suite_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "case_version_suite_id_case_id_version_key" ON "case_version"("suite_id", "case_id", "version");

-- CreateIndex
CREATE INDEX "run_suite_id_ordered_at_id_idx" ON "run"("suite_id", "ordered_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "run_suite_id_run_id_key" ON "run"("suite_id", "run_id");

-- CreateIndex
CREATE INDEX "record_suite_id_run_id_id_idx" ON "record"("suite_id", "run_id", "id");

-- CreateIndex
CREATE INDEX "record_suite_id_case_id_id_idx" ON "record"("suite_id", "case_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "record_suite_id_record_id_key" ON "record"("suite_id", "record_id");

-- CreateIndex
CREATE UNIQUE INDEX "instrument_suite_id_hash_key" ON "instrument"("suite_id", "hash");

-- CreateIndex
CREATE UNIQUE INDEX "instrument_suite_id_level_version_key" ON "instrument"("suite_id", "level", "version");

-- CreateIndex
CREATE INDEX "verdict_suite_id_instrument_id_run_id_verdict_record_id_idx" ON "verdict"("suite_id", "instrument_id", "run_id", "verdict", "record_id");

-- CreateIndex
CREATE UNIQUE INDEX "signature_suite_id_hash_key" ON "signature"("suite_id", "hash");

-- CreateIndex
CREATE INDEX "finding_suite_id_instrument_id_signature_id_record_id_seq_idx" ON "finding"("suite_id", "instrument_id", "signature_id", "record_id", "seq");

-- CreateIndex
CREATE INDEX "finding_suite_id_instrument_id_run_id_record_id_seq_idx" ON "finding"("suite_id", "instrument_id", "run_id", "record_id", "seq");

-- CreateIndex
CREATE INDEX "signal_suite_id_instrument_id_signal_record_id_idx" ON "signal"("suite_id", "instrument_id", "signal", "record_id");

-- CreateIndex
CREATE INDEX "finding_rollup_suite_id_instrument_id_signature_id_run_id_idx" ON "finding_rollup"("suite_id", "instrument_id", "signature_id", "run_id");

-- CreateIndex
CREATE INDEX "contract_violation_suite_id_code_group_idx" ON "contract_violation"("suite_id", "code", "group");

-- CreateIndex
CREATE INDEX "ingest_suite_id_id_idx" ON "ingest"("suite_id", "id");

-- CreateIndex
CREATE INDEX "label_suite_id_record_id_idx" ON "label"("suite_id", "record_id");

-- CreateIndex
CREATE UNIQUE INDEX "label_suite_id_content_hash_key" ON "label"("suite_id", "content_hash");

-- CreateIndex
CREATE INDEX "audit_entry_suite_id_id_idx" ON "audit_entry"("suite_id", "id");
