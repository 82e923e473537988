import type { RecordedCall } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { outputCalls } from "../promptfoo/output-calls.ts";
import { JsonPlace } from "../transcript/json-place.ts";
import { pairCalls } from "../transcript/pair-calls.ts";
import type { CallPart } from "../transcript/transcript-message.ts";
import { withoutNonFinite } from "../without-non-finite.ts";
import type { RowValues } from "./row-values.ts";
import type { TableCell, TableRow } from "./table-row.ts";

/**
 * The calls in the rows of one record, in their order. Null where a list of calls can't be read. `perCall`: a row is a
 * call, so that its time is that of the call.
 */
export function callsInRows(
  rows: readonly TableRow[],
  values: RowValues,
  perCall: boolean,
  extraOf: (row: TableRow) => JsonText | null,
): RecordedCall[] | null {
  const parts: CallPart[] = [];
  const times: Pick<RecordedCall, "startedAt" | "latencyMs">[] = [];
  for (const row of rows) {
    const list = values.cell(row, "tool_calls");
    if (list !== null && list.text.trim() !== "") {
      const found = callsInCell(list);
      if (found === null) {
        values.problem(
          row,
          "tool_calls",
          'expected a JSON list of calls, such as [{"name": …, "arguments": …}]',
        );
        return null;
      }
      parts.push(...found);
    }
    const name = values.text(row, "tool");
    if (name === null) continue;
    parts.push(callInRow(name, row, values, extraOf(row)));
    times.push(
      perCall ? { startedAt: values.time(row, "started_at"), latencyMs: values.latency([row]) } : UNTIMED,
    );
  }
  // Which calls were emitted together a table can't tell.
  return pairCalls([{ fromAgent: true, parts }]).map((call, at) => ({
    ...call,
    turn: null,
    ...(times[at] ?? UNTIMED),
  }));
}

const UNTIMED = { startedAt: null, latencyMs: null } as const;

function callInRow(name: string, row: TableRow, values: RowValues, extra: JsonText | null): CallPart {
  const args = values.cell(row, "arguments");
  const isParsed = args?.place != null && args.place.string() === null;
  const error = values.cell(row, "call_error");
  const hasError = error !== null && error.text !== "";
  return {
    type: "call",
    id: values.text(row, "call_id"),
    name,
    argumentsRaw: args?.text ?? null,
    providerParsed: isParsed,
    extra,
    outcome: {
      result: hasError ? null : asJson(values.cell(row, "result")),
      error: hasError ? asJson(error) : null,
    },
  };
}

/** JSON that a value is; of text that is none, the text as a string. */
function asJson(cell: TableCell | null): JsonText | null {
  if (cell === null || (cell.place === null && cell.text === "")) return null;
  if (cell.place !== null) return withoutNonFinite(cell.place.source()) as JsonText;
  const place = /^\s*[[{]/.test(cell.text) ? documentIn(cell.text) : null;
  return place?.source() ?? (JSON.stringify(cell.text) as JsonText);
}

function callsInCell(cell: TableCell): readonly CallPart[] | null {
  const place = documentIn(cell.text);
  if (place === null) return null;
  const { calls, texts } = outputCalls(place, true);
  const isEmpty = /^\s*\[\s*\]\s*$/.test(cell.text);
  return isEmpty || (calls.length > 0 && texts.length === 0) ? calls : null;
}

function documentIn(text: string): JsonPlace | null {
  try {
    return JsonPlace.of(text, JSON.parse(text));
  } catch {
    return null;
  }
}
