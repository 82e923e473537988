import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import type { TrendChange } from "@/lib/queries/trends/trend-changes";
import type { TrendPlace } from "@/lib/queries/trends/trend-place";
import type { TrendsParams } from "@/lib/queries/trends/trends-params";
import type { ChartLine } from "./chart-line";
import { RateCell } from "./rate-cell";

type Props = {
  readonly over: TrendsParams["over"];
  readonly places: readonly TrendPlace[];
  readonly lines: readonly (ChartLine & { readonly head: ReactNode })[];
  readonly changes: readonly TrendChange[];
};

const SHOWN = 24;

/** The chart's numbers, newest first. */
export function RatesTable({ over, places, lines, changes }: Props) {
  const rows = places
    .map((place, at) => ({ place, at }))
    .filter(({ place }) => place.runs.length > 0)
    .reverse();
  const table = (part: typeof rows) => (
    <ScrollX label="Rates, as a table">
      <table className="w-full whitespace-nowrap">
        <thead className="text-xs text-ink-3">
          <tr>
            <th className="sticky left-0 z-1 bg-canvas py-1 pr-4">{over === "runs" ? "run" : "day"}</th>
            <th className="hidden px-3 md:table-cell">model, sha</th>
            {lines.map((line) => (
              <th key={line.name} className="px-3">
                {line.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.map(({ place, at }) => (
            <tr key={place.key} className="group border-t hover:bg-hover">
              <th className="sticky left-0 z-1 max-w-44 bg-canvas py-1 pr-4 font-normal normal-nums group-hover:bg-hover max-md:whitespace-normal">
                {over === "runs" ? <Literal>{place.runs[0]?.runId ?? ""}</Literal> : place.day}{" "}
                <Notes over={over} place={place} changes={changes.filter((one) => one.place === at)} />
                <span className="block text-2xs text-ink-3">
                  {over === "runs" && place.day}
                  <span className="md:hidden">
                    {over === "runs" && " · "}
                    {modelsOf(place)}
                  </span>
                </span>
              </th>
              <td className="hidden max-w-48 px-3 normal-nums md:table-cell">
                <span className="block truncate">{modelsOf(place)}</span>
                <span className="block truncate text-2xs text-ink-3">{shasOf(place)}</span>
              </td>
              {lines.map((line) => (
                <td key={line.name} className="px-3 py-1">
                  <RateCell point={line.points[at]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
  if (rows.length <= SHOWN) return table(rows);
  return (
    <>
      {table(rows.slice(0, SHOWN))}
      <details className="border-t">
        <summary className="inline-block py-1 text-xs text-ink-3 hover:text-ink">
          the {(rows.length - SHOWN).toLocaleString("en")} before ▸
        </summary>
        {table(rows.slice(SHOWN))}
      </details>
    </>
  );
}

type NotesProps = {
  readonly over: TrendsParams["over"];
  readonly place: TrendPlace;
  readonly changes: readonly TrendChange[];
};

function Notes({ over, place, changes }: NotesProps) {
  const { runs } = place;
  return (
    <>
      {over === "days" && (
        <span className="text-xs text-ink-3">
          {runs.length.toLocaleString("en")} {runs.length === 1 ? "run" : "runs"}{" "}
        </span>
      )}
      {runs.some((run) => run.incomplete) && <Badge tone="warn">incomplete</Badge>}
      {runs.some((run) => run.stale) && <Badge tone="warn">being counted</Badge>}
      {changes.some(({ what }) => what === "model") && <Badge>other model</Badge>}
      {changes
        .filter(({ what }) => what === "instrument")
        .map(({ to }) => (
          <Badge key={to}>first under {to}</Badge>
        ))}
    </>
  );
}

const modelsOf = ({ runs }: TrendPlace) =>
  several(
    runs.map((run) => run.model),
    "models",
  );

function shasOf({ runs }: TrendPlace): ReactNode {
  const text = several(
    runs.map((run) => run.gitSha?.slice(0, 7) ?? null),
    "shas",
  );
  return text === "—" ? text : <Literal className="text-2xs">{text}</Literal>;
}

/** The values of a day's runs: the one they share, or how many they have. */
function several(values: readonly (string | null)[], many: string): string {
  const distinct = new Set(values);
  if (distinct.size > 1) return `${distinct.size} ${many}`;
  return [...distinct][0] ?? "—";
}
