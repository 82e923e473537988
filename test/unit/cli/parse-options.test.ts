import { describe, expect, it } from "vitest";
import { parseOptions } from "../../../lib/cli/parse-options.ts";

const TYPES = { json: "boolean", format: "string" } as const;

describe("parseOptions", () => {
  it("takes paths and options in any order, - as a path, and -- as the end of options", () => {
    expect(parseOptions(["a", "--format", "x", "-", "--json", "--", "--b"], TYPES)).toEqual({
      paths: ["a", "-", "--b"],
      options: { json: true, format: "x" },
    });
    expect(parseOptions(["--format=y"], TYPES)).toEqual({ paths: [], options: { json: false, format: "y" } });
  });

  it.each([
    [["--jason"], "There is no option --jason. Did you mean --json?"],
    [["-x"], "There is no option -x. Known are --json, --format."],
    [["--toString"], "There is no option --toString. Known are --json, --format."],
    [["--format"], "The option --format needs a value."],
    [["--json=1"], "The option --json takes no value."],
  ])("refuses %j", (args, message) => {
    expect(() => parseOptions(args, TYPES)).toThrow(message);
  });
});
