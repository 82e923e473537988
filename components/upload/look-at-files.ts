import { LOOKED_AT_BYTES, type Look } from "@/lib/http/table-look";
import { UPLOAD_FIELD } from "@/lib/http/upload-wire";
import { suiteSegment } from "@/lib/queries/suite-segment";
import type { UploadFile } from "./upload-file";

/** Behind so many files nobody maps columns one after the other. */
const MOST_FILES = 64;

/**
 * What the server takes the files for, told from their beginnings alone; null where that can't be said, so that they
 * are sent as they are and the server says what is wrong.
 */
export async function lookAtFiles(
  files: readonly UploadFile[],
  suite: string | null,
  signal: AbortSignal,
): Promise<Look | null> {
  if (files.length > MOST_FILES) return null;
  const form = new FormData();
  for (const { file, path } of files) {
    if (file.size === 0 || (await isZip(file))) continue;
    form.append(UPLOAD_FIELD, file.slice(0, LOOKED_AT_BYTES), encodeURIComponent(path));
  }
  if (!form.has(UPLOAD_FIELD)) return null;
  try {
    const query = suite === null ? "" : `?suite=${suiteSegment(suite)}`;
    const response = await fetch(`/api/ingest/look${query}`, { method: "POST", body: form, signal });
    return response.ok ? ((await response.json()) as Look) : null;
  } catch {
    return null;
  }
}

/** An archive's list of files is at its end: its beginning says nothing. */
async function isZip(file: File): Promise<boolean> {
  const [p, k, three, four] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return p === 0x50 && k === 0x4b && three === 3 && four === 4;
}
