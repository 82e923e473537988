import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { safeFileName } from "../record/safe-file-name.ts";

/**
 * What the file of a case's patch is called, without its ending. `caseId`: plain or stored text.
 *
 * @example patchFileName("refunds/damaged") // "case_refunds-damaged"
 */
export function patchFileName(caseId: string): string {
  return safeFileName(["case", decodeStoredText(caseId)], "yaml").replace(/\.yaml$/, "");
}
