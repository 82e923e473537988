import { describe, expect, it } from "vitest";
import { endToEndHeaders } from "../../../../lib/observer/proxy/end-to-end-headers.ts";

describe("endToEndHeaders", () => {
  it("leaves out what is of one connection, by rule or by Connection's own word", () => {
    expect(
      endToEndHeaders([
        ...["A", "1", "Connection", "close, X-Hop", "a", "2", "x-hop", "h", "TE", "trailers"],
        ...["connection", "x-Other", "X-OTHER", "o", "Upgrade", "h2c", "Keep-Alive", "5", "B", ""],
      ]),
    ).toEqual(["A", "1", "a", "2", "B", ""]);
  });

  it("does not let Connection take away what the message means", () => {
    expect(endToEndHeaders(["Connection", "Content-Length", "Content-Length", "3"])).toEqual([
      "Content-Length",
      "3",
    ]);
  });
});
