import { ClaimcheckError } from "@/lib/claimcheck-error";
import { findSuite } from "@/lib/queries/find-suite";
import type { SuiteRow } from "@/lib/queries/suite-row";

type Params = { readonly suite: string; readonly id: string; readonly position: string };
export type ItemRequest = {
  readonly suite: SuiteRow;
  readonly sampleId: number;
  readonly position: number;
};

const NUMBER = /^\d{1,9}$/;

/** Which item an address names. Throws `not_found`. */
export async function readItemRequest({ suite: name, id, position }: Params): Promise<ItemRequest> {
  const suite = await findSuite(name);
  if (suite === null) throw new ClaimcheckError("not_found", "There is no such suite.");
  if (!NUMBER.test(id) || !NUMBER.test(position)) {
    throw new ClaimcheckError("not_found", "There is no such item.");
  }
  return { suite, sampleId: Number(id), position: Number(position) };
}
