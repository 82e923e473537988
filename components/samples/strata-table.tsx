import { Count } from "@/components/ui/count";
import { intervalText } from "@/components/ui/interval-text";
import { percent } from "@/components/ui/percent";
import { ScrollX } from "@/components/ui/scroll-x";
import { Section } from "@/components/ui/section";
import type { SampleEstimate } from "@/lib/queries/samples/sample-estimate";
import { ItemsLink } from "./items-link";
import type { PageSample } from "./page-sample";
import { StratumName } from "./stratum-name";

type Props = Pick<PageSample, "scope" | "sample"> & { readonly estimate: SampleEstimate };

/** Every stratum: how many there are, how many were read, what share of them was wrong. */
export function StrataTable({ scope, sample, estimate }: Props) {
  const items = { scope, sample };
  const disputed = estimate.strata.some(({ unresolved }) => unresolved > 0);
  return (
    <Section
      title="Strata"
      note="wrong: the agent was wrong, whatever the instrument said; unsure ones are in no share; interval: mid-P over the finite population"
    >
      <ScrollX label="Strata, the table">
        <table className="w-full whitespace-nowrap">
          <thead className="text-xs text-ink-3">
            <tr>
              <th className="py-1 pr-4">stratum</th>
              <th className="px-2 sm:px-3 text-right" title="units in the frozen population">
                N
              </th>
              <th className="px-2 sm:px-3 text-right max-sm:hidden">drawn</th>
              <th className="px-2 sm:px-3 text-right" title="labelled right or wrong">
                n
              </th>
              <th className="px-2 sm:px-3 text-right">wrong</th>
              <th className="px-2 sm:px-3 text-right max-sm:hidden">unsure</th>
              {disputed && <th className="px-2 sm:px-3 text-right max-sm:hidden">disputed</th>}
              <th className="px-2 sm:px-3 text-right">
                share wrong
                <span className="block sm:hidden">95 % interval</span>
              </th>
              <th className="pl-3 max-sm:hidden">95 % interval</th>
            </tr>
          </thead>
          <tbody>
            {estimate.strata.map((one) => {
              const { stratum, N, size, n, wrong, unsure, unresolved, rate, low, high } = one;
              const count = (
                value: number,
                label: "decided" | "agent_wrong" | "unsure" | "unresolved" | null,
              ) =>
                value === 0 ? (
                  <span className="text-ink-3">0</span>
                ) : (
                  <ItemsLink {...items} filter={{ stratum, label }}>
                    <Count value={value} />
                  </ItemsLink>
                );
              const interval =
                low === null || high === null ? (
                  <span className="text-ink-3">{size === 0 ? "none drawn" : "no label yet"}</span>
                ) : n === N ? (
                  "exact: all read"
                ) : (
                  `[${intervalText({ low, high })}]`
                );
              return (
                <tr key={stratum} className="border-t">
                  <th className="py-1 pr-2 font-normal whitespace-normal sm:pr-4">
                    <StratumName stratum={stratum} />
                  </th>
                  <td className="px-2 sm:px-3 text-right">
                    <Count value={N} />
                  </td>
                  <td className="px-2 sm:px-3 text-right max-sm:hidden">{count(size, null)}</td>
                  <td className="px-2 sm:px-3 text-right">{count(n, "decided")}</td>
                  <td className="px-2 sm:px-3 text-right">{count(wrong, "agent_wrong")}</td>
                  <td className="px-2 sm:px-3 text-right max-sm:hidden">{count(unsure, "unsure")}</td>
                  {disputed && (
                    <td className="px-2 sm:px-3 text-right max-sm:hidden">
                      {count(unresolved, "unresolved")}
                    </td>
                  )}
                  <td className="px-2 sm:px-3 text-right">
                    <span className="font-semibold">{rate === null ? "—" : percent(wrong, n)}</span>
                    <span className="block text-xs text-ink-2 sm:hidden">{interval}</span>
                  </td>
                  <td className="pl-3 max-sm:hidden">{interval}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollX>
    </Section>
  );
}
