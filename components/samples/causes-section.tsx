import Link from "next/link";
import { causeName } from "@/components/review/cause-name";
import { Literal } from "@/components/ui/literal";
import { Section } from "@/components/ui/section";
import type { SampleEstimate } from "@/lib/queries/samples/sample-estimate";
import { sampleItemsHref } from "@/lib/queries/samples/sample-items-href";
import type { PageSample } from "./page-sample";

type Props = Pick<PageSample, "scope" | "sample"> & { readonly estimate: SampleEstimate };

const GROUPS = [
  { title: "False failures", says: "failed, and the agent was right", verdict: "fail", truth: "agent_right" },
  {
    title: "Hidden in passes",
    says: "passed, and the agent was wrong",
    verdict: "pass",
    truth: "agent_wrong",
  },
  {
    title: "Genuine failures",
    says: "failed, and the agent was wrong",
    verdict: "fail",
    truth: "agent_wrong",
  },
  { title: "Unsure, failed", says: "nobody could tell", verdict: "fail", truth: "unsure" },
  { title: "Unsure, passed", says: "nobody could tell", verdict: "pass", truth: "unsure" },
  { title: "Rightly passed", says: "and a cause was given", verdict: "pass", truth: "agent_right" },
] as const;

/** Why, by kind of disagreement, most first; a bar opens its items. */
export function CausesSection({ scope, sample, estimate }: Props) {
  const { causes } = estimate;
  const highest = Math.max(1, ...causes.map(({ count }) => count));
  return (
    <Section title="Causes" note="items of the sample, not weighted by strata">
      {causes.length === 0 && <p className="py-2 text-ink-2">No cause yet: they come with the labels.</p>}
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2 2xl:grid-cols-3">
        {GROUPS.map(({ title, says, verdict, truth }) => {
          const own = causes.filter((one) => one.verdict === verdict && one.truth === truth);
          if (own.length === 0) return null;
          const all = own.reduce((sum, { count }) => sum + count, 0);
          return (
            <div key={title}>
              <h3 className="text-xs">
                <span className="font-medium">{title}</span>{" "}
                <span className="text-ink-3">
                  {says} · n = {all}
                </span>
              </h3>
              <ul>
                {own.map(({ cause, count }) => (
                  <li key={cause}>
                    <Link
                      href={sampleItemsHref(scope.suite.name, sample.id, scope.values, {
                        verdict,
                        label: truth,
                        cause: cause ?? "",
                      })}
                      prefetch={false}
                      className="-mx-1 grid grid-cols-[minmax(0,10rem)_minmax(0,1fr)_5rem] items-center gap-3 rounded-md px-1 py-0.5 hover:bg-hover"
                    >
                      <span className="truncate">
                        {cause === null ? (
                          <span className="text-ink-3">no cause given</span>
                        ) : (
                          <Literal className="font-sans text-sm">{causeName(cause)}</Literal>
                        )}
                      </span>
                      <span className="h-2.5 bg-hover">
                        <span
                          className="block h-full rounded-r-xs bg-ink-3"
                          style={{ width: `${(100 * count) / highest}%` }}
                        />
                      </span>
                      <span>
                        <span className="font-semibold">{count}</span>{" "}
                        <span className="text-xs text-ink-3">of {all}</span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </Section>
  );
}
