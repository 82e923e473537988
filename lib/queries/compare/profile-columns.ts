import { Prisma } from "../../db/generated/client.ts";

/** The columns of `caseSidesSql` that make up an outcome, in the order of a profile's key. */
export const PROFILE_COLUMNS = Prisma.sql`trials_a, passing_a, failing_a, claims_a, trials_b, passing_b, failing_b, claims_b`;
