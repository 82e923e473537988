import { db } from "../db/client.ts";
import { encodeStoredText } from "../json/encode-stored-text.ts";

/** Whether the suite of this name has a whole ingest of the stream with this SHA-256, in hex. */
export async function isStreamIngested(suite: string, streamHash: string): Promise<boolean> {
  const known = await db().suite.findUnique({
    where: { name: encodeStoredText(suite) },
    select: { id: true },
  });
  if (known === null) return false;
  const whole = { suiteId: known.id, streamHash, state: { in: ["complete", "accepted"] } };
  return (await db().ingest.findFirst({ where: whole, select: { id: true } })) !== null;
}
