import { Segments } from "@/components/ui/segments";
import type { Scope } from "@/lib/queries/scope";
import { trendsHref } from "@/lib/queries/trends/trends-href";
import type { TrendsParams } from "@/lib/queries/trends/trends-params";
import { LinesPicker } from "./lines-picker";

type Props = { readonly scope: Scope; readonly params: TrendsParams; readonly drawn: readonly number[] };

/** Unit, axis, and what there is a line for. */
export function TrendControls({ scope, params, drawn }: Props) {
  const { suite, unit, instruments, instrument } = scope;
  const here = (change: Partial<TrendsParams>) => trendsHref(suite.name, { ...params, ...change });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Segments
        label="Unit"
        options={(["records", "calls"] as const).map((one) => ({
          text: one,
          href: here({ unit: one }),
          current: one === unit,
        }))}
      />
      <Segments
        label="Over"
        options={(["runs", "days"] as const).map((one) => ({
          text: one,
          href: here({ over: one }),
          current: one === params.over,
        }))}
      />
      <span className="flex items-center gap-1.5">
        <span className="text-xs text-ink-3">by</span>
        <Segments
          label="By"
          options={(["instrument", "tool", "claim", "model"] as const).map((one) => ({
            text: one,
            href: here({ by: one }),
            current: one === params.by,
          }))}
        />
      </span>
      {params.by === "instrument" && (
        <LinesPicker
          instruments={instruments.filter((row) => !(unit === "calls" && row.level === "harness"))}
          drawn={drawn}
          own={instrument.id}
        />
      )}
    </div>
  );
}
