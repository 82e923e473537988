import { describe, expect, it } from "vitest";
import type { JsonText } from "../../../../lib/json/json-node.ts";
import { plainResult } from "../../../../lib/observer/mcp/plain-result.ts";

describe("plainResult", () => {
  it.each([
    ['{"content":[{"type":"text","text":"a\\u0041"}]}', '"a\\u0041"'],
    ['{ "content": [ { "text": "x", "type": "text" } ], "isError": false }', '"x"'],
    [
      '{"content":[{"type":"text","text":"{\\"b\\":1,\\"a\\":2.0}"}],"structuredContent":{"a":2.0,"b":1}}',
      '"{\\"b\\":1,\\"a\\":2.0}"',
    ],
  ])("takes the text out of %s", (result, text) => {
    expect(plainResult(result as JsonText)).toBe(text);
  });

  it.each([
    '{"content":[]}',
    '{"content":[{"type":"text","text":"a"},{"type":"text","text":"b"}]}',
    '{"content":[{"type":"image","data":"aa","mimeType":"image/png"}]}',
    '{"content":[{"type":"text","text":"a","annotations":{}}]}',
    '{"content":[{"type":"text","text":"a"}],"_meta":{}}',
    '{"content":[{"type":"text","text":"a"}],"structuredContent":{"b":1}}',
    '{"content":[{"type":"text","text":5}]}',
    '{"content":["a"]}',
    '{"toolResult":1}',
    "5",
  ])("leaves %s as it is", (result) => {
    expect(plainResult(result as JsonText)).toBe(result);
  });
});
