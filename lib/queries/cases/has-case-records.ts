import { db } from "../../db/client.ts";
import { toStoredText } from "../to-stored-text.ts";

/** Whether any record names the case, defined or not. */
export async function hasCaseRecords(suiteId: number, caseId: string): Promise<boolean> {
  const where = { suiteId, caseId: toStoredText(caseId) };
  return (await db().record.findFirst({ where, select: { id: true } })) !== null;
}
