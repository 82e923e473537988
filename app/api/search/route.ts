import { findSuite } from "@/lib/queries/find-suite";
import { searchSuite } from "@/lib/queries/search-suite";

const LONGEST = 200;

/** `GET /api/search?suite=S&q=TEXT`: what the command palette offers. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const text = (query.get("q") ?? "").trim().slice(0, LONGEST);
  const suite = await findSuite(query.get("suite") ?? "");
  if (suite === null) {
    return Response.json(
      { error: { code: "not_found", message: "There is no such suite." } },
      { status: 404 },
    );
  }
  if (text === "") return Response.json({ runs: [], tools: [], cases: [], records: [] });
  return Response.json(await searchSuite(suite.id, text));
}
