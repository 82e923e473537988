ALTER TABLE "tool" ADD COLUMN "adopted_norms" TEXT NOT NULL DEFAULT '{}',
                   ADD COLUMN "adopted_defaults" TEXT NOT NULL DEFAULT '{}';

ALTER TABLE "case_version" ADD COLUMN "reason" TEXT, ADD COLUMN "created_by" TEXT;

ALTER TABLE "instrument" ADD COLUMN "outdated" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "regrade" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'whole',
                      ADD COLUMN "runs" TEXT,
                      ADD COLUMN "instruments" TEXT;

CREATE TABLE "regrade_chunk" (
    "suite_id" INTEGER NOT NULL,
    "regrade_id" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "after" BIGINT NOT NULL,
    "upto" BIGINT NOT NULL,
    "done" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "regrade_chunk_pkey" PRIMARY KEY ("suite_id", "regrade_id", "seq")
);
