import { describe, expect, it } from "vitest";
import { detectImporter } from "../../../lib/importers/detect-importer.ts";
import { IMPORTERS } from "../../../lib/importers/registry.ts";
import { detectFraming } from "../../../lib/sources/detect-framing.ts";

function detect(text: string) {
  const found = detectImporter({ text, complete: true, framing: detectFraming(text, true) });
  return found.importer === null ? found.reason : found.importer.name;
}

describe("detectImporter", () => {
  it.each([
    ['{"kind":"run","run_id":"r"}', "native"],
    ['[{"run_id":"r","kind" : "record"}]', "native"],
    ["# hand-written\n- {kind: tool, name: x}", "native"],
    ["- kind: case\n  case_id: a", "native"],
    ['{"case_id":"a","run_id":"r","tool_calls":[]}', "native"],
    ['[{"task_id":0,"reward":1,"info":{},"traj":[]}]', "tau-bench"],
    ['{"task_id":0,"reward":1,"info":{"task":{"actions":[{"name":"a","kwargs":{', "tau-bench"],
  ])("knows %j", (text, name) => {
    expect(detect(text)).toBe(name);
  });

  it.each([
    [
      '{"parts":[]}',
      `it is lines of JSON, in none of the formats looked for: ${IMPORTERS.map(({ name }) => name).join(", ")}`,
    ],
    ['{"parts":[{"kind":"tool","name":"x"}]}', expect.stringContaining("it is lines of JSON, in none")],
    ["kind regards,", expect.stringContaining("text that is neither JSON nor YAML")],
    ["  \n", "the file is empty"],
    ["\u001f\ufffd\0\0", expect.stringContaining("it is binary data, or text that is not UTF-8, in none")],
  ])("says what it looked for in %j", (text, reason) => {
    expect(detect(text)).toEqual(reason);
  });

  it("tells a file of which nothing could be read from an empty one", () => {
    const reason = (text: string) => detectImporter({ text, complete: false, framing: "text" });
    expect(reason("")).toEqual({
      importer: null,
      reason: "the compressed file is damaged from its beginning",
    });
    expect(reason(" ")).toEqual({ importer: null, reason: "it begins with white space only" });
  });
});
