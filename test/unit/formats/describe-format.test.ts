import { describe, expect, it } from "vitest";
import { describeFormat } from "../../../lib/formats/describe-format.ts";
import { FORMAT_EXAMPLES } from "../../../lib/formats/format-examples.ts";
import { IMPORTERS } from "../../../lib/importers/registry.ts";

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
    const names = IMPORTERS.map(({ name }) => name);
    expect(Object.keys(FORMAT_EXAMPLES).filter((name) => !names.includes(name))).toEqual([]);
  });

  it("says how a format is read", () => {
    const of = (name: string) =>
      IMPORTERS.filter((one) => one.name === name).map((one) => describeFormat(one).reading);
    expect(of("native")).toEqual([["streamed"]]);
    expect(of("inspect")).toEqual([["streamed", "archive"]]);
  });
});
