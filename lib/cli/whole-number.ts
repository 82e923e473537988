import { ClaimcheckError } from "../claimcheck-error.ts";

/** The value of an option that counts something; null where it was not given. Throws `usage` for anything else. */
export function wholeNumber(option: string, text: string | null): number | null {
  if (text === null) return null;
  if (!/^\d{1,9}$/.test(text)) {
    throw new ClaimcheckError("usage", `The option --${option} needs a whole number, not "${text}".`);
  }
  return Number(text);
}
