import Link from "next/link";
import { causeName } from "@/components/review/cause-name";
import { decodeStoredText } from "@/lib/json/decode-stored-text";
import { LABEL_STATES, type LabelState } from "@/lib/queries/samples/label-states";
import { sampleItemsHref } from "@/lib/queries/samples/sample-items-href";
import type { SampleItemsParams } from "@/lib/queries/samples/sample-items-params";
import type { PageSample } from "./page-sample";

type Props = Pick<PageSample, "scope" | "sample"> & {
  readonly filter: SampleItemsParams;
  /** Causes given in the sample; null: an item without one. */
  readonly causes: readonly (string | null)[];
};

const STATES: Readonly<Record<LabelState, string>> = {
  decided: "right or wrong",
  agent_right: "agent right",
  agent_wrong: "agent wrong",
  unsure: "unsure",
  waiting: "waits for a label",
  unresolved: "disputed",
  adjudicated: "adjudicated",
  open: "no label",
};

/** The parts of the filter, each a row of addresses; the chosen one takes itself back. */
export function ItemsFilter({ scope, sample, filter, causes }: Props) {
  const { from: _, ...kept } = filter;
  const href = (change: Partial<SampleItemsParams>) =>
    sampleItemsHref(scope.suite.name, sample.id, scope.values, { ...kept, ...change });
  const by = filter.by === null ? "verdict" : filter.by.replace(".v", " v");
  return (
    <div className="space-y-1 text-xs">
      <Row
        name="label"
        options={LABEL_STATES.map((state) => ({
          text: STATES[state],
          current: filter.label === state,
          href: href({ label: filter.label === state ? null : state }),
        }))}
      />
      <Row
        name={by}
        options={(["fail", "pass"] as const).map((verdict) => ({
          text: verdict,
          current: filter.verdict === verdict,
          href: href({ verdict: filter.verdict === verdict ? null : verdict }),
        }))}
      />
      {(sample.strata.length > 2 || filter.stratum !== null) && (
        <Row
          name="stratum"
          options={sample.strata.map(({ stratum }) => {
            const current = filter.stratum !== null && decodeStoredText(filter.stratum) === stratum;
            return { text: stratum, current, href: href({ stratum: current ? null : stratum }) };
          })}
        />
      )}
      {causes.length > 0 && (
        <Row
          name="cause"
          options={causes.map((cause) => {
            const value = cause ?? "";
            const current = filter.cause !== null && decodeStoredText(filter.cause) === value;
            return {
              text: cause === null ? "none given" : causeName(cause),
              current,
              href: href({ cause: current ? null : value }),
            };
          })}
        />
      )}
    </div>
  );
}

type RowProps = {
  readonly name: string;
  readonly options: readonly { readonly text: string; readonly href: string; readonly current: boolean }[];
};

function Row({ name, options }: RowProps) {
  return (
    <nav aria-label={name} className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline gap-1">
      <span className="truncate text-ink-3">{name}</span>
      <span className="flex flex-wrap gap-1">
        {options.map(({ text, href, current }) => (
          <Link
            key={text}
            href={href}
            scroll={false}
            prefetch={false}
            aria-current={current ? "true" : undefined}
            className="max-w-60 truncate rounded-md border border-line px-1.5 py-0.5 text-ink-2 hover:bg-hover hover:text-ink aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent"
          >
            {text}
          </Link>
        ))}
      </span>
    </nav>
  );
}
