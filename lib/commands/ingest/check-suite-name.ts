import { ClaimcheckError } from "../../claimcheck-error.ts";
import { ID_BYTES } from "./id-bytes.ts";

/** Throws `usage` where a suite can't bear this name. */
export function checkSuiteName(name: string): void {
  if (name.trim() === "")
    throw new ClaimcheckError("usage", "The suite's name is blank. Give it a name to see.");
  const bytes = Buffer.byteLength(name);
  if (bytes > ID_BYTES) {
    throw new ClaimcheckError(
      "usage",
      `The suite's name is ${bytes} bytes long; it may have ${ID_BYTES}. Give it a shorter one.`,
    );
  }
}
