import { ClaimcheckError } from "../claimcheck-error.ts";
import { suggestMapping } from "../importers/table/suggest-mapping.ts";
import { TABLE_FIELDS } from "../importers/table/table-fields.ts";
import { fileBytes } from "../sources/file-bytes.ts";
import { openSource } from "../sources/open-source.ts";
import { readHead } from "../sources/read-head.ts";
import type { RunCommand } from "./command.ts";
import { parseOptions } from "./parse-options.ts";
import { plainLine } from "./plain-line.ts";

const HELP = `Usage: claimcheck mapping FILE > mapping.json

Suggests which column of a table (CSV, TSV, JSON lines) is what, from its header and first rows. Look through it,
correct it, and give it to import, grade or inspect-file with --mapping mapping.json. YAML is read as well.

  rows        calls: a row is one call, rows of one record stand together; records: a row is a record
  columns     what → its column, or its path in JSON (output.tool):
${TABLE_FIELDS.map(({ name, help }) => `              ${name.padEnd(20)} ${help}`).join("\n")}
  delimiter, header (false: columns are 1, 2, 3), group_by (columns that make rows one record), run_id (of all rows),
  pass and fail (values of the verdict), latency_unit (ms or s), expected_per (row or record), ordered,
  forbid_other_side_effects

Exit code: 0; 2 where the file is no table.`;

/** `claimcheck mapping`: a suggested mapping as JSON; what it rests on goes to standard error. */
export const mapping: RunCommand = async (args, { out, err }) => {
  const { paths, options } = parseOptions(args, { help: "boolean" });
  if (options.help) {
    out.line(HELP);
    return 0;
  }
  const [source, ...others] = await openSource(paths);
  if (source === undefined || others.length > 0) throw new ClaimcheckError("usage", "Name one file.");
  const suggestion = suggestMapping(await readHead(fileBytes(source.path)));
  if (suggestion === null) {
    err.write(
      `claimcheck: ${plainLine(source.name)} is no table: rows with the same columns were not found.\n`,
    );
    return 2;
  }
  const { columns, mapping: suggested, reasons } = suggestion;
  const found = Object.entries(suggested.columns);
  err.write(`${columns.length} columns: ${plainLine(columns.map(({ name }) => name).join(", "))}\n`);
  for (const [field, column] of found) {
    err.write(`  ${field}: ${plainLine(column ?? "")} (${plainLine(reasons[field] ?? "")})\n`);
  }
  if (suggested.columns.case_id === undefined)
    err.write("  case_id: none looks like it; say which one it is\n");
  out.line(JSON.stringify(suggested, null, 2));
  return 0;
};
