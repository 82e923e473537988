import { ClaimcheckError } from "../claimcheck-error.ts";
import { preview } from "../grading/preview.ts";
import type { Scope } from "./scope.ts";

/** Throws `not_found` where a scope's instrument is not the one that its address names, but one instead of it. */
export function checkAskedInstrument({ instrument, instruments, values }: Scope): void {
  const { level, version } = instrument;
  if (values.instrument === level || values.instrument === `${level}.v${version}`) return;
  const known = instruments.map((one) => `${one.level}.v${one.version}`).join(", ");
  throw new ClaimcheckError(
    "not_found",
    `There is no instrument “${preview(values.instrument)}”. There are ${known}.`,
  );
}
