import type { TrendChange } from "@/lib/queries/trends/trend-changes";
import type { TrendPlace } from "@/lib/queries/trends/trend-place";
import { CHART_ROOM } from "./chart-room";
import { lanePieces } from "./lane-pieces";
import { shownText } from "./shown-text";

type Props = { readonly places: readonly TrendPlace[]; readonly changes: readonly TrendChange[] };

/** Below the chart, on its axis: which model and sha each run had, and since when an instrument grades. */
export function ChangeLanes({ places, changes }: Props) {
  const runs = places.flatMap((place) => place.runs);
  const of = (what: TrendChange["what"]) => changes.filter((change) => change.what === what);
  const births = of("instrument");
  const lanes = [
    { name: "model", first: runs[0]?.model ?? null, changes: of("model"), short: (text: string) => text },
    {
      name: "sha",
      first: runs[0]?.gitSha ?? null,
      changes: of("sha"),
      short: (text: string) => text.slice(0, 7),
    },
    { name: "instr.", first: births[0]?.from ?? null, changes: births, short: (text: string) => text },
  ].filter((lane) => lane.first !== null || lane.changes.length > 0);
  if (lanes.length === 0) return null;
  return (
    <div className="mt-1 space-y-px text-2xs text-ink-3" aria-hidden>
      {lanes.map((lane) => (
        <div key={lane.name} className="flex h-4.5 items-center">
          <span className="shrink-0 pr-1.5 text-right" style={{ width: CHART_ROOM.axis }}>
            {lane.name}
          </span>
          <span className="relative h-full flex-1" style={{ marginRight: CHART_ROOM.right }}>
            {lanePieces(places.length, lane.first, lane.changes).map((piece) => {
              const text = piece.text === null ? "not stated" : shownText(piece.text);
              return (
                <span
                  key={piece.from}
                  title={text}
                  className="absolute inset-y-0 flex flex-wrap overflow-hidden border-l border-line-strong bg-panel pl-0.5 whitespace-nowrap"
                  style={{
                    left: `${(100 * piece.from) / places.length}%`,
                    width: `calc(${(100 * (piece.to - piece.from)) / places.length}% - 1px)`,
                  }}
                >
                  {/* Full height: text that finds no room beside it wraps out of sight. */}
                  <span className="h-full w-0" />
                  <span className="max-w-[calc(100%-1px)] min-w-8.5 truncate">
                    {piece.text === null ? "—" : lane.short(text)}
                  </span>
                </span>
              );
            })}
          </span>
        </div>
      ))}
    </div>
  );
}
