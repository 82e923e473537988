import { z } from "zod";
import { ClaimcheckError } from "@/lib/claimcheck-error";
import { previewRules } from "@/lib/commands/rules/preview-rules";
import { errorResponse } from "@/lib/http/error-response";
import { streamJob } from "@/lib/http/stream-job";
import { getScope } from "@/lib/queries/get-scope";
import { parseDraft } from "@/lib/rules/parse-draft";
import { parseRulesYaml } from "@/lib/rules/parse-rules-yaml";

type Context = { readonly params: Promise<{ suite: string }> };

const LONGEST = 2 * 1024 * 1024;

const asked = z
  .object({
    draft: z.string().default(""),
    yaml: z.string().default(""),
    runs: z.array(z.string()).min(1).nullable().default(null),
  })
  .strict();

/**
 * `POST …/rules/preview` with `{"draft": "tool/parameter=rule;…", "yaml": "…", "runs": ["…"]}`, each optional: what these
 * changes would do, streamed.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  try {
    const { suite } = await getScope(encodeURIComponent((await params).suite), {});
    const { draft, yaml, runs } = read(await request.text());
    const parsed = [parseDraft(draft), parseRulesYaml(yaml)];
    const problems = parsed.flatMap((one) => one.problems);
    if (problems.length > 0) throw new ClaimcheckError("usage", problems.join(" "));
    const changes = parsed.flatMap((one) => one.changes);
    return streamJob(request, (options) => previewRules(suite.id, { changes, runs, ...options }));
  } catch (error) {
    return errorResponse(error);
  }
}

function read(body: string): z.infer<typeof asked> {
  if (body.length > LONGEST) throw new ClaimcheckError("too_large", "That is more than 2 MiB of rules.");
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    throw new ClaimcheckError("usage", "The body is to be a JSON object with draft or yaml, and runs.");
  }
  const checked = asked.safeParse(given);
  if (checked.success) return checked.data;
  throw new ClaimcheckError(
    "usage",
    `The body does not fit: ${z.prettifyError(checked.error).replaceAll("\n", " ")}`,
  );
}
