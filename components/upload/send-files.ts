import { KEEP_FIELD, MAPPING_FIELD } from "@/lib/http/table-look";
import { UPLOAD_FIELD } from "@/lib/http/upload-wire";
import type { TableMapping } from "@/lib/importers/table/schema";
import { saidError } from "./said-error";
import type { UploadFile } from "./upload-file";

type Options = {
  readonly suite: string | null;
  readonly name: string;
  /** Of tables among them, with the names under which the suite is to keep them ("": it is not). */
  readonly mappings: readonly { readonly mapping: TableMapping; readonly keepAs: string }[];
  readonly signal: AbortSignal;
  /** Bytes sent, of how many. */
  readonly onSent: (sent: number, total: number) => void;
};

/**
 * Sends files as one ingest; resolves with its number once they are over there, while it goes on.
 * Rejects with a message for a person. XMLHttpRequest, as fetch tells no progress.
 */
export function sendFiles(files: readonly UploadFile[], options: Options): Promise<number> {
  const query = new URLSearchParams({ source: options.name, wait: "0" });
  if (options.suite !== null) query.set("suite", options.suite);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/ingest?${query}`);
    request.setRequestHeader("accept", "application/json");
    request.upload.onprogress = (event) => options.onSent(event.loaded, event.total);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        resolve((JSON.parse(request.responseText) as { ingest: number }).ingest);
      } else reject(saidError(request.status, request.responseText));
    };
    request.onerror = () => reject(saidError(0, ""));
    request.onabort = () => reject(new Error("Cancelled while sending: nothing came in."));
    options.signal.addEventListener("abort", () => request.abort());
    const [only] = files;
    if (only && files.length === 1 && options.mappings.length === 0) {
      request.setRequestHeader("content-type", "application/octet-stream");
      request.send(only.file);
      return;
    }
    const form = new FormData();
    for (const { mapping, keepAs } of options.mappings) {
      form.append(MAPPING_FIELD, JSON.stringify(mapping));
      form.append(KEEP_FIELD, keepAs);
    }
    for (const { file, path } of files) form.append(UPLOAD_FIELD, file, encodeURIComponent(path));
    request.send(form);
  });
}
