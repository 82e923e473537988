import { z } from "zod";
import { TABLE_FIELDS, type TableField } from "./table-fields.ts";

const column = z.string().min(1);
const words = z.array(z.string().min(1)).min(1).optional();

const columns = z.strictObject(
  Object.fromEntries(TABLE_FIELDS.map(({ name }) => [name, column.optional()])) as Record<
    TableField,
    z.ZodOptional<typeof column>
  >,
);

/**
 * Which column of a table is what, and how its rows make records. It is plain data, so that it can be kept and sent
 * along: a column is named as in the table's header, a field of JSON lines by its path (`output.tool`, `calls.0.name`).
 */
export const TABLE_MAPPING = z
  .strictObject({
    /** `calls`: a row is one call, rows of one record stand together. `records`: a row is a record. */
    rows: z.enum(["calls", "records"]),
    columns,
    /** Of CSV; without it the one that fits the first rows. */
    delimiter: z.enum([",", ";", "\t", "|"]).optional(),
    /** False: the first row is data, and the columns are named 1, 2, 3. */
    header: z.boolean().optional(),
    /** Columns whose equal values make rows one record; without it those of run, case, trial and record id. */
    group_by: z.array(column).min(1).optional(),
    /** Values of the verdict that mean a pass, or a fail, whatever their case; with `pass` alone all others fail. */
    pass: words,
    fail: words,
    latency_unit: z.enum(["ms", "s"]).optional(),
    /** The run of all rows, where no column names it. */
    run_id: z.string().min(1).optional(),
    /** `row`: each row's expected call is one more; `record`: it is repeated on the rows of a record. */
    expected_per: z.enum(["row", "record"]).optional(),
    ordered: z.boolean().optional(),
    /** True: a case without an expected call expects that nothing happens. */
    forbid_other_side_effects: z.boolean().optional(),
  })
  .superRefine(({ rows, columns: has, pass, fail }, context) => {
    const problem = (field: TableField, message: string) =>
      context.addIssue({ code: "custom", path: ["columns", field], message });
    if (has.case_id === undefined) problem("case_id", "is needed: say which column names the case");
    if (has.tool_calls !== undefined && has.tool !== undefined) {
      problem("tool_calls", "is all calls of a record, so that tool can't be given beside it");
    }
    if (has.tool_calls !== undefined && rows === "calls") {
      problem("tool_calls", "is all calls of a record: say rows: records");
    }
    if (has.expected_tool_calls !== undefined && has.expected_tool !== undefined) {
      problem("expected_tool_calls", "is all expected calls, so that expected_tool can't be given beside it");
    }
    for (const field of ["arguments", "call_id", "result", "call_error"] as const) {
      if (has[field] !== undefined && has.tool === undefined) problem(field, "needs the column of its tool");
    }
    if (has.expected_arguments !== undefined && has.expected_tool === undefined) {
      problem("expected_arguments", "needs the column of the expected tool");
    }
    if (has.reason !== undefined && has.verdict === undefined)
      problem("reason", "needs the verdict's column");
    if ((pass ?? fail) !== undefined && has.verdict === undefined) {
      problem("verdict", "is needed where its values are named");
    }
  });

export type TableMapping = z.infer<typeof TABLE_MAPPING>;
