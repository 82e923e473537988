import type { IngestResult } from "./ingest-result.ts";

/** An ingest's outcome as programs get it: rejects without their text, which the download holds. */
export function ingestAnswer(result: IngestResult) {
  const { rejects } = result;
  return {
    ...result,
    rejects: {
      total: rejects.total,
      first: rejects.first.map(({ file, line, path, code, message }) => ({
        file,
        line,
        path,
        code,
        message,
      })),
    },
  };
}
