import { describe, expect, it } from "vitest";
import { isEventStream } from "../../../../lib/importers/transcript/is-event-stream.ts";

describe("isEventStream", () => {
  it.each([
    ["data: {}", true],
    [": ping\r\nevent: message_start\r\nid: 1\r\ndata: {}\r\n", true],
    ["data: 5\nkind: tool", false],
    ['{"data": {}}', false],
    ["", false],
  ])("tells of %j that it is %s", (text, is) => {
    expect(isEventStream(text)).toBe(is);
  });
});
