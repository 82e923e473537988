import { ClaimcheckError } from "@/lib/claimcheck-error";
import { findSuite } from "@/lib/queries/find-suite";
import { getSample } from "@/lib/queries/samples/get-sample";
import type { SampleRow } from "@/lib/queries/samples/sample-row";
import type { SuiteRow } from "@/lib/queries/suite-row";

/** The sample that an address names by `?suite=S` and its name or number. Throws `usage` and `not_found`. */
export async function findRequestSample(
  request: Request,
  { params }: { readonly params: Promise<{ readonly id: string }> },
): Promise<{ readonly suite: SuiteRow; readonly sample: SampleRow }> {
  const name = new URL(request.url).searchParams.get("suite");
  if (name === null) throw new ClaimcheckError("usage", "Say which suite: ?suite=NAME.");
  const suite = await findSuite(name);
  if (suite === null) throw new ClaimcheckError("not_found", `There is no suite named “${name}”.`);
  const { id: ref } = await params;
  const sample = await getSample(suite.id, ref);
  if (sample === null) {
    throw new ClaimcheckError("not_found", `“${suite.name}” has no sample named or numbered “${ref}”.`);
  }
  return { suite, sample };
}
