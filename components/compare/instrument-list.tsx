import Link from "next/link";
import { INSTRUMENT_MEANINGS } from "@/components/frame/instrument-meanings";
import { Badge } from "@/components/ui/badge";
import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import { Timestamp } from "@/components/ui/timestamp";
import { type RuleDifference, ruleDifferences } from "@/lib/compare/rule-differences";
import { instrumentsHref } from "@/lib/queries/compare/instruments-href";
import type { InstrumentHistory } from "@/lib/queries/compare/list-instrument-history";
import type { Scope } from "@/lib/queries/scope";

type Props = { readonly scope: Scope; readonly instruments: readonly InstrumentHistory[] };

const SHOWN = 8;
const fixed = ({ level, version }: InstrumentHistory) => `${level}.v${version}`;

/** Every instrument: who made it, when, why, and what differs from the version before. */
export function InstrumentList({ scope, instruments }: Props) {
  return (
    <ScrollX label="Instruments">
      <table className="w-full">
        <thead className="text-xs whitespace-nowrap text-ink-3">
          <tr>
            <th className="py-1 pr-4">instrument</th>
            <th className="px-3">made (UTC)</th>
            <th className="px-3">why</th>
            <th className="px-3">against the version before</th>
          </tr>
        </thead>
        <tbody>
          {instruments.map((one) => {
            const before = instruments.find(
              (other) => other.level === one.level && other.version === one.version - 1,
            );
            return (
              <tr key={one.id} className="border-t align-top hover:bg-hover">
                <th className="py-1.5 pr-4 whitespace-nowrap" title={INSTRUMENT_MEANINGS[one.level]}>
                  {one.level} <span className="text-xs font-normal text-ink-3">v{one.version}</span>{" "}
                  {one.current && <Badge tone="accent">in force</Badge>}{" "}
                  {one.outdated && (
                    <Badge
                      tone="warn"
                      title="Tools or cases changed since it graded: its verdicts speak of the suite before that."
                    >
                      outdated
                    </Badge>
                  )}
                </th>
                <td className="px-3 py-1.5">
                  <Timestamp at={one.createdAt} />
                  <span className="block text-xs text-ink-3">
                    {one.createdBy === null ? "" : <Literal className="font-sans">{one.createdBy}</Literal>}
                  </span>
                </td>
                <td className="max-w-80 px-3 py-1.5 wrap-anywhere text-ink-2">
                  {one.reason === null ? "—" : <Literal className="font-sans text-sm">{one.reason}</Literal>}
                </td>
                <td className="px-3 py-1.5">
                  {before === undefined ? (
                    <span className="text-ink-3">the first{said(countRules(one))}</span>
                  ) : (
                    <>
                      <Differences before={before} after={one} />
                      <Link
                        href={instrumentsHref(scope.suite.name, {
                          ...scope.values,
                          x: fixed(before),
                          y: fixed(one),
                        })}
                        className="link text-xs"
                      >
                        which verdicts flip
                      </Link>
                    </>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollX>
  );
}

function Differences({
  before,
  after,
}: {
  readonly before: InstrumentHistory;
  readonly after: InstrumentHistory;
}) {
  const rules = ruleDifferences(before.rules, after.rules);
  const options = (["argsMatch", "repeats"] as const).filter(
    (option) => before.options[option] !== after.options[option],
  );
  if (rules.length + options.length === 0) return <p className="text-ink-3">no rule changed</p>;
  return (
    <ul className="space-y-0.5 text-xs">
      {options.map((option) => (
        <li key={option}>
          {option}: {before.options[option]} → {after.options[option]}
        </li>
      ))}
      {rules.slice(0, SHOWN).map((one) => (
        <li key={`${one.tool} ${one.kind} ${one.path}`} className="wrap-anywhere">
          <Literal>{one.tool}</Literal> <Literal className="font-semibold">{one.path}</Literal>
          {one.kind === "default" && " default"}: <Rule difference={one} />
        </li>
      ))}
      {rules.length > SHOWN && (
        <li className="text-ink-3">and {(rules.length - SHOWN).toLocaleString("en")} more</li>
      )}
    </ul>
  );
}

function Rule({ difference: { before, after } }: { readonly difference: RuleDifference }) {
  const one = (text: string | null) =>
    text === null ? <span className="text-ink-3">none</span> : <Literal>{text}</Literal>;
  return (
    <>
      {one(before)} → {one(after)}
    </>
  );
}

function countRules({ rules }: InstrumentHistory): number {
  return Object.values(rules).reduce(
    (sum, { norms, defaults }) => sum + Object.keys(norms).length + Object.keys(defaults).length,
    0,
  );
}

const said = (rules: number) =>
  rules === 0 ? "" : `, with ${rules.toLocaleString("en")} ${rules === 1 ? "rule" : "rules"}`;
