import { describe, expect, it } from "vitest";
import { detectFraming } from "../../../lib/sources/detect-framing.ts";

const PRETTY = JSON.stringify({ kind: "case", list: [{ a: 1 }, {}] }, null, 2);

describe("detectFraming", () => {
  it.each([
    ['{"a":1}\n{"b":2}\n', "ndjson"],
    ['{"case": 2\n{"case": 3}\n', "ndjson"],
    ['junk in front\n{"case": 3}\n', "ndjson"],
    ['\n\n{"a":1}', "ndjson"],
    [PRETTY, "json_document"],
    [`${PRETTY}\n${PRETTY}`, "json_document"],
    ['{"a": NaN}', "json_document"],
    ['[{"a":1}]', "json_array"],
    ['[\n  {\n "a": 1}]', "json_array"],
    ["[]", "json_array"],
    ["[NaN, 1]", "json_array"],
    ["- kind: tool\n  name: x\n", "yaml"],
    ["# tools\n---\nkind: tool\n", "yaml"],
    ["[{kind: tool, name: x}]", "yaml"],
    ["{kind: tool, name: x}", "yaml"],
    ['<?xml version="1.0"?>\n<testsuite>\n{"a":1}\n</testsuite>', "text"],
    ['<testsuites>\n{"a":1}\n</testsuites>', "text"],
    ['<p>junk</p>\n{"a":1}\n', "ndjson"],
    ["just words\nand more", "text"],
    ["", "text"],
  ])("%j is %s", (text, framing) => {
    expect(detectFraming(text, true)).toBe(framing);
  });

  it("takes a first line longer than the head for NDJSON, and a cut pretty document for a document", () => {
    expect(detectFraming(`{"a":"${"x".repeat(1000)}`, false)).toBe("ndjson");
    expect(detectFraming(PRETTY.slice(0, 30), false)).toBe("json_document");
  });
});
