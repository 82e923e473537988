import { pool } from "@/lib/db/pool";
import { errorResponse } from "@/lib/http/error-response";
import { getScope } from "@/lib/queries/get-scope";
import { loadSuite } from "@/lib/queries/load-suite";
import { printRulesYaml } from "@/lib/rules/print-rules-yaml";
import { rulesInForce } from "@/lib/rules/rules-in-force";

type Context = { readonly params: Promise<{ suite: string }> };

/** `GET …/rules/export`: the rules in force as YAML. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  try {
    const { suite } = await getScope(encodeURIComponent((await params).suite), {});
    const yaml = printRulesYaml(rulesInForce(await loadSuite(pool(), suite.id)));
    return new Response(yaml, {
      headers: {
        "content-type": "application/yaml; charset=utf-8",
        "content-disposition": 'attachment; filename="rules.yaml"',
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      },
    });
  } catch (error) {
    return errorResponse(error);
  }
}
