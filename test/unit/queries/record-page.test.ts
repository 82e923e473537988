import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeStoredText } from "../../../lib/json/decode-stored-text.ts";
import { idOfPath } from "../../../lib/queries/id-of-path.ts";
import { safeFileName } from "../../../lib/queries/record/safe-file-name.ts";
import { recordPage } from "../../../lib/queries/record-page.ts";

/** The parts that a server sees of an address, after a browser took out steps such as `..`. */
const partsOf = (id: string) =>
  new URL(`/s/suite/${recordPage(id)}`, "http://host").pathname.split("/").slice(4);

test.each([
  "run 1/case/0",
  "../../etc/passwd",
  "a//b",
  "",
  ".",
  "~",
  "~..",
  "a?b#c%2F",
  "\ud83d/\0",
  "%2e%2e/x",
])("the address of %j leads back to it", (id) => {
  expect(decodeStoredText(idOfPath(partsOf(id)))).toBe(id);
});

test("every id has an address of its own, below its suite", () => {
  const unit = fc.oneof(
    fc.constantFrom("/", ".", "~", "%", "\\", "\0", "\ud83d"),
    fc.string({ unit: "binary", maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (id) => {
      expect(decodeStoredText(idOfPath(partsOf(id)))).toBe(id);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  [["run/1", "../x", "call 2"], "run-1_x_call-2.txt"],
  [['a"\r\nSet-Cookie: x'], "a-Set-Cookie-x.txt"],
  [["...", ""], "record.txt"],
  [["évil\u202etxt.exe"], "vil-txt.exe.txt"],
])("%j makes a harmless file name", (parts, name) => {
  expect(safeFileName(parts, "txt")).toBe(name);
});

test("a file name is short and plain whatever it is made of", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" })), (parts) => {
      expect(safeFileName(parts, "txt")).toMatch(/^[A-Za-z0-9_][A-Za-z0-9._-]{0,80}\.txt$/);
    }),
  );
});
