import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openSource } from "../../../lib/sources/open-source.ts";
import { withFiles } from "./with-files.ts";

describe("openSource", () => {
  it("lists a folder's files in name order, deep, without dot files and without links that lead out", async () => {
    const files = {
      "in/b.json": "1",
      "in/a/z.json": "22",
      "in/.hidden": "",
      "in/.git/x": "",
      "out/secret.json": "",
    };
    await withFiles(files, async (folder) => {
      await symlink(join(folder, "out"), join(folder, "in", "link-out"));
      await symlink(join(folder, "out", "secret.json"), join(folder, "in", "secret.json"));
      await symlink(join(folder, "in"), join(folder, "in", "loop"));
      await symlink(join(folder, "in", "b.json"), join(folder, "in", "c.json"));
      const found = await openSource([join(folder, "in")]);
      expect(found.map(({ name, size }) => [name, size])).toEqual([
        ["in/a/z.json", 2],
        ["in/b.json", 1],
        ["in/c.json", 1],
      ]);
    });
  });

  it("keeps the order of the paths given", async () => {
    await withFiles({ "b.json": "", "a.json": "" }, async (folder) => {
      const found = await openSource([join(folder, "b.json"), join(folder, "a.json")]);
      expect(found.map((file) => file.name)).toEqual(["b.json", "a.json"]);
    });
  });

  it("says which path is missing, and that a folder is empty", async () => {
    await withFiles({}, async (folder) => {
      await mkdir(join(folder, "empty"));
      await expect(openSource([join(folder, "nope")])).rejects.toMatchObject({
        code: "not_found",
        message: `There is no file or folder ${join(folder, "nope")}.`,
      });
      await expect(openSource([join(folder, "empty")])).rejects.toThrow(/holds no files/);
      await expect(openSource([])).rejects.toMatchObject({ code: "usage" });
    });
  });
});
