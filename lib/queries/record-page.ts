import { idPath } from "./id-path.ts";

/**
 * The page of a record below its suite.
 *
 * @example recordPage("run 1/case/0") // "records/run%201/case/0"
 */
export function recordPage(recordId: string): string {
  return `records/${idPath(recordId)}`;
}
