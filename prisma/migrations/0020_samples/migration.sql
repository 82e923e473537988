-- AlterTable
ALTER TABLE "label" ADD COLUMN     "adjudicated" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "sample" INTEGER,
ADD COLUMN     "withdrawn" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "sample" (
    "suite_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "unit" TEXT NOT NULL,
    "instrument_id" INTEGER NOT NULL,
    "population" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "strata_by" TEXT NOT NULL DEFAULT 'verdict',
    "blind" BOOLEAN NOT NULL DEFAULT true,
    "reviews_per_item" INTEGER NOT NULL DEFAULT 1,
    "ungraded" INTEGER NOT NULL DEFAULT 0,
    "simulated" BOOLEAN NOT NULL DEFAULT false,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "stopped_at" TIMESTAMPTZ(3),
    "stopped_how" TEXT,

    CONSTRAINT "sample_pkey" PRIMARY KEY ("suite_id","id")
);

-- CreateTable
CREATE TABLE "sample_stratum" (
    "suite_id" INTEGER NOT NULL,
    "sample_id" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "stratum" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "population" INTEGER NOT NULL,
    "size" INTEGER NOT NULL,

    CONSTRAINT "sample_stratum_pkey" PRIMARY KEY ("suite_id","sample_id","seq")
);

-- CreateTable
CREATE TABLE "sample_item" (
    "suite_id" INTEGER NOT NULL,
    "sample_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "key" CHAR(64) NOT NULL,
    "stratum_seq" INTEGER NOT NULL,
    "record_pk" BIGINT NOT NULL,
    "record_id" TEXT NOT NULL,
    "call_index" INTEGER,

    CONSTRAINT "sample_item_pkey" PRIMARY KEY ("suite_id","sample_id","position")
);

-- CreateTable
CREATE TABLE "sample_lease" (
    "suite_id" INTEGER NOT NULL,
    "sample_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "reviewer" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sample_lease_pkey" PRIMARY KEY ("suite_id","sample_id","position","reviewer")
);

-- CreateIndex
CREATE UNIQUE INDEX "sample_suite_id_name_key" ON "sample"("suite_id", "name");

-- CreateIndex
CREATE INDEX "sample_item_suite_id_record_pk_idx" ON "sample_item"("suite_id", "record_pk");

-- CreateIndex
CREATE INDEX "label_suite_id_sample_record_id_idx" ON "label"("suite_id", "sample", "record_id");
