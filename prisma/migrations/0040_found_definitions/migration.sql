-- AlterTable
ALTER TABLE "case_version" ADD COLUMN     "found" TEXT,
ADD COLUMN     "stated" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "tool" ADD COLUMN     "found" TEXT,
ADD COLUMN     "stated" BOOLEAN NOT NULL DEFAULT true;
