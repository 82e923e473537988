import { describe, expect, it } from "vitest";
import { readUpstream } from "../../../../lib/observer/proxy/upstream.ts";

describe("readUpstream", () => {
  it("reads host, port, base path and credentials", () => {
    expect(readUpstream("https://us%40er:p%3Aw@api.example.com/v1/")).toEqual({
      secure: true,
      hostname: "api.example.com",
      port: 443,
      host: "api.example.com",
      basePath: "/v1",
      authorization: `Basic ${Buffer.from("us@er:p:w").toString("base64")}`,
    });
    expect(readUpstream("http://[::1]:8080")).toMatchObject({
      secure: false,
      hostname: "::1",
      port: 8080,
      host: "[::1]:8080",
      basePath: "",
      authorization: null,
    });
  });

  it.each([
    "canary.example",
    "ftp://canary.example",
    "http://canary.example?key=canary",
    "http://canary#x",
    "",
  ])("refuses %s without repeating it", (text) => {
    expect(() => readUpstream(text)).toThrow(/--upstream/);
    expect(() => readUpstream(text)).not.toThrow(/canary/);
  });
});
