import { Badge } from "@/components/ui/badge";
import { percent } from "@/components/ui/percent";
import { ScrollX } from "@/components/ui/scroll-x";
import { Section } from "@/components/ui/section";
import type { EstimatedShare, SampleEstimate } from "@/lib/queries/samples/sample-estimate";
import type { SampleItemsParams } from "@/lib/queries/samples/sample-items-params";
import { ItemsLink } from "./items-link";
import type { PageSample } from "./page-sample";

type Props = Pick<PageSample, "scope" | "sample"> & { readonly estimate: SampleEstimate };

const COLUMNS = [
  {
    key: "false_share_of_failures",
    title: "false among its failures",
    filter: { verdict: "fail", label: "decided" },
  },
  {
    key: "false_share_of_passes",
    title: "false among its passes",
    filter: { verdict: "pass", label: "decided" },
  },
  { key: "sensitivity", title: "sensitivity: wrong ones it fails", filter: { label: "agent_wrong" } },
  { key: "specificity", title: "specificity: right ones it passes", filter: { label: "agent_right" } },
] as const satisfies readonly { key: string; title: string; filter: Partial<SampleItemsParams> }[];

/** The same labels held against every instrument. */
export function InstrumentsTable({ scope, sample, estimate }: Props) {
  return (
    <Section
      title="Instruments"
      note="one set of labels judges them all; each item weighs as many units as it stands for (N/n of its stratum)"
    >
      <ScrollX label="Instruments, the table">
        <table className="w-full">
          <thead className="align-bottom text-xs text-ink-3">
            <tr>
              <th className="py-1 pr-4">instrument</th>
              <th className="px-2 text-right max-sm:hidden sm:px-3" title="items labelled right or wrong">
                n
              </th>
              {COLUMNS.map(({ key, title }) => (
                <th key={key} className="max-w-36 px-2 text-right sm:px-3">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="whitespace-nowrap">
            {estimate.by_instrument.map((one) => {
              const own = one.instrument === estimate.sample.instrument;
              const by = own ? null : one.instrument;
              return (
                <tr key={one.instrument} className={`border-t ${own ? "font-semibold" : ""}`}>
                  <th className="py-1 pr-2 font-normal max-sm:whitespace-normal sm:pr-4">
                    {one.instrument.replace(".v", " v")} {own && <Badge>drawn under</Badge>}
                  </th>
                  <td className="px-2 text-right max-sm:hidden sm:px-3">
                    <Items count={one.n} scope={scope} sample={sample} filter={{ label: "decided" }} />
                  </td>
                  {COLUMNS.map(({ key, filter }) => (
                    <td key={key} className="px-2 text-right sm:px-3">
                      <Share share={one[key]} />{" "}
                      <span className="text-xs font-normal text-ink-3 max-sm:block sm:inline-block sm:min-w-14">
                        <Items
                          name="n = "
                          count={one[key].n}
                          scope={scope}
                          sample={sample}
                          filter={{ ...filter, by }}
                        />
                      </span>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollX>
      {estimate.by_instrument.some((one) => COLUMNS.some(({ key }) => one[key].value === null)) && (
        <p className="mt-1 text-xs text-ink-3">
          — : no labelled item is of this kind, or a stratum whose units could be has no label; that is not
          taken as 0.
        </p>
      )}
      {sample.unit === "calls" && (
        <p className="mt-1 text-xs text-ink-3">
          A harness judges whole records, so it is not held against calls.
        </p>
      )}
    </Section>
  );
}

type ItemsProps = Pick<PageSample, "scope" | "sample"> & {
  readonly name?: string;
  readonly count: number;
  readonly filter: Partial<SampleItemsParams>;
};

/** A count that opens its items, where there are any. */
function Items({ name = "", count, ...link }: ItemsProps) {
  const text = `${name}${count.toLocaleString("en")}`;
  return count === 0 ? <span className="text-ink-3">{text}</span> : <ItemsLink {...link}>{text}</ItemsLink>;
}

function Share({ share }: { readonly share: EstimatedShare }) {
  if (share.value !== null) return percent(share.value, 1);
  return (
    <span
      className="text-ink-3"
      title={
        share.n === 0
          ? "No labelled item is of this kind."
          : "A stratum whose units could belong here has no label: it is not taken as 0."
      }
    >
      —
    </span>
  );
}
