import { hash } from "node:crypto";
import { ClaimcheckError } from "../../claimcheck-error.ts";
import { pool } from "../../db/pool.ts";
import { effectiveLabel } from "../../labels/effective-label.ts";
import { labelsNeeded } from "../../labels/labels-needed.ts";
import { listItemLabels } from "../../queries/samples/list-item-labels.ts";
import { stored } from "../ingest/stored.ts";
import { checkLabel } from "./check-label.ts";
import type { LabelInput } from "./label-input.ts";
import type { SavedLabel } from "./saved-label.ts";

type Written = { verdict: "fail" | "pass"; reviews: number; stopped: boolean; id: string | null };

/** Writes a label on an item of a sample, once a key, and lets go of the item. */
export async function writeLabel(
  suiteId: number,
  sampleId: number,
  input: LabelInput,
  adjudicated: boolean,
): Promise<SavedLabel> {
  checkLabel(input);
  const { position, reviewer, truth } = input;
  const note = input.note?.trim() || null;
  const contentHash = keyHash(sampleId, input);
  // One statement: label, lease and audit come together or not at all, in one round trip.
  const { rows } = await pool().query<Written>(
    `with item as (
       select i.record_id, i.call_index, t.verdict, s.name, s.reviews_per_item as reviews,
         s.stopped_at is not null as stopped
       from sample_item i
       join sample s on s.suite_id = i.suite_id and s.id = i.sample_id
       join sample_stratum t on t.suite_id = i.suite_id and t.sample_id = i.sample_id and t.seq = i.stratum_seq
       where i.suite_id = $1 and i.sample_id = $2 and i.position = $3),
     made as (
       insert into label (suite_id, record_id, call_index, reviewer, truth, cause, note, labelled_at, sample_id,
         sample, adjudicated, content_hash)
       select $1, record_id, call_index, $4, $5, $6, $7, clock_timestamp(), name, $2, $8, $9 from item
       on conflict (suite_id, content_hash) do nothing returning id::text),
     released as (
       delete from sample_lease where suite_id = $1 and sample_id = $2 and position = $3 and reviewer = $4),
     noted as (
       insert into audit_entry (suite_id, actor, action, detail) select $1, $4, $10, $11 from made)
     select item.verdict, item.reviews, item.stopped, (select id from made) as id from item`,
    [
      suiteId,
      sampleId,
      position,
      stored(reviewer),
      truth,
      input.cause,
      stored(note),
      adjudicated,
      contentHash,
      adjudicated ? "adjudicate" : "label",
      JSON.stringify({ sample: sampleId, position, truth }),
    ],
  );
  const written = rows[0];
  if (!written) throw new ClaimcheckError("not_found", "The sample has no such item.");
  const labels = await listItemLabels(pool(), { suiteId, sampleId, position });
  const id = written.id ?? (await idOfKey(suiteId, contentHash));
  const label = labels.find((one) => one.id === id);
  if (label === undefined || label.truth !== truth || label.cause !== input.cause || label.note !== note) {
    throw new ClaimcheckError("conflict", "Another label was saved under this key.");
  }
  const { verdict, reviews, stopped } = written;
  return {
    position,
    label,
    isNew: written.id !== null,
    state: effectiveLabel(labels, labelsNeeded({ reviewsPerItem: reviews, stopped })).state,
    verdict,
    agrees: truth === "unsure" ? null : (truth === "agent_wrong") === (verdict === "fail"),
  };
}

async function idOfKey(suiteId: number, contentHash: string): Promise<string | undefined> {
  const { rows } = await pool().query<{ id: string }>(
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
