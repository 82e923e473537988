import { createLoader } from "nuqs/server";
import type { DrawRequest } from "../../lib/commands/samples/draw-request.ts";
import { drawSample } from "../../lib/commands/samples/draw-sample.ts";
import { failureFilterParams } from "../../lib/queries/failure-filter-params.ts";
import { getScope } from "../../lib/queries/get-scope.ts";
import { getSample } from "../../lib/queries/samples/get-sample.ts";
import type { SampleRow } from "../../lib/queries/samples/sample-row.ts";

const load = createLoader(failureFilterParams);

/** The scope and the filter of such an address. */
export async function scopeOf(suite: string, query = "") {
  const search = new URLSearchParams(query);
  return { scope: await getScope(suite, Object.fromEntries(search)), params: load(search) };
}

type Wanted = Partial<Omit<DrawRequest, "scope" | "params">> & { readonly query?: string };

/** Draws a sample from a suite; `query` is the address of a Failures page, as a person would have it open. */
export async function drawnSample(suite: string, { query = "", ...wanted }: Wanted = {}): Promise<SampleRow> {
  const { scope, params } = await scopeOf(suite, query);
  const { id } = await drawSample({
    scope,
    params,
    name: null,
    failed: 5,
    clean: 5,
    strataBy: "verdict",
    seed: "seed",
    blind: true,
    reviewsPerItem: 1,
    simulated: false,
    actor: "test",
    ...wanted,
  });
  const sample = await getSample(scope.suite.id, id);
  if (sample === null) throw new Error("the sample was just drawn");
  return sample;
}
