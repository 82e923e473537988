import { describe, expect, it } from "vitest";
import { fileBytes } from "../../../lib/sources/file-bytes.ts";
import { readChunks } from "../../../lib/sources/read-chunks.ts";
import { withFiles } from "./with-files.ts";

const firstChunk = (path: string) => readChunks(fileBytes(path), {}).next();

describe("readChunks", () => {
  it("names the file that can't be opened, or opens and can't be read", async () => {
    await withFiles({ "a/b": "x" }, async (folder) => {
      for (const path of [`${folder}/none`, `${folder}/a`]) {
        const message = expect.stringContaining(`${path} can't be read`);
        await expect(firstChunk(path)).rejects.toMatchObject({ code: "unreadable", message });
      }
    });
  });
});
