import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fingerprint } from "../../../lib/commands/ingest/fingerprint.ts";
import { casePatch } from "../../../lib/expectations/case-patch.ts";
import { caseYaml } from "../../../lib/expectations/case-yaml.ts";
import { nativeCaseLine } from "../../../lib/expectations/native-case-line.ts";
import { settleCase } from "../../../lib/expectations/settle-case.ts";
import type { CaseObject } from "../../../lib/grading/model.ts";
import { readNative } from "../../../lib/importers/native/read-native.ts";
import { readYaml } from "../../../lib/importers/native/read-yaml.ts";
import { someCase } from "./some-case.ts";

function fromYaml(text: string): CaseObject {
  const [item, ...others] = [...readYaml({ text, line: 1, file: "case.yaml", syntax: "yaml" })];
  if (item?.type !== "object" || item.object.kind !== "case" || others.length > 0) {
    throw new Error(`${text}\n${JSON.stringify([item, ...others])}`);
  }
  return item.object;
}

function fromJson(line: string): CaseObject {
  const reading = readNative(line);
  if (!reading.ok || reading.object.kind !== "case") throw new Error(JSON.stringify(reading));
  return reading.object;
}

const LINE =
  '{"kind":"case","case_id":"refunds/damaged","input":"Refund, please.\\nAll of it.","owner":"billing",' +
  '"expect_tool_calls":[{"tool":"issue_refund","args":{ "order": "ORD-1", "cents": 4200.0, "big": 12345678901234567890,' +
  ' "items": [{"sku":"a","qty":1}, {"sku":"b","qty":2}], "note": null },"arg_types":{"cents":["int","float"]},' +
  '"args_any_of":{"order":["ORD-1","ord-1"]},"optional_args":["note"]}],"forbid_other_side_effects":true,"tags":["refund"]}';

describe("caseYaml", () => {
  it("writes a member a line, literals as they are, and leaves out what is at its default", () => {
    expect(caseYaml(fromJson(LINE))).toBe(`kind: case
case_id: refunds/damaged
input: "Refund, please.\\nAll of it."
expect_tool_calls:
  - name: issue_refund
    args:
      order: ORD-1
      cents: 4200.0
      big: 12345678901234567890
      items:
        - sku: a
          qty: 1
        - sku: b
          qty: 2
      note: null
    arg_types:
      cents: [int, float]
    args_any_of:
      order: [ORD-1, ord-1]
    optional_args: [note]
forbid_other_side_effects: true
tags: [refund]
owner: billing
`);
  });

  it("is read back as the identical case, whatever it holds", () => {
    fc.assert(
      fc.property(someCase, (source) => {
        const yaml = caseYaml(source);
        if (yaml === null) throw new Error(nativeCaseLine(source));
        expect(fromYaml(yaml)).toEqual(source);
      }),
      { numRuns: 400 },
    );
  });

  it("gives the hash that an import of it gives, whichever way the case came first", () => {
    const settled = settleCase(fromJson(LINE));
    expect(fingerprint(settled)).not.toBe(fingerprint(fromJson(LINE)));
    expect(fingerprint(fromYaml(caseYaml(settled) ?? ""))).toBe(fingerprint(settled));
  });

  it.each([
    ["a key that is repeated", '{"a":1,"a":2}'],
    ["very deep nesting", `{"a":${"[".repeat(300)}${"]".repeat(300)}}`],
    ["a key longer than YAML reads", `{"${"k".repeat(2000)}":1}`],
  ])("gives way to a line of JSON for %s", (_, args) => {
    const source = fromJson(
      `{"kind":"case","case_id":"c","expect_tool_calls":[{"name":"t","args":${args}}]}`,
    );
    expect(caseYaml(source)).toBeNull();
    const patch = casePatch("c", source, { ...source, tags: ["x"] });
    expect(patch.format).toBe("ndjson");
    expect(fromJson(patch.text)).toEqual({ ...source, tags: ["x"] });
    expect(patch.diff).toMatch(/^--- a\/c\.ndjson\n/);
  });
});

describe("casePatch", () => {
  it("is the whole case and a diff that shows what was changed and nothing else", () => {
    const before = fromJson(LINE);
    const call = before.expectToolCalls?.[0];
    if (call === undefined) throw new Error("no call");
    const after = { ...before, expectToolCalls: [{ ...call, optionalArgs: [] }] };
    const patch = casePatch("refunds-damaged", before, after);
    expect(patch).toEqual({
      format: "yaml",
      text: caseYaml(after),
      diff: `--- a/refunds-damaged.yaml
+++ b/refunds-damaged.yaml
@@ -17,7 +17,6 @@
       cents: [int, float]
     args_any_of:
       order: [ORD-1, ord-1]
-    optional_args: [note]
 forbid_other_side_effects: true
 tags: [refund]
 owner: billing
`,
    });
    expect(casePatch("c", before, before).diff).toBe("");
    expect(casePatch("c", null, after).diff).toContain(
      "--- a/c.yaml\n+++ b/c.yaml\n@@ -0,0 +1,22 @@\n+kind: case\n",
    );
  });
});

describe("settleCase", () => {
  it("changes nothing that it has settled", () => {
    fc.assert(
      fc.property(someCase, (source) => {
        expect(settleCase(source)).toEqual(source);
      }),
    );
  });

  it("makes one of all spellings of the same case", () => {
    const spaced = JSON.stringify(JSON.parse('{"kind":"case","case_id":"c","input":{"é":["x"]}}'), null, 2);
    const escaped = '{"kind":"case","case_id":"\\u0063","input":{"\\u00e9":[ "\\u0078" ]}}';
    expect(fingerprint(settleCase(fromJson(spaced)))).toBe(fingerprint(settleCase(fromJson(escaped))));
  });
});
