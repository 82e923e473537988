import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Importer, ImportItem, SourceElement } from "../../../lib/importers/importer.ts";
import { IMPORTERS } from "../../../lib/importers/registry.ts";
import { detectFraming } from "../../../lib/sources/detect-framing.ts";
import { elementsOf } from "./elements-of.ts";
import { HOSTILE } from "./hostile.ts";

const FOLDER = fileURLToPath(new URL("../../../lib/importers", import.meta.url));
/** Folders that hold what several formats have in common. */
const SHARED = ["transcript", "table"];
const FIXTURES = fileURLToPath(new URL("../../fixtures/importers", import.meta.url));
function read(importer: Importer, elements: readonly SourceElement[]): ImportItem[] {
  const reader = importer.createReader();
  return [...elements.flatMap((element) => [...reader.read(element)]), ...reader.end()];
}

/** Every field of a good object in turn given each wrong thing. */
const WRONG = [null, true, -1, 1e300, "", "text", [], [null], {}, { "": {} }];

function* brokenCopies(value: unknown): Generator<unknown> {
  if (typeof value !== "object" || value === null) return;
  for (const key of Object.keys(value)) {
    const here = (value as Record<string, unknown>)[key];
    const put = (other: unknown) =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    for (const wrong of WRONG) yield put(wrong);
    for (const inner of brokenCopies(here)) yield put(inner);
  }
}

/** The documents of a fixture that is JSON. */
function documentsOf(bytes: Buffer): unknown[] {
  const text = bytes.toString("utf8");
  const framing = detectFraming(text, true);
  if (framing === "yaml" || framing === "text") return [];
  const pieces = framing === "ndjson" ? text.split("\n").filter((line) => line.trim() !== "") : [text];
  return pieces.map((piece) => JSON.parse(piece.replaceAll(/\b(?:NaN|Infinity)\b/g, "0")));
}

const kinds = (importer: Importer, bytes: Buffer) =>
  read(importer, elementsOf(bytes, importer)).map((item) =>
    item.type === "object" ? item.object.kind : item.reject.code,
  );

describe("the registry of importers", () => {
  it("names every folder of lib/importers once, and every folder has fixtures", () => {
    const folders = readdirSync(FOLDER).filter(
      (name) => statSync(`${FOLDER}/${name}`).isDirectory() && !SHARED.includes(name),
    );
    expect(IMPORTERS.map((importer) => importer.name).sort()).toEqual(folders.sort());
    for (const folder of folders) {
      expect(readdirSync(`${FOLDER}/${folder}`)).toEqual(
        expect.arrayContaining(["importer.ts", "schema.ts"]),
      );
      expect(readdirSync(`${FIXTURES}/${folder}`).length).toBeGreaterThan(0);
    }
  });
});

describe.each(IMPORTERS.map((importer) => [importer.name, importer] as const))(
  "importer %s",
  (name, importer) => {
    const fixtures = readdirSync(`${FIXTURES}/${name}`).map((file) =>
      readFileSync(`${FIXTURES}/${name}/${file}`),
    );

    it("says what it takes and what it can't tell", () => {
      expect(importer.takes.length).toBeGreaterThan(0);
      expect(importer.cannotTell.length).toBeGreaterThan(0);
    });

    it("recognizes its fixtures for certain, no other importer does, and it reads them without a reject", () => {
      for (const bytes of fixtures) {
        const text = bytes.toString("utf8");
        const head = { text, complete: true, framing: detectFraming(text, true) };
        const certain = IMPORTERS.filter((one) => one.detect(head)?.certainty === "certain").map(
          (one) => one.name,
        );
        expect(certain).toEqual([name]);
        const items = read(importer, elementsOf(bytes, importer));
        expect(items.length).toBeGreaterThan(0);
        expect(items.filter((item) => item.type === "reject")).toEqual([]);
      }
    });

    it.each(Object.keys(HOSTILE))("answers %s without throwing, with rejects that say something", (key) => {
      const text = HOSTILE[key] ?? "";
      for (const element of [{ text, line: 1, file: "f" }, ...elementsOf(Buffer.from(text), importer)]) {
        for (const item of read(importer, [element])) {
          if (item.type === "reject") {
            expect(item.reject.message).not.toBe("");
            expect(item.reject.source.length).toBeLessThanOrEqual(2000);
          }
        }
      }
      expect(() =>
        importer.detect({
          text: text.slice(0, 65_536),
          complete: true,
          framing: detectFraming(text, true),
        }),
      ).not.toThrow();
    });

    it("loses no other object for one that is broken", () => {
      for (const bytes of fixtures) {
        const elements = elementsOf(bytes, importer).filter((element) => element.syntax !== "yaml");
        const good = read(importer, elements);
        const broken = Object.values(HOSTILE).map((text) => ({ text, line: 9, file: "f" }));
        const mixed = read(importer, [...broken, ...elements, ...broken]);
        const objects = (items: readonly ImportItem[]) => items.filter((item) => item.type === "object");
        const kept = objects(mixed).map((item) => JSON.stringify(item));
        for (const item of objects(good)) expect(kept).toContain(JSON.stringify(item));
      }
    });

    it("answers every wrong type in every field with an object or a reject", () => {
      for (const bytes of fixtures) {
        for (const value of documentsOf(bytes)) {
          for (const broken of brokenCopies(value)) {
            const elements = elementsOf(Buffer.from(JSON.stringify(broken)), importer);
            expect(read(importer, elements).length).toBeGreaterThanOrEqual(elements.length === 0 ? 0 : 1);
          }
        }
      }
    });

    it("answers a fixture that is cut at any place, whole and piece by piece", () => {
      for (const bytes of fixtures) {
        const step = Math.max(7, Math.ceil(bytes.length / 200));
        for (let cut = 0; cut < bytes.length; cut += step) {
          expect(() => read(importer, elementsOf(bytes.subarray(0, cut), importer))).not.toThrow();
        }
        const elements = elementsOf(bytes, importer).filter((element) => element.syntax !== "yaml");
        for (const element of elements) {
          for (let cut = 0; cut < element.text.length; cut += step) {
            const text = element.text.slice(0, cut);
            expect(read(importer, [{ ...element, text }]).length).toBeGreaterThan(0);
          }
        }
      }
    });

    it("reads a fixture alike with CRLF line ends", () => {
      for (const bytes of fixtures) {
        const crlf = Buffer.from(bytes.toString("utf8").replaceAll("\n", "\r\n"));
        expect(kinds(importer, crlf)).toEqual(kinds(importer, bytes));
      }
    });

    it("reads a fixture alike with a byte-order mark and in UTF-16", () => {
      for (const bytes of fixtures) {
        const marked = `\ufeff${bytes.toString("utf8")}`;
        const variants = [
          Buffer.from(marked),
          Buffer.from(marked, "utf16le"),
          Buffer.from(marked, "utf16le").swap16(),
        ];
        for (const variant of variants) {
          expect(read(importer, elementsOf(variant, importer))).toEqual(
            read(importer, elementsOf(bytes, importer)),
          );
        }
      }
    });
  },
);
