"use client";
import { useRouter } from "next/navigation";
import {
  Bar,
  BarChart,
  CartesianGrid,
  Rectangle,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { ClaimChip } from "@/components/ui/claim-chip";
import { claimColor } from "@/components/ui/claim-color";
import { CLAIM_LETTER, CLAIMS, type Claim } from "@/lib/grading/claims";
import { failuresHref } from "@/lib/queries/failures-href";
import type { ScopeValues } from "@/lib/queries/scope-values";
import type { ClaimBar } from "./claim-bar";

type Props = {
  readonly suite: string;
  readonly scope: ScopeValues;
  /** Oldest first. */
  readonly bars: readonly ClaimBar[];
  readonly counted: string;
};

const TICK = { fill: "var(--ink-3)", fontSize: 11 };

/** Failures by claim, run by run; a bar opens its failures. */
export function ClaimsChart({ suite, scope, bars, counted }: Props) {
  const router = useRouter();
  const shown = CLAIMS.filter((claim) => bars.some((bar) => (bar[claim] ?? 0) > 0));
  const open = (bar: ClaimBar, claim: Claim) =>
    router.push(failuresHref(suite, { ...scope, runs: [bar.key], claim: [claim] }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...bars]}
        margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
        maxBarSize={36}
        barCategoryGap="18%"
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="key"
          tickFormatter={(key: string) => {
            const bar = bars.find((one) => one.key === key);
            return bar ? `${bar.day.slice(5)}${bar.incomplete ? " …" : ""}` : "";
          }}
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: "var(--line-strong)" }}
          minTickGap={12}
        />
        <YAxis
          width={40}
          allowDecimals={false}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          tickFormatter={(value: number) => value.toLocaleString("en")}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: "var(--hover)" }}
          content={({ active, payload }) => {
            const bar = payload?.[0]?.payload as ClaimBar | undefined;
            return active && bar ? (
              <BarFacts bar={bar} shown={shown} counted={counted} unit={scope.unit} />
            ) : null;
          }}
        />
        {shown.map((claim) => (
          <Bar
            key={claim}
            dataKey={claim}
            name={`${CLAIM_LETTER[claim]} ${claim}`}
            stackId="claims"
            fill={claimColor(claim)}
            isAnimationActive={false}
            className="cursor-pointer"
            onClick={(item) => open(item.payload as ClaimBar, claim)}
            shape={(props) => <Rectangle {...props} stroke="var(--canvas)" strokeWidth={1} />}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

type FactsProps = {
  readonly bar: ClaimBar;
  readonly shown: readonly Claim[];
  readonly counted: string;
  readonly unit: string;
};

function BarFacts({ bar, shown, counted, unit }: FactsProps) {
  return (
    <div className="rounded-md border border-line-strong bg-raised px-2.5 py-1.5 text-xs shadow-pop">
      <p className="font-mono">{bar.runId}</p>
      <p className="mb-1 text-ink-3">
        {bar.day} · {bar.failing.toLocaleString("en")} of {bar.graded.toLocaleString("en")} {unit} fail
      </p>
      {bar.incomplete && <p className="text-warn">incomplete: an ingest is not finished</p>}
      <ul>
        {shown.map((claim) => (
          <li key={claim} className="flex items-center justify-between gap-4">
            <ClaimChip claim={claim} named />
            <span>{(bar[claim] ?? 0).toLocaleString("en")}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-ink-3">{counted}</p>
    </div>
  );
}
