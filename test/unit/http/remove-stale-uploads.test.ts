import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { removeStaleUploads } from "../../../lib/http/remove-stale-uploads.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "claimcheck-test-"));
  vi.stubEnv("CLAIMCHECK_DATA", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe("removeStaleUploads", () => {
  it("removes what dead processes left, and nothing of living ones", async () => {
    const dead = spawnSync(process.execPath, ["--version"]).pid;
    for (const name of [`upload-${dead}-a`, `upload-${process.pid}-b`, "something else"]) {
      mkdirSync(path.join(folder, "uploads", name), { recursive: true });
      writeFileSync(path.join(folder, "uploads", name, "0"), "");
    }
    expect(await removeStaleUploads()).toBe(1);
    expect(readdirSync(path.join(folder, "uploads")).sort()).toEqual([
      "something else",
      `upload-${process.pid}-b`,
    ]);
  });

  it("finds nothing where nothing was ever uploaded", async () => {
    expect(await removeStaleUploads()).toBe(0);
  });
});
