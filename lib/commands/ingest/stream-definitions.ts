import type { PoolClient } from "pg";
import { CopyBuffer } from "../../db/copy-buffer.ts";
import { copyRows } from "../../db/copy-rows.ts";
import type {
  CaseObject,
  LabelObject,
  NativeObject,
  RunObject,
  SuiteObject,
  ToolObject,
} from "../../grading/model.ts";
import { fingerprint } from "./fingerprint.ts";
import type { Place } from "./place.ts";
import { saysAdjudicated } from "./says-adjudicated.ts";
import { stored } from "./stored.ts";

type Kept<T> = { readonly object: T; readonly hash: string; readonly place: Place };

const FLUSH_BYTES = 1 << 20;

/**
 * What a stream defines, gathered before its suite is known. Cases and labels, of which there may be more
 * than memory holds, go to temporary tables of `client` (`incoming_case`, `found_case`, `incoming_label`).
 */
export class StreamDefinitions {
  readonly suites: Kept<SuiteObject>[] = [];
  readonly tools: Kept<ToolObject>[] = [];
  /** Tools that came along with records: the first of each name. `foundAgain`: how many more there were. */
  readonly foundTools = new Map<string, Kept<ToolObject>>();
  foundAgain = 0;
  readonly runs: Kept<RunObject>[] = [];
  cases = 0;
  labels = 0;
  private readonly caseRows = new CopyBuffer();
  private readonly foundRows = new CopyBuffer();
  private readonly labelRows = new CopyBuffer();
  private readonly client: PoolClient;

  private constructor(client: PoolClient) {
    this.client = client;
  }

  static async open(client: PoolClient): Promise<StreamDefinitions> {
    await client.query(`
      DROP TABLE IF EXISTS incoming_case, found_case, incoming_label;
      CREATE TEMP TABLE incoming_case (
        seq int, case_id text, content_hash uuid, definition text, file text, line int);
      CREATE TEMP TABLE found_case (LIKE incoming_case);
      CREATE TEMP TABLE incoming_label (
        record_id text, call_index int, reviewer text, truth text, cause text, note text,
        labelled_at timestamptz, sample_id text, extra text, content_hash uuid, adjudicated bool)`);
    return new StreamDefinitions(client);
  }

  add(object: NativeObject, place: Place): void {
    switch (object.kind) {
      case "suite":
        this.suites.push({ object, hash: fingerprint(object), place });
        break;
      case "tool":
        if (object.found) this.addFoundTool(object, place);
        else this.tools.push({ object, hash: fingerprint(object), place });
        break;
      case "run":
        this.runs.push({ object, hash: fingerprint(object), place });
        break;
      case "case":
        this.addCase(object, place);
        break;
      case "label":
        this.addLabel(object);
        break;
      case "record":
        break;
    }
  }

  async flush(force = false): Promise<void> {
    if (this.caseRows.size > (force ? 0 : FLUSH_BYTES)) {
      await copyRows(this.client, "incoming_case", this.caseRows.take());
    }
    if (this.foundRows.size > (force ? 0 : FLUSH_BYTES)) {
      await copyRows(this.client, "found_case", this.foundRows.take());
    }
    if (this.labelRows.size > (force ? 0 : FLUSH_BYTES)) {
      await copyRows(this.client, "incoming_label", this.labelRows.take());
    }
  }

  async close(): Promise<void> {
    await this.client.query("DROP TABLE IF EXISTS incoming_case, found_case, incoming_label");
  }

  private addFoundTool(object: ToolObject, place: Place): void {
    if (this.foundTools.has(object.name)) this.foundAgain++;
    else this.foundTools.set(object.name, { object, hash: fingerprint(object), place });
  }

  private addCase(object: CaseObject, place: Place): void {
    const definition = stored(JSON.stringify(object));
    const rows = object.found ? this.foundRows : this.caseRows;
    rows.add([
      this.cases++,
      stored(object.caseId),
      fingerprint(object),
      definition,
      stored(place.file),
      place.line,
    ]);
  }

  private addLabel(object: LabelObject): void {
    this.labels++;
    this.labelRows.add([
      stored(object.recordId),
      object.callIndex,
      stored(object.reviewer),
      object.truth,
      stored(object.cause),
      stored(object.note),
      object.labelledAt,
      stored(object.sampleId),
      stored(object.extra),
      fingerprint(object),
      saysAdjudicated(object.extra),
    ]);
  }
}
