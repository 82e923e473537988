import { ClaimcheckError } from "../../claimcheck-error.ts";
import { withTransaction } from "../../db/with-transaction.ts";
import { stored } from "../ingest/stored.ts";
import { writeAudit } from "./write-audit.ts";

/** Ends labelling before its end, saying how (`the budget was spent`); `how` null lets it go on again. */
export async function stopSample(
  suiteId: number,
  sampleId: number,
  { how, actor }: { readonly how: string | null; readonly actor: string },
): Promise<void> {
  if (how !== null && how.trim() === "") throw new ClaimcheckError("usage", "Say how it was stopped.");
  await withTransaction(async (client) => {
    const { rowCount } = await client.query(
      `update sample set stopped_how = $3, stopped_at = case when $3::text is null then null else now() end
       where suite_id = $1 and id = $2`,
      [suiteId, sampleId, stored(how?.trim() ?? null)],
    );
    if (rowCount === 0) throw new ClaimcheckError("not_found", "There is no such sample.");
    const action = how === null ? "resume_sample" : "stop_sample";
    await writeAudit(client, { suiteId, actor, action, detail: { sample: sampleId, how } });
  });
}
