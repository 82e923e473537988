import { describe, expect, it } from "vitest";
import { serveOptions } from "../../../lib/launch/serve-options.ts";

describe("serveOptions", () => {
  it("takes arguments before the environment, and an empty variable as none", () => {
    expect(serveOptions([], { PORT: "", HOST: "" })).toMatchObject({ port: 3000, host: "127.0.0.1" });
    expect(serveOptions(["--port", "0", "--no-demo"], { PORT: "80" })).toMatchObject({
      port: 0,
      demo: false,
    });
  });

  it("names what it can't use", () => {
    for (const port of ["abc", "65536", "-1", "1e3", " "]) {
      expect(() => serveOptions([], { PORT: port })).toThrow("must be a number from 0 to 65535");
    }
    expect(() => serveOptions(["--nodemo"], {})).toThrow("--nodemo");
  });

  it("answers to any host name only where it was told to listen beyond this machine", () => {
    expect(serveOptions([], {}).allowedHosts).toEqual(["localhost", "127.0.0.1", "[::1]"]);
    expect(serveOptions([], { HOST: "0.0.0.0" }).allowedHosts).toBeNull();
    expect(serveOptions([], { HOST: "0.0.0.0", CLAIMCHECK_HOSTS: "a.example" }).allowedHosts).toContain(
      "a.example",
    );
  });
});
