import { UPLOAD_FIELD } from "@/app/api/ingest/upload-wire";
import type { IngestResult } from "@/lib/commands/ingest/ingest-result";
import { saidError } from "./said-error";
import type { UploadFile } from "./upload-file";

type Options = {
  readonly suite: string | null;
  readonly name: string;
  readonly signal: AbortSignal;
  /** Bytes sent, of how many. */
  readonly onSent: (sent: number, total: number) => void;
};

/** Sends files as one ingest. Rejects with a message for a person. XMLHttpRequest, as fetch tells no progress. */
export function sendFiles(files: readonly UploadFile[], options: Options): Promise<IngestResult> {
  const query = new URLSearchParams({ source: options.name });
  if (options.suite !== null) query.set("suite", options.suite);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/ingest?${query}`);
    request.setRequestHeader("accept", "application/json");
    request.upload.onprogress = (event) => options.onSent(event.loaded, event.total);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300)
        resolve(JSON.parse(request.responseText) as IngestResult);
      else reject(new Error(saidError(request.status, request.responseText)));
    };
    request.onerror = () => reject(new Error(saidError(0, "")));
    request.onabort = () =>
      reject(new Error("Cancelled. What had arrived by then may stand in the history as incomplete."));
    options.signal.addEventListener("abort", () => request.abort());
    const [only] = files;
    if (only && files.length === 1) {
      request.setRequestHeader("content-type", "application/octet-stream");
      request.send(only.file);
      return;
    }
    const form = new FormData();
    for (const { file, path } of files) form.append(UPLOAD_FIELD, file, encodeURIComponent(path));
    request.send(form);
  });
}
