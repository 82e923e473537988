import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { shortDigest } from "../../../lib/importers/short-digest.ts";

it("shortDigest is the beginning of SHA-256 in base64", () => {
  expect(shortDigest("abc")).toBe(createHash("sha256").update("abc").digest("base64").slice(0, 12));
  expect(shortDigest("abd")).not.toBe(shortDigest("abc"));
});
