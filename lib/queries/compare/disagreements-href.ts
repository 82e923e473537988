import { createSerializer } from "nuqs/server";
import { suitePath } from "../suite-path.ts";
import { type DisagreementsParams, disagreementsParams } from "./disagreements-params.ts";

const serialize = createSerializer(disagreementsParams);

/** The address of where effect and argument claims disagree; what is left out of `params` is at its default. */
export function disagreementsHref(suite: string, params: Partial<DisagreementsParams> = {}): string {
  return serialize(`${suitePath(suite)}/disagreements`, params);
}
