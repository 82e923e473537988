import { caseWithoutDefinition } from "../../grading/case-without-definition.ts";
import type { CaseObject, ExpectedCall } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { outputCalls } from "../promptfoo/output-calls.ts";
import { JsonPlace } from "../transcript/json-place.ts";
import { withoutNonFinite } from "../without-non-finite.ts";
import type { RowValues } from "./row-values.ts";
import type { TableMapping } from "./schema.ts";
import type { TableRow } from "./table-row.ts";

/**
 * The case that the rows of a record are about, with the calls that they expect; where they expect none, one that
 * gives way to a stated one. Null where an expectation is there and can't be read.
 */
export function caseInRows(
  caseId: string,
  rows: readonly TableRow[],
  values: RowValues,
  mapping: TableMapping,
): CaseObject | null {
  const expected = expectedIn(rows, values, mapping);
  if (expected === null) return null;
  const source = rows
    .map((row) => values.cell(row, "input"))
    .find((cell) => cell !== null && cell.text !== "");
  const input = source ? (inputOf(source.place) ?? (JSON.stringify(source.text) as JsonText)) : null;
  const bare = { ...caseWithoutDefinition(caseId), input };
  const forbids = mapping.forbid_other_side_effects ?? false;
  const says = mapping.columns.expected_tool ?? mapping.columns.expected_tool_calls;
  if (says === undefined || (expected.length === 0 && !forbids)) return { ...bare, found: true };
  return {
    ...bare,
    expectToolCalls: expected,
    ordered: mapping.ordered ?? false,
    forbidOtherSideEffects: forbids,
  };
}

function expectedIn(
  rows: readonly TableRow[],
  values: RowValues,
  mapping: TableMapping,
): ExpectedCall[] | null {
  const calls: ExpectedCall[] = [];
  for (const row of rows) {
    const list = values.cell(row, "expected_tool_calls");
    const name = values.text(row, "expected_tool");
    if (list !== null && list.text.trim() !== "") {
      const found = callsIn(documentIn(list.text), list.text);
      if (found === null) {
        values.problem(
          row,
          "expected_tool_calls",
          "expected a JSON list of calls with a name and an object of arguments",
        );
        return null;
      }
      calls.push(...found);
    } else if (name !== null) {
      const cell = values.cell(row, "expected_arguments");
      const place = cell === null || cell.text.trim() === "" ? null : documentIn(cell.text);
      if (cell !== null && cell.text.trim() !== "" && place?.isObject !== true) {
        values.problem(row, "expected_arguments", "expected a JSON object of arguments");
        return null;
      }
      calls.push(expectedCall(name, place?.source() ?? null));
    } else continue;
    // The list of a record, and an expectation that is repeated on each of its rows, are read once.
    if (list !== null || mapping.expected_per === "record") break;
  }
  return calls;
}

/** Of arguments as text their JSON; arguments that are no object can't be expected. */
function callsIn(place: JsonPlace | null, text: string): ExpectedCall[] | null {
  if (place === null) return null;
  if (/^\s*\[\s*\]\s*$/.test(text)) return [];
  const { calls, texts } = outputCalls(place, true);
  if (texts.length > 0 || calls.length === 0) return null;
  const expected = calls.map(({ name, argumentsRaw }) => {
    if (argumentsRaw === null) return expectedCall(name, null);
    const args = documentIn(argumentsRaw);
    return args?.isObject ? expectedCall(name, args.source()) : null;
  });
  return expected.every((call) => call !== null) ? expected : null;
}

function expectedCall(name: string, args: JsonText | null): ExpectedCall {
  return { name, args, argTypes: {}, argsAnyOf: {}, optionalArgs: [], extra: null };
}

const inputOf = (place: JsonPlace | null) =>
  place === null ? null : (withoutNonFinite(place.source()) as JsonText);

function documentIn(text: string): JsonPlace | null {
  try {
    return JsonPlace.of(text, JSON.parse(text));
  } catch {
    return null;
  }
}
