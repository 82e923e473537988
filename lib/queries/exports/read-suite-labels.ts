import type { PoolClient } from "pg";
import type { LabelObject } from "../../grading/model.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { JsonText } from "../../json/json-node.ts";

type Row = {
  id: string;
  record_id: string;
  call_index: number | null;
  reviewer: string;
  truth: LabelObject["truth"];
  cause: string | null;
  note: string | null;
  labelled_at: Date;
  sample: string | null;
  adjudicated: boolean;
  extra: string | null;
};

const PAGE = 1000;

/** Labels of a suite that were not taken back, in the order in which they came. Of chosen runs: those of their records. */
export async function* readSuiteLabels(
  client: PoolClient,
  suiteId: number,
  runs: readonly number[] | null,
): AsyncGenerator<readonly LabelObject[]> {
  for (let after = "0"; ; ) {
    const { rows } = await client.query<Row>(
      `select l.id::text, l.record_id, l.call_index, l.reviewer, l.truth, l.cause, l.note, l.labelled_at,
         coalesce(s.name, l.sample_id) as sample, l.adjudicated, l.extra
       from label l left join sample s on s.suite_id = l.suite_id and s.id = l.sample
       where l.suite_id = $1 and l.id > $2 and not l.withdrawn
         and ($3::int[] is null or exists (select from record r
           where r.suite_id = l.suite_id and r.record_id = l.record_id and r.run_id = any($3)))
       order by l.id limit ${PAGE}`,
      [suiteId, after, runs],
    );
    if (rows.length === 0) return;
    after = rows.at(-1)?.id ?? after;
    yield rows.map(toLabel);
  }
}

function toLabel(row: Row): LabelObject {
  return {
    kind: "label",
    recordId: decodeStoredText(row.record_id),
    callIndex: row.call_index,
    reviewer: decodeStoredText(row.reviewer),
    truth: row.truth,
    cause: decodeOptionalText(row.cause),
    note: decodeOptionalText(row.note),
    labelledAt: row.labelled_at.toISOString(),
    sampleId: decodeOptionalText(row.sample),
    extra: adjudicatedExtra(row),
  };
}

function adjudicatedExtra({ adjudicated, extra }: Row): JsonText | null {
  const text = decodeOptionalText(extra);
  if (!adjudicated || text?.includes('"adjudicated"')) return text as JsonText | null;
  const rest = text === null ? "" : text.trim().slice(1, -1).trim();
  return `{"adjudicated":true${rest === "" ? "" : `,${rest}`}}` as JsonText;
}
