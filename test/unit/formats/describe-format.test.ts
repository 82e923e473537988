import { describe, expect, it } from "vitest";
import { formatCommands } from "../../../components/formats/format-commands.ts";
import { describeFormat } from "../../../lib/formats/describe-format.ts";
import { FORMAT_EXAMPLES } from "../../../lib/formats/format-examples.ts";
import { IMPORTERS } from "../../../lib/importers/registry.ts";
import { TABLE_FORMAT } from "../../../lib/importers/table/table-format.ts";

describe("describeFormat", () => {
  it.each(IMPORTERS.map((importer) => [importer.name, importer] as const))(
    "shows an example of %s that detection takes for it",
    (_name, importer) => {
      const described = describeFormat(importer);
      expect(described.example).not.toBeNull();
      expect(described.knownBy).toBeTypeOf("string");
      expect(described.takes).toBe(importer.takes);
    },
  );

  it("has examples of formats that are read only", () => {
    const names = [...IMPORTERS, TABLE_FORMAT].map(({ name }) => name);
    expect(Object.keys(FORMAT_EXAMPLES).filter((name) => !names.includes(name))).toEqual([]);
  });

  it("says how a format is read", () => {
    const of = (name: string) =>
      IMPORTERS.filter((one) => one.name === name).map((one) => describeFormat(one).reading);
    expect(of("native")).toEqual([["streamed"]]);
    expect(of("inspect")).toEqual([["streamed", "archive"]]);
  });

  it("says of tables that they need a mapping, with a command that names it", () => {
    const table = describeFormat(TABLE_FORMAT);
    expect(table.needsMapping).toBe(true);
    const { cli, curl } = formatCommands({ ...table, suite: "my suite", origin: "http://127.0.0.1:3000" });
    expect(cli).toBe("npm run claimcheck -- import calls.csv --mapping mapping.json --suite 'my suite'");
    expect(curl).toContain("-F file=@calls.csv -F mapping=@mapping.json");
    expect(curl).toContain("'http://127.0.0.1:3000/api/ingest?suite=my%20suite'");
  });
});
