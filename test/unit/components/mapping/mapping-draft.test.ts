import { describe, expect, it } from "vitest";
import { columnValues } from "../../../../components/mapping/column-values.ts";
import { draftProblems } from "../../../../components/mapping/draft-problems.ts";
import { FIELD_GROUPS } from "../../../../components/mapping/field-groups.ts";
import { notTold } from "../../../../components/mapping/not-told.ts";
import { setColumn } from "../../../../components/mapping/set-column.ts";
import { TABLE_FIELDS } from "../../../../lib/importers/table/table-fields.ts";

const TABLE = {
  columns: ["case", "verdict"],
  rows: [
    ["a", "PASS"],
    ["b", ""],
    ["c", "FAIL"],
    ["d", "PASS"],
  ],
  suggestion: { rows: "calls" as const, columns: {} },
  reasons: {},
  kept: [],
};

describe("The form of a mapping", () => {
  it("asks for every field once", () => {
    const asked = FIELD_GROUPS.flatMap(({ fields }) => fields);
    expect([...asked].sort()).toEqual(TABLE_FIELDS.map(({ name }) => name).sort());
  });

  it("shows a column's different values, without the empty ones", () => {
    expect(columnValues(TABLE, "verdict")).toEqual(["PASS", "FAIL"]);
    expect(columnValues(TABLE, "case", 2)).toEqual(["a", "b"]);
    expect(columnValues(TABLE, "absent")).toEqual([]);
    expect(columnValues(TABLE, undefined)).toEqual([]);
  });

  it("says by field why a draft is no mapping yet", () => {
    const lacking = draftProblems({ rows: "calls", columns: { arguments: "args" } });
    expect(lacking.get("case_id")).toContain("is needed");
    expect(lacking.get("arguments")).toContain("tool");
    expect(draftProblems({ rows: "calls", columns: { case_id: "case" } }).size).toBe(0);
  });

  it("forgets what was said of a verdict's values when its column changes", () => {
    const draft = { rows: "calls" as const, columns: { case_id: "case", verdict: "v" }, pass: ["ok"] };
    expect(setColumn(draft, "verdict", "w")).toEqual({
      rows: "calls",
      columns: { case_id: "case", verdict: "w" },
    });
    expect(setColumn(draft, "verdict", "v").pass).toEqual(["ok"]);
    expect(setColumn(draft, "case_id", null).columns).toEqual({ verdict: "v" });
  });

  it("says what the table won't tell, and nothing where it tells all", () => {
    expect(notTold({ rows: "calls", columns: { case_id: "case" } })).toHaveLength(4);
    const all = {
      case_id: "a",
      trial: "b",
      tool: "c",
      arguments: "d",
      expected_tool: "e",
      verdict: "f",
    };
    expect(notTold({ rows: "calls", columns: all })).toEqual([]);
  });
});
