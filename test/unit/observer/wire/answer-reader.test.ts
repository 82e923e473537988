import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAnswer } from "./read-answer.ts";
import { bytesOf, RECORDED } from "./recorded.ts";

const ends = { LF: "\n", CRLF: "\r\n", CR: "\r" };
const withEnds = (bytes: Uint8Array, end: string) =>
  new TextEncoder().encode(new TextDecoder().decode(bytes).replaceAll("\n", end));

describe.each(RECORDED)("AnswerReader on $file", ({ file, api, answer }) => {
  const bytes = bytesOf(file);

  it("gives calls, usage and the reason of the stop", () => {
    expect(readAnswer(api, [bytes])).toEqual(answer);
  });

  it.each(Object.entries(ends))("reads it the same cut in two at every byte, with %s", (_, end) => {
    const body = withEnds(bytes, end);
    for (let cut = 0; cut <= body.length; cut++) {
      expect(readAnswer(api, [body.subarray(0, cut), body.subarray(cut)]), `cut at ${cut}`).toEqual(answer);
    }
  });

  it.each(Object.entries(ends))(
    "reads it the same byte by byte, behind a byte order mark, with %s",
    (_, end) => {
      const body = new Uint8Array([0xef, 0xbb, 0xbf, ...withEnds(bytes, end)]);
      expect(
        readAnswer(
          api,
          Array.from(body, (byte) => new Uint8Array([byte])),
        ),
      ).toEqual(answer);
    },
  );

  it("reads it the same in any pieces, empty ones too", () => {
    const places = fc.array(fc.integer({ min: 0, max: bytes.length }), { maxLength: 40 });
    fc.assert(
      fc.property(places, (cuts) => {
        const at = [0, ...cuts.sort((a, b) => a - b), bytes.length];
        const pieces = at.slice(1).map((end, index) => bytes.subarray(at[index], end));
        expect(readAnswer(api, pieces)).toEqual(answer);
      }),
    );
  });

  it("keeps the beginnings of calls where it breaks off, at every byte", () => {
    for (let length = 0; length < bytes.length; length++) {
      const { calls, unread } = readAnswer(api, [bytes.subarray(0, length)]);
      for (const call of calls) {
        const whole = answer.calls.find(({ name, choice }) => name === call.name && choice === call.choice);
        expect(whole, call.name).toBeDefined();
        if (call.problem === null) expect(call).toEqual(whole);
        else {
          expect(call.problem).toBe("cut off: the answer ended before the call did");
          // A call in values has its beginning as JSON that is closed.
          if (file !== "gemini-parts.sse")
            expect(whole?.argumentsRaw?.startsWith(call.argumentsRaw ?? "")).toBe(true);
        }
      }
      if (calls.length === 0 && file.endsWith(".json")) expect(unread).not.toBeNull();
    }
  });
});
