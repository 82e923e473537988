import { z } from "zod";
import { ClaimcheckError } from "@/lib/claimcheck-error";
import { drawSample } from "@/lib/commands/samples/draw-sample";
import { errorResponse } from "@/lib/http/error-response";
import { checkAskedInstrument } from "@/lib/queries/check-asked-instrument";
import { findSuite } from "@/lib/queries/find-suite";
import { getScope } from "@/lib/queries/get-scope";
import { getSample } from "@/lib/queries/samples/get-sample";
import { listSamples } from "@/lib/queries/samples/list-samples";
import { readPopulationQuery } from "@/lib/queries/samples/read-population-query";
import { sampleWire } from "@/lib/queries/samples/sample-wire";

export const dynamic = "force-dynamic";

const drawBody = z.strictObject({
  /** Here or as `?suite=S`. */
  suite: z.string().nullable().default(null),
  /** Query of a Failures page: runs, instrument, unit and filter. */
  population: z.string().default(""),
  failed: z.int().min(0),
  clean: z.int().min(0),
  name: z.string().nullable().default(null),
  strata: z.enum(["verdict", "claim", "tool"]).default("verdict"),
  seed: z.string().nullable().default(null),
  blind: z.boolean().default(true),
  reviews_per_item: z.int().min(1).default(1),
  created_by: z.string().default("api"),
});

/** `GET /api/samples?suite=S`: the samples of a suite, newest first. */
export async function GET(request: Request): Promise<Response> {
  try {
    const name = new URL(request.url).searchParams.get("suite");
    if (name === null) throw new ClaimcheckError("usage", "Say which suite: ?suite=NAME.");
    const suite = await findSuite(name);
    if (suite === null) throw new ClaimcheckError("not_found", `There is no suite named “${name}”.`);
    return Response.json({ samples: (await listSamples(suite.id)).map(sampleWire) });
  } catch (error) {
    return errorResponse(error);
  }
}

/** `POST /api/samples {suite, failed, clean, population, …}`: draws a sample. Answers 201 with it. */
export async function POST(request: Request): Promise<Response> {
  try {
    const read = drawBody.safeParse(await request.json().catch(() => null));
    if (!read.success) {
      const [issue] = read.error.issues;
      const where = issue?.path.join(".") || "the body";
      throw new ClaimcheckError("usage", `${where}: ${issue?.message ?? "can't be read"}.`);
    }
    const body = read.data;
    const { search, params } = readPopulationQuery(new URLSearchParams(body.population));
    const suite = body.suite ?? new URL(request.url).searchParams.get("suite");
    if (suite === null) throw new ClaimcheckError("usage", "Say which suite: ?suite=NAME.");
    const scope = await getScope(encodeURIComponent(suite), search);
    checkAskedInstrument(scope);
    const { id } = await drawSample({
      scope,
      params,
      name: body.name,
      failed: body.failed,
      clean: body.clean,
      strataBy: body.strata,
      seed: body.seed,
      blind: body.blind,
      reviewsPerItem: body.reviews_per_item,
      simulated: false,
      actor: body.created_by.trim() || "api",
    });
    const sample = await getSample(scope.suite.id, id);
    if (sample === null) throw new ClaimcheckError("not_found", "The sample is gone already.");
    return Response.json(sampleWire(sample), { status: 201 });
  } catch (error) {
    return errorResponse(error);
  }
}
