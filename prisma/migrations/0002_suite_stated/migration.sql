-- AlterTable
ALTER TABLE "suite" ADD COLUMN "content_hash" UUID;
