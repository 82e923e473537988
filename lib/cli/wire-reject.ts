import type { Reject } from "../importers/importer.ts";

/** What could not be read, as `--json` prints it. */
export function wireReject(reject: Reject): object {
  const { code, file, line, path, message } = reject;
  return { reject: code, file, line, path, message };
}
