import { describe, expect, it } from "vitest";
import type { JsonText } from "../../../../lib/json/json-node.ts";
import { SeenTools } from "../../../../lib/observer/proxy/seen-tools.ts";

const tool = (name: string, description: string | null, schema: string | null) => ({
  name,
  description,
  inputSchema: schema as JsonText | null,
});

describe("SeenTools", () => {
  it("knows a definition that came before, also an empty one, and takes a changed one for new", () => {
    const seen = new SeenTools();
    const all = [tool("a", "A", "{}"), tool("b", null, null), tool("a", "A", "{ }"), tool("a", null, "{ }")];
    for (const one of all) {
      expect(seen.isNew(one)).toBe(true);
      expect(seen.isNew({ ...one })).toBe(false);
    }
  });
});
