import { describe, expect, it } from "vitest";
import { checkRequest, LOOPBACK_HOSTS } from "../../../lib/http/check-request.ts";

const check = (asked: { method?: string; url?: string; headers?: Record<string, string> }) =>
  checkRequest({
    method: asked.method ?? "GET",
    url: asked.url ?? "/",
    headers: { host: "127.0.0.1:3000", ...asked.headers },
    allowedHosts: LOOPBACK_HOSTS,
  })?.status ?? null;

describe("checkRequest", () => {
  it("lets in what a person's browser and a program send", () => {
    expect(check({})).toBeNull();
    expect(check({ method: "PUT" })).toBeNull();
    expect(check({ method: "POST", headers: { origin: "http://127.0.0.1:3000" } })).toBeNull();
    expect(check({ method: "POST", headers: { "sec-fetch-site": "same-origin" } })).toBeNull();
    expect(check({ headers: { "sec-fetch-site": "cross-site" } })).toBeNull();
    expect(check({ headers: { host: "[::1]:3000" } })).toBeNull();
  });

  it("refuses a foreign host name, and writes from other sites", () => {
    expect(check({ headers: { host: "evil.example" } })).toBe(403);
    expect(check({ method: "POST", headers: { origin: "http://evil.example" } })).toBe(403);
    expect(check({ method: "POST", headers: { origin: "http://127.0.0.1:9999" } })).toBe(403);
    expect(check({ method: "PUT", headers: { origin: "null" } })).toBe(403);
    expect(check({ method: "DELETE", headers: { "sec-fetch-site": "same-site" } })).toBe(403);
  });

  it("refuses methods and addresses that the router can't read", () => {
    expect(check({ method: "TRACE" })).toBe(405);
    expect(check({ url: "/s/%ff" })).toBe(400);
    expect(check({ url: "/s/100%" })).toBe(400);
    expect(check({ url: "/s/a%2Fb?q=%ff" })).toBeNull();
  });
});
