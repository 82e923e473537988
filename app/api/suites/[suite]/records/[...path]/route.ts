import { ClaimcheckError } from "@/lib/claimcheck-error";
import { findSuite } from "@/lib/queries/find-suite";
import { idOfParts } from "@/lib/queries/id-of-parts";
import { getRecord } from "@/lib/queries/record/get-record";
import { ANSWERS } from "./answers";

type Context = { readonly params: Promise<{ readonly suite: string; readonly path: string[] }> };

/** `GET /api/suites/S/records/RECORD…/WHAT`: parts and files of one record. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { suite: name, path } = await params;
  try {
    const suite = await findSuite(name);
    if (suite === null) throw new ClaimcheckError("not_found", "There is no such suite.");
    const what = path.at(-1) ?? "";
    const answer = Object.hasOwn(ANSWERS, what) ? ANSWERS[what] : undefined;
    if (answer === undefined) {
      throw new ClaimcheckError("not_found", `A record has ${Object.keys(ANSWERS).join(", ")}.`);
    }
    const head = await getRecord(suite.id, idOfParts(path.slice(0, -1)));
    return await answer({ suiteId: suite.id, head, query: new URL(request.url).searchParams });
  } catch (error) {
    if (!(error instanceof ClaimcheckError)) throw error;
    const status = error.code === "not_found" ? 404 : error.code === "usage" ? 400 : 500;
    return Response.json({ error: { code: error.code, message: error.message } }, { status });
  }
}
