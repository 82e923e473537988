import { describe, expect, it } from "vitest";
import { EXPORT_FORMATS } from "../../../lib/exports/export-formats.ts";
import { FINDING_EXPORT_COLUMNS } from "../../../lib/exports/finding-export-columns.ts";
import { writeExport } from "../../../lib/exports/write-export.ts";
import { readCsv } from "../../fixtures/read-csv.ts";
import { exportRow } from "./finding-export-row.ts";

async function* rows(count: number, breaksAt = Number.POSITIVE_INFINITY) {
  for (let place = 0; place < count; place += 1) {
    if (place === breaksAt) throw new Error("the connection is gone");
    yield { ...exportRow, finding: place };
  }
}

async function written(
  format: string,
  source: ReturnType<typeof rows>,
): Promise<{ text: string; errors: unknown[] }> {
  const chosen = EXPORT_FORMATS.get(format);
  if (!chosen) throw new Error(format);
  const errors: unknown[] = [];
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for await (const chunk of writeExport(source, chosen, (error) => errors.push(error)))
    text += decoder.decode(chunk, { stream: true });
  return { text: text + decoder.decode(), errors };
}

describe("an NDJSON export", () => {
  it("gives every field back exactly, half surrogate pairs and U+0000 too", async () => {
    const { text } = await written("ndjson", rows(2));
    const lines = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      { ...exportRow, finding: 0 },
      { ...exportRow, finding: 1 },
    ]);
  });

  it("ends in a line that says so where rows are missing", async () => {
    const { text, errors } = await written("ndjson", rows(5, 3));
    const lines = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(4);
    expect(lines[3]).toMatchObject({ truncated: true, rows: 3 });
    expect(String(errors[0])).toContain("the connection is gone");
  });
});

describe("a CSV export", () => {
  it("has a column for every field, and names the cells it had to change", async () => {
    const [head, row] = readCsv((await written("csv", rows(1))).text);
    expect(head).toEqual([...FINDING_EXPORT_COLUMNS, "neutralised"]);
    const cell = (name: string) => row?.[head?.indexOf(name) ?? -1];
    expect(cell("case")).toBe("'=case");
    expect(cell("expected")).toBe("-5");
    expect(cell("actual")).toBe('"half \\ud83d\\u0000"');
    expect(cell("message")).toBe("line1\nline2");
    expect(cell("neutralised")).toBe("case actual");
    expect(row).toHaveLength(head?.length ?? 0);
  });

  it("has its head alone where there are no rows", async () => {
    expect(readCsv((await written("csv", rows(0))).text)).toHaveLength(1);
  });

  it("ends in a row that says so where rows are missing", async () => {
    const lines = readCsv((await written("csv", rows(5, 3))).text);
    expect(lines).toHaveLength(5);
    expect(lines[4]?.[0]).toMatch(/^# TRUNCATED after 3 rows/);
  });
});

describe("the columns of an export", () => {
  it("are the fields of a row", () => {
    expect([...FINDING_EXPORT_COLUMNS].sort()).toEqual(Object.keys(exportRow).sort());
  });
});
