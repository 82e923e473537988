-- AlterTable
ALTER TABLE "sample_lease" ADD COLUMN     "holder" TEXT NOT NULL DEFAULT '';
