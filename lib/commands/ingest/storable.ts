import type { NativeObject } from "../../grading/model.ts";
import type { ImportItem } from "../../importers/importer.ts";
import { ID_BYTES } from "./id-bytes.ts";

const RECORD_ID_BYTES = 2400;
const INT_MAX = 2_147_483_647;

type Unfit = { readonly path: string; readonly code: string; readonly message: string };

/** Turns an object that the store can't hold into a reject of its own. */
export function storable(item: ImportItem): ImportItem {
  if (item.type === "reject") return item;
  const unfit = findUnfit(item.object);
  if (unfit === null) return item;
  return {
    type: "reject",
    reject: {
      ...unfit,
      file: item.file,
      line: item.line,
      source: JSON.stringify(item.object).slice(0, 2000),
    },
  };
}

function findUnfit(object: NativeObject): Unfit | null {
  switch (object.kind) {
    case "suite":
      return tooLong("suite", object.suite, ID_BYTES);
    case "tool":
      return tooLong("name", object.name, ID_BYTES);
    case "case":
      return tooLong("case_id", object.caseId, ID_BYTES);
    case "run":
      return tooLong("run_id", object.runId, ID_BYTES);
    case "label":
      return (
        tooLong("record_id", object.recordId, RECORD_ID_BYTES) ?? tooLarge("call_index", object.callIndex)
      );
    case "record": {
      const unfit =
        tooLong("record_id", object.recordId, RECORD_ID_BYTES) ??
        tooLong("run_id", object.runId, ID_BYTES) ??
        tooLong("case_id", object.caseId, ID_BYTES) ??
        tooLarge("trial", object.trial) ??
        tooLarge("usage.input_tokens", object.usage?.inputTokens ?? null) ??
        tooLarge("usage.output_tokens", object.usage?.outputTokens ?? null);
      if (unfit) return unfit;
      for (const [index, call] of object.toolCalls.entries()) {
        const turn = tooLarge(`tool_calls[${index}].turn`, call.turn);
        if (turn) return turn;
      }
      return null;
    }
  }
}

function tooLong(path: string, id: string, limit: number): Unfit | null {
  // A UTF-16 unit is at most three bytes, so short ids need no count.
  if (id.length * 3 <= limit || Buffer.byteLength(id) <= limit) return null;
  return {
    path,
    code: "id_too_long",
    message: `\`${path}\` is ${Buffer.byteLength(id)} bytes long; an id may have ${limit}. Give it a shorter one.`,
  };
}

function tooLarge(path: string, value: number | null): Unfit | null {
  if (value === null || (Number.isInteger(value) && value <= INT_MAX && value >= -INT_MAX)) return null;
  return {
    path,
    code: "out_of_range",
    message: `\`${path}\` is ${value}; whole numbers up to ${INT_MAX} can be kept here.`,
  };
}
