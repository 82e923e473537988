import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "./generated/client.ts";
import { pool } from "./pool.ts";

const kept = globalThis as { claimcheckPrisma?: { pool: unknown; client: PrismaClient } };

/** The process's one Prisma client, over the process's one pool. */
export function db(): PrismaClient {
  const current = pool();
  if (kept.claimcheckPrisma?.pool !== current) {
    kept.claimcheckPrisma = { pool: current, client: new PrismaClient({ adapter: new PrismaPg(current) }) };
  }
  return kept.claimcheckPrisma.client;
}
