import { notFound } from "next/navigation";
import type { SearchParams } from "nuqs/server";
import { getReviewer } from "@/components/review/get-reviewer";
import type { PageSample } from "@/components/samples/page-sample";
import { getScope } from "@/lib/queries/get-scope";
import { getSample } from "@/lib/queries/samples/get-sample";

/** The sample that a page's address names; the not-found page where the suite has none of that number. */
export async function getPageSample(
  params: Promise<{ suite: string; id: string }>,
  searchParams: Promise<SearchParams>,
): Promise<PageSample> {
  const { suite, id } = await params;
  const [scope, reviewer] = await Promise.all([getScope(suite, searchParams), getReviewer()]);
  const sample = /^[1-9]\d{0,8}$/.test(id) ? await getSample(scope.suite.id, Number(id)) : null;
  if (sample === null) notFound();
  return { scope, sample, reviewer };
}
