import { describe, expect, it } from "vitest";
import { readYaml } from "../../../../lib/importers/native/read-yaml.ts";

const read = (text: string) =>
  [...readYaml({ text, line: 1, file: "f.yaml", syntax: "yaml" })].map((item) =>
    item.type === "object" ? item.object : `${item.reject.line} ${item.reject.path}: ${item.reject.message}`,
  );

const argsOf = (yaml: string) => {
  const [found] = read(`kind: case\ncase_id: c\nexpect_tool_calls:\n  - tool: t\n    args: ${yaml}\n`);
  return typeof found === "object" && found.kind === "case" ? found.expectToolCalls?.[0]?.args : found;
};

describe("readYaml", () => {
  it.each([
    ["{a: 4200.0, b: 42e2, c: 12345678901234567890}", '{"a":4200.0,"b":42e2,"c":12345678901234567890}'],
    ["{a: 0x10, b: .5, c: !!float 3.0}", '{"a":16,"b":0.5,"c":3.0}'],
    [
      '{a: yes, b: 1_000, c: 2026-03-01, d: "42", e: !!str 42}',
      '{"a":"yes","b":"1_000","c":"2026-03-01","d":"42","e":"42"}',
    ],
    ["{a: true, b: ~, c: , d: [null, False]}", '{"a":true,"b":null,"c":null,"d":[null,false]}'],
    ["{1: x, true: y, null: z}", '{"1":"x","true":"y","null":"z"}'],
    ["{__proto__: {x: 1}}", '{"__proto__":{"x":1}}'],
  ])("writes %s as JSON with its literals", (yaml, json) => {
    expect(argsOf(yaml)).toBe(json);
  });

  it.each([
    ["{a: .inf}", "5 null: .inf is no JSON number: write null or a quoted string"],
    ["{a: 007}", "5 null: 007 can be read in two ways: quote it if it is text, or write the number plainly"],
    ["{[a]: 1}", "5 null: a key must be plain text, not a list, an object or an alias"],
    ["{a: *none}", expect.stringContaining("none")],
    ["{a: 1, a: 2}", "5 null: the key a stands twice in one object"],
    ["{a: !secret x}", "5 null: not YAML: Unresolved tag: !secret"],
    ["&x {a: *x}", expect.stringMatching(/contains itself|Unresolved|not set/)],
  ])("refuses %s", (yaml, message) => {
    expect(argsOf(yaml)).toEqual(message);
  });

  it("resolves anchors and merge keys, the object's own keys first and earlier merges before later ones", () => {
    expect(
      read(
        "- &base {kind: tool, name: a, effect: read_only}\n- {<<: [*base, {name: z, description: d}], name: b}\n",
      ),
    ).toMatchObject([
      { name: "a", effect: "read_only" },
      { name: "b", effect: "read_only", description: "d" },
    ]);
  });

  it("reads several documents and costs no object for the error of another", () => {
    const text = `# first line
- kind: tool
  name: a
- kind: tol
- kind: tool
  name: b
  name: c
- kind: tool
  name: d
---
kind: run
run_id: r
---
`;
    expect(read(text)).toEqual([
      expect.objectContaining({ name: "a" }),
      '4 kind: expected one of suite, tool, case, run, record, label, got string "tol"; did you mean "tool"?',
      "7 null: the key name stands twice in one object",
      expect.objectContaining({ name: "d" }),
      expect.objectContaining({ runId: "r" }),
    ]);
  });

  it("costs no later item for an unclosed bracket", () => {
    const found = read("- {kind: tool, name: a\n- kind: tool\n  name: b\n- [\n- kind: run\n  run_id: r\n");
    expect(found.filter((one) => typeof one === "object")).toMatchObject([{ name: "b" }, { runId: "r" }]);
    expect(found.filter((one) => typeof one === "string")).toHaveLength(2);
  });

  it("stops an alias bomb and nesting that no person writes", { timeout: 60_000 }, () => {
    const bomb = ["a0: &a0 [x,x,x,x,x,x,x,x,x,x]"];
    for (let n = 1; n < 12; n++)
      bomb.push(
        `a${n}: &a${n} [${Array(10)
          .fill(`*a${n - 1}`)
          .join(",")}]`,
      );
    expect(read(bomb.join("\n"))).toEqual([expect.stringContaining("larger than 4 MiB")]);
    const chain = ["- &a0 []", ...Array.from({ length: 400 }, (_, n) => `- &a${n + 1} [*a${n}]`)];
    expect(read(chain.join("\n"))).toContainEqual(expect.stringContaining("its anchors nest too deeply"));
    expect(read("- ".repeat(5000))).toEqual([expect.stringContaining("nested too deeply")]);
    expect(read("[".repeat(50_000))).toEqual([expect.stringContaining("nested too deeply")]);
  });
});
