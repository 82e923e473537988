import type { IncomingMessage } from "node:http";
import type { Naming } from "../naming/naming.ts";
import { readNaming } from "../naming/read-naming.ts";
import { readCasePath } from "./case-path.ts";

/**
 * Which case a request names, by its headers before its path, and the path that is left for the upstream; or what is
 * wrong with the name.
 */
export function nameRequest(
  request: IncomingMessage,
): { readonly naming: Naming; readonly path: string } | { readonly problem: string } {
  const url = request.url ?? "/";
  const inPath = readCasePath(url);
  if (inPath !== null && "problem" in inPath) return inPath;
  const inHeaders = readNaming({
    runId: headerText(request, "x-claimcheck-run"),
    caseId: headerText(request, "x-claimcheck-case"),
    trial: headerText(request, "x-claimcheck-trial"),
  });
  if ("problem" in inHeaders) return inHeaders;
  const path = inPath?.rest ?? url;
  const named = inHeaders.caseId !== null ? null : (inPath?.naming ?? null);
  return {
    path,
    naming: {
      runId: inHeaders.runId,
      caseId: inHeaders.caseId ?? named?.caseId ?? null,
      trial: inHeaders.trial ?? named?.trial ?? null,
    },
  };
}

/** Header values come byte by byte; a name beyond ASCII is UTF-8. */
function headerText(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return value === undefined ? undefined : Buffer.from(String(value), "latin1").toString("utf8");
}
