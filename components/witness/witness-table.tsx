import { ArrowDown, ArrowUp } from "lucide-react";
import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { Count } from "@/components/ui/count";
import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import { WITNESS_KINDS } from "@/lib/grading/witness/witness-kinds";
import { decodeStoredText } from "@/lib/json/decode-stored-text";
import type { DifferenceCounts } from "@/lib/queries/witness/difference-counts";
import { witnessHref } from "@/lib/queries/witness/witness-href";
import type { WitnessParams } from "@/lib/queries/witness/witness-params";

type Props = {
  readonly suite: string;
  readonly params: WitnessParams;
  readonly counts: DifferenceCounts;
};

const LEGS = [
  { leg: "log", text: "log against wire" },
  { leg: "handler", text: "handler against wire" },
] as const;

/** Differences by tool and kind, in the kinds' own order; a count narrows the list below to it. */
export function WitnessTable({ suite, params, counts }: Props) {
  const kinds = WITNESS_KINDS.filter(({ code }) => (counts.kinds[code] ?? 0) > 0);
  const legs = LEGS.map(({ leg, text }) => ({
    text,
    kinds: kinds.filter((kind) => kind.leg === leg),
  })).filter((leg) => leg.kinds.length > 0);
  const firsts = new Set(legs.map((leg) => leg.kinds[0]?.code));
  const here = (change: Partial<WitnessParams>) => witnessHref(suite, { ...params, ...change });
  const all = kinds.reduce((sum, { code }) => sum + (counts.kinds[code] ?? 0), 0);
  const cell = (tool: string | null, code: WitnessParams["kind"], n: number) => (
    <Cell
      n={n}
      href={here({ tool, kind: code })}
      current={params.tool === tool && params.kind === code && (tool !== null || code !== null)}
    />
  );
  const edge = (code: string) => firsts.has(code as never) && "border-l pl-3";
  return (
    <ScrollX label="Differences by tool and kind">
      <table className="text-sm whitespace-nowrap">
        <thead className="text-xs text-ink-3">
          <tr>
            <td colSpan={2} />
            {legs.map((leg) => (
              <th
                key={leg.text}
                scope="colgroup"
                colSpan={leg.kinds.length}
                className="border-l px-3 pt-1 text-left font-medium text-ink-2"
              >
                {leg.text}
              </th>
            ))}
          </tr>
          <tr className="align-bottom">
            <Head
              text="tool"
              href={here({ by: params.by === "tool" ? null : "tool" })}
              sorted={params.by === "tool" ? "ascending" : null}
              className="sticky left-0 z-10 bg-canvas pr-3 text-left"
            />
            <Head
              text="all"
              href={here({ by: null })}
              sorted={params.by === null ? "descending" : null}
              className="px-3 text-right"
            />
            {kinds.map(({ code, title, meaning }) => (
              <Head
                key={code}
                text={title}
                title={meaning}
                href={here({ by: params.by === code ? null : code })}
                sorted={params.by === code ? "descending" : null}
                className={cn("w-20 min-w-17 px-1.5 text-right whitespace-normal", edge(code))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.tools.map(({ tool, all: ofTool, kinds: ofKind }) => (
            <tr key={tool} className="border-t hover:bg-hover">
              <th
                scope="row"
                className="sticky left-0 z-10 max-w-48 truncate bg-canvas py-0.5 pr-3 text-left font-normal sm:max-w-80"
              >
                {tool === "" ? (
                  <span className="text-ink-3">no tool</span>
                ) : (
                  <Literal>{decodeStoredText(tool)}</Literal>
                )}
              </th>
              <td className="px-3 text-right font-medium">{cell(tool, null, ofTool)}</td>
              {kinds.map(({ code }) => (
                <td key={code} className={cn("px-2 text-right", edge(code))}>
                  {cell(tool, code, ofKind[code] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line-strong">
            <th
              scope="row"
              className="sticky left-0 z-10 bg-canvas py-0.5 pr-3 text-left text-xs font-normal text-ink-3"
            >
              {counts.toolCount === 1 ? "1 tool" : `all ${counts.toolCount.toLocaleString("en")} tools`}
            </th>
            <td className="px-3 text-right font-medium">{cell(null, null, all)}</td>
            {kinds.map(({ code }) => (
              <td key={code} className={cn("px-2 text-right", edge(code))}>
                {cell(null, code, counts.kinds[code] ?? 0)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollX>
  );
}

type HeadProps = {
  readonly text: string;
  readonly title?: string;
  readonly href: string;
  readonly sorted: "ascending" | "descending" | null;
  readonly className: string;
};

function Head({ text, title, href, sorted, className }: HeadProps) {
  const Arrow = sorted === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={sorted ?? undefined}
      title={title}
      className={cn("py-1 font-normal", className)}
    >
      <Link href={href} scroll={false} replace className="rounded-sm hover:text-ink">
        {text}
        {sorted !== null && <Arrow aria-hidden className="ml-0.5 inline size-3" />}
      </Link>
    </th>
  );
}

type CellProps = { readonly n: number; readonly href: string; readonly current: boolean };

function Cell({ n, href, current }: CellProps) {
  if (n === 0) {
    return (
      <span className="px-1 text-ink-3">
        <span aria-hidden>·</span>
        <span className="sr-only">0</span>
      </span>
    );
  }
  return (
    <Link
      data-row
      href={href}
      scroll={false}
      aria-current={current ? "true" : undefined}
      className="inline-block min-h-6 min-w-6 rounded-sm px-1 leading-6 hover:bg-selected hover:text-accent aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-accent"
    >
      <Count value={n} />
    </Link>
  );
}
