import Link from "next/link";
import type { ReactNode } from "react";
import { niceScale } from "@/components/charts/nice-scale";
import { RateBar } from "@/components/samples/rate-bar";
import { Count } from "@/components/ui/count";
import { Literal } from "@/components/ui/literal";
import { compareHref } from "@/lib/queries/compare/compare-href";
import type { RunPair } from "@/lib/queries/compare/find-run-pair";
import type { SplitOfChange } from "@/lib/queries/compare/get-change-split";
import { instrumentsHref } from "@/lib/queries/compare/instruments-href";
import { failingHref } from "@/lib/queries/failing-href";
import type { InstrumentRow } from "@/lib/queries/instrument-row";
import type { Rate } from "@/lib/queries/rate";
import type { RunRow } from "@/lib/queries/run-row";
import type { Scope } from "@/lib/queries/scope";
import { roundedSplit } from "@/lib/stats/rounded-split";
import type { ChangeSplit } from "@/lib/stats/split-change";

type Props = {
  readonly scope: Scope;
  readonly pair: RunPair;
  readonly made: SplitOfChange;
  readonly split: ChangeSplit;
};

const DIGITS = 2;
const name = ({ level, version }: InstrumentRow) => `${level} v${version}`;
const fixed = ({ level, version }: InstrumentRow) => `${level}.v${version}`;

/** From A under the old instrument to B under the new one, the instrument's part first: each step opens its records. */
export function SplitWaterfall({ scope, pair, made, split }: Props) {
  const shown = roundedSplit(split, DIGITS);
  const share = (part: bigint) => Number(part) / Number(split.denominator);
  const highest = Math.max(0.01, share(split.before), share(split.regraded), share(split.after));
  const end = niceScale(highest).at(-1) ?? 1;
  const bar = (from: bigint, to: bigint, look: "measured" | "taken" | "added") => (
    <RateBar from={share(from < to ? from : to) / end} to={share(from < to ? to : from) / end} look={look} />
  );
  const exactly = (part: bigint) => `${sign(part)}${abs(part)}/${split.denominator}`;
  const measured = (run: RunRow, instrument: InstrumentRow, rate: Rate) => {
    const values = { ...scope.values, instrument: fixed(instrument), runs: [run.key] };
    return (
      <>
        <Link href={failingHref({ ...scope, instrument, values })} className="link" prefetch={false}>
          <Count value={rate.failing} /> of <Count value={rate.graded} />
        </Link>{" "}
        {scope.unit} fail
        {rate.ungraded > 0 && (
          <>
            ; <Count value={rate.ungraded} /> ungraded, in no rate
          </>
        )}
      </>
    );
  };
  const same = made.old.id === made.new.id;
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-1.5 sm:grid-cols-[max-content_max-content_minmax(0,1fr)]">
      <Step
        name={
          <>
            A <Literal>{pair.a.runId}</Literal>, {name(made.old)}
          </>
        }
        value={`${text(shown.before)} %`}
        exact={exactly(split.before)}
        bar={bar(0n, split.before, "measured")}
        strong
      >
        {measured(pair.a, made.old, made.before)}
      </Step>
      <Step
        name="the instrument"
        value={signed(shown.instrument)}
        exact={exactly(split.instrument)}
        bar={bar(split.before, split.regraded, split.instrument < 0n ? "taken" : "added")}
      >
        {same ? (
          `one instrument, ${name(made.new)}, graded both: its part is 0`
        ) : (
          <>
            {name(made.old)} → {name(made.new)} on run A, where {measured(pair.a, made.new, made.regraded)} ·{" "}
            <Link
              href={instrumentsHref(scope.suite.name, {
                ...scope.values,
                runs: [pair.a.key],
                x: fixed(made.old),
                y: fixed(made.new),
              })}
              className="link"
              prefetch={false}
            >
              which records flip
            </Link>
          </>
        )}
      </Step>
      <Step
        name="the agent"
        value={signed(shown.agent)}
        exact={exactly(split.agent)}
        bar={bar(split.regraded, split.after, split.agent < 0n ? "taken" : "added")}
      >
        A → B under {name(made.new)} ·{" "}
        <Link
          href={compareHref(scope.suite.name, {
            ...scope.values,
            instrument: fixed(made.new),
            a: pair.a.key,
            b: pair.b.key,
          })}
          className="link"
          prefetch={false}
        >
          which cases changed
        </Link>
      </Step>
      <Step
        name={
          <>
            B <Literal>{pair.b.runId}</Literal>, {name(made.new)}
          </>
        }
        value={`${text(shown.after)} %`}
        exact={exactly(split.after)}
        bar={bar(0n, split.after, "measured")}
        strong
      >
        {measured(pair.b, made.new, made.after)}
      </Step>
    </dl>
  );
}

type StepProps = {
  readonly name: ReactNode;
  readonly value: string;
  /** The value as a fraction. */
  readonly exact: string;
  readonly bar: ReactNode;
  readonly strong?: boolean;
  readonly children: ReactNode;
};

function Step({ name: of, value, exact, bar, strong = false, children }: StepProps) {
  return (
    <div className="col-span-full grid grid-cols-subgrid items-start">
      <dt className={strong ? undefined : "pl-3 text-ink-2"}>{of}</dt>
      <dd
        className={`text-right max-sm:justify-self-end ${strong ? "font-semibold" : ""}`}
        title={`exactly ${exact}`}
      >
        {value}
      </dd>
      <dd className="min-w-0 max-sm:col-span-full">
        {bar}
        <span className="block text-xs text-ink-3">{children}</span>
      </dd>
    </div>
  );
}

const abs = (part: bigint) => (part < 0n ? -part : part);
const sign = (part: bigint) => (part < 0n ? "−" : "");
const text = (hundredths: number) => (Math.abs(hundredths) / 10 ** DIGITS).toFixed(DIGITS);
const signed = (hundredths: number) =>
  `${hundredths === 0 ? "" : hundredths < 0 ? "−" : "+"}${text(hundredths)}`;
