import type { ZodType } from "zod";
import { ClaimcheckError } from "@/lib/claimcheck-error";
import { findSuite } from "@/lib/queries/find-suite";
import type { SuiteRow } from "@/lib/queries/suite-row";

export type ReviewContext = { readonly params: Promise<{ readonly id: string }> };

export type ReviewRequest<Body> = {
  readonly suite: SuiteRow;
  readonly sampleId: number;
  readonly body: Body;
};

/** Reads what a reviewer sends: `?suite=S`, the sample's number, a JSON body. Throws `usage` and `not_found`. */
export async function readReviewRequest<Body>(
  request: Request,
  { params }: ReviewContext,
  schema: ZodType<Body>,
): Promise<ReviewRequest<Body>> {
  const { id } = await params;
  const name = new URL(request.url).searchParams.get("suite");
  if (name === null) throw new ClaimcheckError("usage", "Say which suite: ?suite=NAME.");
  const suite = await findSuite(name);
  if (suite === null) throw new ClaimcheckError("not_found", `There is no suite named “${name}”.`);
  if (!/^\d{1,9}$/.test(id)) throw new ClaimcheckError("not_found", "There is no such sample.");
  const read = schema.safeParse(await request.json().catch(() => null));
  if (!read.success) {
    const [issue] = read.error.issues;
    const where = issue?.path.join(".") || "the body";
    throw new ClaimcheckError("usage", `${where}: ${issue?.message ?? "can't be read"}.`);
  }
  return { suite, sampleId: Number(id), body: read.data };
}
