import { describe, expect, it } from "vitest";
import { TABLE_MAPPING } from "../../../../lib/importers/table/schema.ts";
import { suggestMapping } from "../../../../lib/importers/table/suggest-mapping.ts";
import { detectFraming } from "../../../../lib/sources/detect-framing.ts";

const suggest = (text: string) =>
  suggestMapping({ text, complete: true, framing: detectFraming(text, true) });

describe("suggestMapping", () => {
  it("guesses by names, however they are written, and shows the columns with their values", () => {
    const found = suggest('Test Case;toolName;tool_args;Status;latency_s\na;f;"{""x"": 1}";PASS;2\n');
    expect(found?.mapping).toEqual({
      rows: "calls",
      delimiter: ";",
      latency_unit: "s",
      columns: {
        case_id: "Test Case",
        tool: "toolName",
        arguments: "tool_args",
        verdict: "Status",
        latency: "latency_s",
      },
    });
    expect(found?.columns[2]).toEqual({ name: "tool_args", samples: ['{"x": 1}'] });
    expect(found?.reasons.tool).toBe('named "toolName"');
    expect(TABLE_MAPPING.safeParse(found?.mapping).success).toBe(true);
  });

  it("guesses by the look of the values where the name tells nothing", () => {
    expect(suggest('id,tool,payload\n1,f,"{""x"":1}"\n')?.mapping.columns).toEqual({
      case_id: "id",
      tool: "tool",
      arguments: "payload",
    });
    const list = suggest('id,made\n1,"[{""name"":""f""}]"\n2,[]\n');
    expect(list?.mapping).toMatchObject({ rows: "records", columns: { case_id: "id", tool_calls: "made" } });
    expect(list?.reasons.tool_calls).toBe("its values begin with [");
  });

  it("looks into objects of JSON lines, and keeps expected and called apart", () => {
    const line = '{"task_id":1,"expected":{"tool":"f","args":{}},"actual":{"tool":"g","args":{"n":1}}}\n';
    expect(suggest(line)?.mapping.columns).toEqual({
      case_id: "task_id",
      expected_tool: "expected.tool",
      expected_arguments: "expected.args",
      tool: "actual.tool",
      arguments: "actual.args",
    });
  });

  it("takes a number of calls for no list of them", () => {
    expect(suggest("id,calls\n1,3\n2,4\n")?.mapping.columns).toEqual({ case_id: "id" });
  });

  it("guesses no case where none looks like one, and no mapping of what is no table", () => {
    expect(suggest("x,tool\n1,f\n")?.mapping.columns).toEqual({ tool: "tool" });
    for (const text of [
      "",
      "kind regards,",
      "just words\nand more",
      '{"a":1,"b":2',
      "[1,2,3]",
      "- a\n- b\n",
    ]) {
      expect(suggest(text)).toBeNull();
    }
  });
});
