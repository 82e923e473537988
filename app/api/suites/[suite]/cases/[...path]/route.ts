import { ClaimcheckError } from "@/lib/claimcheck-error";
import { errorResponse } from "@/lib/http/error-response";
import { findSuite } from "@/lib/queries/find-suite";
import { idOfParts } from "@/lib/queries/id-of-parts";
import { answerPatch } from "./answer-patch";
import { answerPreview } from "./answer-preview";

type Context = { readonly params: Promise<{ readonly suite: string; readonly path: string[] }> };

const ANSWERS = { patch: answerPatch, preview: answerPreview };

/** `GET /api/suites/S/cases/CASE…/patch|preview`: a changed case as YAML or diff, and what it would do. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { suite: name, path } = await params;
  try {
    const suite = await findSuite(name);
    if (suite === null) throw new ClaimcheckError("not_found", "There is no such suite.");
    const what = path.at(-1) ?? "";
    const answer = what === "patch" || what === "preview" ? ANSWERS[what] : undefined;
    if (answer === undefined || path.length < 2) {
      throw new ClaimcheckError("not_found", `A case has ${Object.keys(ANSWERS).join(" and ")}.`);
    }
    return await answer({
      suiteId: suite.id,
      caseId: idOfParts(path.slice(0, -1)),
      query: new URL(request.url).searchParams,
      signal: request.signal,
    });
  } catch (error) {
    return errorResponse(error);
  }
}
