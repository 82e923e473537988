import { idPath } from "./id-path.ts";

/**
 * The page of a case below its suite.
 *
 * @example casePage("refunds/damaged") // "cases/refunds/damaged"
 */
export function casePage(caseId: string): string {
  return `cases/${idPath(caseId)}`;
}
