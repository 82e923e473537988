import { expect, test } from "vitest";
import { readableJson } from "../../../lib/evidence/readable-json.ts";
import { transcriptPage } from "../../../lib/evidence/transcript-page.ts";

test.each([
  ['{"a":1.00,"a":2e0}', "json", '{\n  "a": 1.00,\n  "a": 2e0\n}'],
  ['"{\\"a\\":1.0}"', "json_in_text", '{\n  "a": 1.0\n}'],
  ['"Error: {not json"', "text", "Error: {not json"],
  ['"{broken"', "text", "{broken"],
  ["12345678901234567890", "json", "12345678901234567890"],
  ["{oops", "not_json", "{oops"],
] as const)("%j is laid out as %s", (source, form, text) => {
  expect(readableJson(source)).toEqual({ form, text });
});

test("a message of role and text is shown as its text, any other as the JSON it is", () => {
  const source =
    '[{"role":"user","content":"hi\\n"},{"role":"assistant","content":null,"tool_calls":[{"id":1.0}]},"odd"]';
  expect(transcriptPage(source, 0, 20)).toEqual({
    total: 3,
    messages: [
      { index: 0, role: "user", text: "hi\n", length: 3 },
      {
        index: 1,
        role: "assistant",
        text: '{\n  "role": "assistant",\n  "content": null,\n  "tool_calls": [\n    {\n      "id": 1.0\n    }\n  ]\n}',
        length: 95,
      },
      { index: 2, role: null, text: "odd", length: 3 },
    ],
  });
});

test("a transcript comes by parts, and long messages by their beginning", () => {
  const source = JSON.stringify(
    Array.from({ length: 50 }, (_, index) => ({ role: "user", content: `${index}`.repeat(9000) })),
  );
  const page = transcriptPage(source, 48, 20);
  expect(page.total).toBe(50);
  expect(page.messages.map(({ index }) => index)).toEqual([48, 49]);
  expect(page.messages[0]).toMatchObject({ length: 18_000 });
  expect(page.messages[0]?.text.length).toBe(6_000);
});
