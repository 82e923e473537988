import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { wholeLinesEnd } from "../../../lib/sources/whole-lines-end.ts";

const folder = mkdtempSync(path.join(tmpdir(), "claimcheck-lines-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function endOf(text: string): Promise<number> {
  const file = path.join(folder, "lines.ndjson");
  writeFileSync(file, text);
  return wholeLinesEnd(file, Buffer.byteLength(text));
}

describe("the whole lines of a file", () => {
  it.each([
    ['{"a":1}\n{"b":2}\n', 16],
    ['{"a":1}\n{"b":2', 8],
    ['{"a":1}\n{"b":2}', 15],
    ['{"a"', 0],
    ["", 0],
    ['{"a":1}\n12', 8],
  ])("of %j are %i bytes", async (text, end) => {
    expect(await endOf(text)).toBe(end);
  });

  it("end before a last line that is longer than one step of reading", async () => {
    expect(await endOf(`{"a":1}\n"${"ü".repeat(100_000)}`)).toBe(8);
  });
});
