"use server";
import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { getReviewer } from "@/components/review/get-reviewer";
import { drawSample } from "@/lib/commands/samples/draw-sample";
import { getScope } from "@/lib/queries/get-scope";
import { scopeHref } from "@/lib/queries/scope-href";
import { messageOf } from "../../message-of";
import { loadNewSampleParams } from "./search-params";

const wish = z.object({
  name: z.string(),
  failed: z.int().min(0),
  clean: z.int().min(0),
  seed: z.string(),
  blind: z.boolean(),
  reviewsPerItem: z.int().min(1),
});

/**
 * Draws the sample that `query` (the page's own) and the form describe, and goes to its page; what stood against it
 * comes back as text. `segment` is the suite's part of the address.
 */
export async function draw(
  segment: string,
  query: string,
  asked: z.infer<typeof wish>,
): Promise<string | null> {
  const { name, seed, ...sizes } = wish.parse(asked);
  const given = new URLSearchParams(query);
  const search = Object.fromEntries([...new Set(given.keys())].map((key) => [key, given.getAll(key)]));
  const [scope, params, reviewer] = await Promise.all([
    getScope(segment, search),
    loadNewSampleParams(Promise.resolve(search)),
    getReviewer(),
  ]);
  let id = 0;
  const { strata: strataBy, ...filter } = params;
  const message = await messageOf(async () => {
    const drawn = await drawSample({
      scope,
      params: filter,
      name: name.trim() || null,
      ...sizes,
      strataBy,
      seed: seed.trim() || null,
      simulated: false,
      actor: reviewer ?? "browser",
    });
    id = drawn.id;
  });
  if (message !== null) return message;
  revalidatePath("/", "layout");
  redirect(scopeHref(scope.suite.name, `samples/${id}`, scope.values));
}
