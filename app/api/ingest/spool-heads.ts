import { type Spooled, spoolUpload } from "@/lib/http/spool-upload";
import { LOOKED_AT_BYTES, MAPPING_FIELD } from "@/lib/http/table-look";
import { UPLOAD_FIELD } from "@/lib/http/upload-wire";

const MOST_FILES = 64;

/** The beginnings of files that a request carries, on disk until they are removed. */
export function spoolHeads(request: Request): Promise<Spooled> {
  return spoolUpload({
    body: request.body,
    contentType: request.headers.get("content-type") ?? "",
    name: "upload",
    field: UPLOAD_FIELD,
    textFields: [MAPPING_FIELD],
    limit: MOST_FILES * 2 * LOOKED_AT_BYTES,
    signal: request.signal,
  });
}
