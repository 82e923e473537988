import Link from "next/link";
import { Count } from "@/components/ui/count";
import { percent } from "@/components/ui/percent";
import { ScrollX } from "@/components/ui/scroll-x";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import type { Verdict } from "@/lib/grading/result";
import type { VerdictPair } from "@/lib/queries/compare/count-verdict-pairs";
import type { InstrumentRow } from "@/lib/queries/instrument-row";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";

type Props = {
  readonly scope: Scope;
  readonly x: InstrumentRow;
  readonly y: InstrumentRow;
  readonly pairs: readonly VerdictPair[];
};

const VERDICTS: readonly Verdict[] = ["pass", "fail", "ungraded"];
const fixed = ({ level, version }: InstrumentRow) => `${level}.v${version}`;
const name = ({ level, version }: InstrumentRow) => `${level} v${version}`;

/** What two instruments say of the same records; each cell opens its records. */
export function VerdictPairTable({ scope, x, y, pairs }: Props) {
  const count = (ofX: Verdict | null, ofY: Verdict | null) =>
    pairs.find((one) => one.x === ofX && one.y === ofY)?.records ?? 0;
  const sum = (kept: (pair: VerdictPair) => boolean) =>
    pairs.filter(kept).reduce((total, { records }) => total + records, 0);
  const both = sum((one) => one.x !== null && one.y !== null);
  const graded = sum((one) => isGraded(one.x) && isGraded(one.y));
  const flipped = count("pass", "fail") + count("fail", "pass");
  const onlyX = sum((one) => one.y === null);
  const onlyY = sum((one) => one.x === null);
  const records = (own: InstrumentRow, verdict: Verdict, other: InstrumentRow, said: Verdict | "none") =>
    scopeHref(
      scope.suite.name,
      "records",
      { ...scope.values, instrument: fixed(own) },
      { verdict, other: fixed(other), otherVerdict: said },
    );
  const alone = (own: InstrumentRow, other: InstrumentRow, ofOwn: (verdict: Verdict) => number) =>
    VERDICTS.filter((verdict) => ofOwn(verdict) > 0).map((verdict, at) => (
      <span key={verdict}>
        {at > 0 && ", "}
        <Link href={records(own, verdict, other, "none")} className="link" prefetch={false}>
          <Count value={ofOwn(verdict)} /> {verdict}
        </Link>
      </span>
    ));
  return (
    <div className="space-y-2">
      <p className="max-w-200" data-pairs>
        Of <Count value={graded} /> records that both graded, {name(y)} says the other thing of{" "}
        <Count value={flipped} /> ({percent(flipped, graded)}): <Count value={count("fail", "pass")} /> fail →
        pass, <Count value={count("pass", "fail")} /> pass → fail.
      </p>
      <ScrollX label="Verdicts of two instruments">
        <table className="whitespace-nowrap">
          <thead className="text-xs text-ink-3">
            <tr>
              <th className="py-1 pr-2 whitespace-normal sm:pr-4">
                {name(x)} ↓ · {name(y)} →
              </th>
              {VERDICTS.map((verdict) => (
                <th key={verdict} scope="col" className="px-2 text-right sm:px-4">
                  <VerdictBadge verdict={verdict} />
                </th>
              ))}
              <th scope="col" className="pl-2 text-right sm:pl-4">
                all
              </th>
            </tr>
          </thead>
          <tbody>
            {VERDICTS.map((ofX) => (
              <tr key={ofX} className="border-t">
                <th scope="row" className="py-1.5 pr-2 sm:pr-4">
                  <VerdictBadge verdict={ofX} />
                </th>
                {VERDICTS.map((ofY) => (
                  <td key={ofY} className="px-2 text-right sm:px-4">
                    {count(ofX, ofY) === 0 ? (
                      <span className="text-ink-3">0</span>
                    ) : (
                      <Link
                        href={records(x, ofX, y, ofY)}
                        className={ofX === ofY ? "link text-ink-2" : "link font-semibold"}
                        prefetch={false}
                      >
                        <Count value={count(ofX, ofY)} />
                      </Link>
                    )}
                  </td>
                ))}
                <td className="pl-2 text-right sm:pl-4 text-ink-3">
                  <Count value={sum((one) => one.x === ofX && one.y !== null)} />
                </td>
              </tr>
            ))}
            <tr className="border-t text-ink-3">
              <th scope="row" className="py-1.5 pr-4 font-normal">
                all
              </th>
              {VERDICTS.map((ofY) => (
                <td key={ofY} className="px-2 text-right sm:px-4">
                  <Count value={sum((one) => one.y === ofY && one.x !== null)} />
                </td>
              ))}
              <td className="pl-2 text-right sm:pl-4">
                <Count value={both} />
              </td>
            </tr>
          </tbody>
        </table>
      </ScrollX>
      {(onlyX > 0 || onlyY > 0) && (
        <p className="text-xs text-ink-2">
          Not in the table:
          {onlyX > 0 && (
            <>
              {" "}
              <Count value={onlyX} /> records without a verdict under {name(y)} (
              {alone(x, y, (verdict) => count(verdict, null))})
            </>
          )}
          {onlyY > 0 && (
            <>
              {" "}
              <Count value={onlyY} /> records without a verdict under {name(x)} (
              {alone(y, x, (verdict) => count(null, verdict))})
            </>
          )}
          .
        </p>
      )}
    </div>
  );
}

function isGraded(verdict: Verdict | null): boolean {
  return verdict === "pass" || verdict === "fail";
}
