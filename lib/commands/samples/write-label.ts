import { hash } from "node:crypto";
import { ClaimcheckError } from "../../claimcheck-error.ts";
import { withTransaction } from "../../db/with-transaction.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { effectiveLabel } from "../../labels/effective-label.ts";
import { listItemLabels } from "../../queries/samples/list-item-labels.ts";
import { stored } from "../ingest/stored.ts";
import { checkLabel } from "./check-label.ts";
import type { LabelInput } from "./label-input.ts";
import type { SavedLabel } from "./saved-label.ts";
import { writeAudit } from "./write-audit.ts";

type Item = { record_id: string; call_index: number | null; verdict: "fail" | "pass"; name: string };

/** Writes a label on an item of a sample, once a key, and lets go of the item. */
export async function writeLabel(
  suiteId: number,
  sampleId: number,
  input: LabelInput,
  adjudicated: boolean,
): Promise<SavedLabel> {
  checkLabel(input);
  const { position, reviewer, truth } = input;
  const at = { suiteId, sampleId, position };
  const contentHash = keyHash(sampleId, input);
  return withTransaction(async (client) => {
    const items = await client.query<Item>(
      `select i.record_id, i.call_index, t.verdict, s.name from sample_item i
       join sample s on s.suite_id = i.suite_id and s.id = i.sample_id
       join sample_stratum t on t.suite_id = i.suite_id and t.sample_id = i.sample_id and t.seq = i.stratum_seq
       where i.suite_id = $1 and i.sample_id = $2 and i.position = $3`,
      [suiteId, sampleId, position],
    );
    const item = items.rows[0];
    if (!item) throw new ClaimcheckError("not_found", "The sample has no such item.");
    const inserted = await client.query<{ id: string }>(
      `insert into label (suite_id, record_id, call_index, reviewer, truth, cause, note, labelled_at, sample_id,
         sample, adjudicated, content_hash)
       values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp(), $8, $9, $10, $11)
       on conflict (suite_id, content_hash) do nothing returning id::text`,
      [
        suiteId,
        item.record_id,
        item.call_index,
        stored(reviewer),
        truth,
        input.cause,
        stored(input.note?.trim() || null),
        item.name,
        sampleId,
        adjudicated,
        contentHash,
      ],
    );
    await client.query(
      "delete from sample_lease where suite_id = $1 and sample_id = $2 and position = $3 and reviewer = $4",
      [suiteId, sampleId, position, stored(reviewer)],
    );
    const labels = await listItemLabels(client, at);
    const id = inserted.rows[0]?.id ?? (await idOfKey(client, suiteId, contentHash));
    const label = labels.find((one) => one.id === id);
    if (label === undefined || label.truth !== truth) {
      throw new ClaimcheckError("conflict", "Another label was saved under this key.");
    }
    const isNew = inserted.rows[0] !== undefined;
    if (isNew) {
      const detail = {
        sample: sampleId,
        record: decodeStoredText(item.record_id),
        call: item.call_index,
        truth,
      };
      const action = adjudicated ? "adjudicate" : "label";
      await writeAudit(client, { suiteId, actor: reviewer, action, detail });
    }
    return {
      position,
      label,
      isNew,
      state: effectiveLabel(labels).state,
      verdict: item.verdict,
      agrees: truth === "unsure" ? null : (truth === "agent_wrong") === (item.verdict === "fail"),
    };
  });
}

async function idOfKey(
  client: Parameters<Parameters<typeof withTransaction>[0]>[0],
  suiteId: number,
  contentHash: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    "select id::text from label where suite_id = $1 and content_hash = $2",
    [suiteId, contentHash],
  );
  return rows[0]?.id;
}

/** As a UUID, where labels from elsewhere have the hash of what they say. */
function keyHash(sampleId: number, { reviewer, key }: LabelInput): string {
  const hex = hash("sha256", JSON.stringify(["label key", sampleId, reviewer, key]), "hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}
