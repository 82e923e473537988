import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { openSource } from "../../../lib/sources/open-source.ts";
import { readObjects } from "../../../lib/sources/read-objects.ts";
import { recognizeFiles } from "../../../lib/sources/recognize-files.ts";
import { withFiles } from "./with-files.ts";

const SHARED = fileURLToPath(new URL("../../../../shared/data/tau-bench", import.meta.url));

async function recognize(path: string, format: string | null = null) {
  return recognizeFiles(await openSource([path]), format);
}

async function kinds(
  path: string,
  pass: "definitions" | "all",
  format: string | null = null,
): Promise<string[]> {
  const found: string[] = [];
  for await (const items of readObjects(await recognize(path, format), { pass })) {
    for (const item of items) found.push(item.type === "object" ? item.object.kind : item.reject.code);
  }
  return found;
}

const RECORD = '{"kind":"record","run_id":"r","case_id":"c","tool_calls":[]}';

describe("readObjects", () => {
  it("reads a mixed folder in name order and rejects a file that no format knows once", async () => {
    const files = {
      "1.ndjson": `${RECORD}\n{"kind":"run","run_id":"r"}\nnot json\n`,
      "2.json": '[{"task_id":0,"reward":1,"info":{},"traj":[]}]',
      "3.yaml": "- {kind: tool, name: t}",
      "4.txt": "words",
      "5.empty": "",
    };
    await withFiles(files, async (folder) => {
      const first = await kinds(folder, "all");
      expect(first).toEqual([
        "record",
        "run",
        "not_json",
        "run",
        "record",
        "tool",
        "not_recognized",
        "not_recognized",
      ]);
      expect(await kinds(folder, "all")).toEqual(first);
      // The native record is passed over unread; a tau-bench run holds its case and its record in one.
      expect(await kinds(folder, "definitions")).toEqual([
        "run",
        "not_json",
        "run",
        "record",
        "tool",
        "not_recognized",
        "not_recognized",
      ]);
    });
  });

  it("reads everything as the format that was asked for", async () => {
    await withFiles({ "a.txt": "words\n{}\n" }, async (folder) => {
      expect(await kinds(folder, "all", "native")).toEqual(["not_json", "unknown_kind"]);
      await expect(recognize(folder, "nope")).rejects.toMatchObject({ code: "usage" });
    });
  });

  it.skipIf(!existsSync(SHARED))("reads the published airline runs beside their tools", async () => {
    const found = await kinds(SHARED, "all");
    const count = (kind: string) => found.filter((one) => one === kind).length;
    // 200 of the list, and the one run object that lies beside it.
    expect([count("run"), count("case"), count("record"), count("tool"), found.length]).toEqual([
      2, 50, 201, 14, 267,
    ]);
  });
});
