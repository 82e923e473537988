import { describe, expect, it } from "vitest";
import { fingerprint } from "../../../../lib/commands/ingest/fingerprint.ts";
import { nativeImporter } from "../../../../lib/importers/native/importer.ts";

function read(text: string) {
  const [item] = nativeImporter.createReader().read({ text, line: 1, file: "f" });
  if (item?.type !== "object") throw new Error("not read");
  return item.object;
}

const RECORD =
  '{"kind":"record","record_id":"a","run_id":"r","case_id":"c","tool_calls":[{"name":"t","arguments_raw":"{}"}]}';

describe("fingerprint", () => {
  it("does not depend on the order of fields or on white space between them", () => {
    const other =
      '{"tool_calls": [ {"arguments_raw": "{}", "name": "t"} ], "case_id": "c", "run_id": "r", "record_id": "a", "kind": "record"}';
    expect(fingerprint(read(other))).toBe(fingerprint(read(RECORD)));
  });

  it.each([
    [
      "another literal of a result",
      RECORD.replace('"name":"t"', '"name":"t","result":1'),
      RECORD.replace('"name":"t"', '"name":"t","result":1.0'),
    ],
    ["another lone surrogate", RECORD.replace('"{}"', '"\\ud83d"'), RECORD.replace('"{}"', '"\\ud83e"')],
    ["an empty text for none", RECORD, RECORD.replace('"{}"', '""')],
    ["an unknown field", RECORD, RECORD.replace('"kind"', '"more":1,"kind"')],
  ])("tells %s", (_, one, other) => {
    expect(fingerprint(read(one))).not.toBe(fingerprint(read(other)));
  });

  it("is of who recorded it where its calls don't tell, said or not", () => {
    const by = (record: string, call: string) =>
      fingerprint(
        read(RECORD.replace('"kind"', `${record}"kind"`).replace('"name":"t"', `${call}"name":"t"`)),
      );
    const LOG = '"source":"agent_log",';
    expect(by(LOG, "")).toBe(by("", LOG));
    expect(by(LOG, LOG)).toBe(by("", LOG));
    expect(by('"source":"provider",', "")).toBe(by("", ""));
    expect(by('"source":"provider",', LOG)).not.toBe(by("", LOG));
    expect(by("", LOG)).not.toBe(by("", ""));
  });

  it("is the same in every version: stored hashes are compared with it", () => {
    expect(fingerprint(read(RECORD))).toBe("04d04af3-49df-f73c-b8ab-878b6f0d935f");
  });
});
