import { describe, expect, it } from "vitest";
import { ruleDifferences } from "../../../lib/compare/rule-differences.ts";

const find = {
  norms: { month: { use: "month", options: { zone: "UTC" } }, ids: { use: "unordered_list", options: {} } },
  defaults: { limit: "50" as never },
};

describe("ruleDifferences", () => {
  it("names what came, what went and what changed, by tool and path", () => {
    expect(
      ruleDifferences(
        { find, gone: { norms: {}, defaults: { page: "1" as never } } },
        {
          find: {
            norms: { ids: { use: "set", options: {} }, name: { use: "whitespace", options: {} } },
            defaults: { limit: "50" as never },
          },
        },
      ),
    ).toEqual([
      { tool: "find", kind: "norm", path: "ids", before: "unordered_list", after: "set" },
      { tool: "find", kind: "norm", path: "month", before: 'month {"zone":"UTC"}', after: null },
      { tool: "find", kind: "norm", path: "name", before: null, after: "whitespace" },
      { tool: "gone", kind: "default", path: "page", before: "1", after: null },
    ]);
  });

  it("does not mind the order of options, and finds nothing between equals", () => {
    const withOptions = (options: Record<string, unknown>) => ({
      find: { norms: { a: { use: "tolerance", options } }, defaults: {} },
    });
    expect(
      ruleDifferences(
        withOptions({ abs: 1, rel: { x: 1, y: 2 } }),
        withOptions({ rel: { y: 2, x: 1 }, abs: 1 }),
      ),
    ).toEqual([]);
    expect(ruleDifferences(withOptions({ rel: { x: 1 } }), withOptions({ rel: { x: 2 } }))).toHaveLength(1);
    expect(ruleDifferences({}, {})).toEqual([]);
  });
});
