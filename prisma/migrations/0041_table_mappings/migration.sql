-- AlterTable
ALTER TABLE "ingest" ADD COLUMN     "files" TEXT NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "table_mapping" (
    "suite_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "columns_hash" TEXT NOT NULL,
    "mapping" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "table_mapping_pkey" PRIMARY KEY ("suite_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "table_mapping_suite_id_name_key" ON "table_mapping"("suite_id", "name");
