"use client";
import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { useDeed } from "@/components/ui/use-deed";
import type { Expected } from "@/lib/audit/expected";
import { planDraw } from "@/lib/audit/plan-draw";
import { sizesFor } from "@/lib/audit/sizes-for";
import { ClaimcheckError } from "@/lib/claimcheck-error";
import { drawSizes } from "@/lib/commands/samples/draw-sizes";
import type { StratumPopulation } from "@/lib/queries/samples/count-population";
import type { Guess } from "@/lib/queries/samples/find-guess";
import type { DrawFields } from "./draw-text";
import type { DrawWish } from "./draw-wish";
import { ExpectationFields } from "./expectation-fields";
import { expectedOf } from "./expected-of";
import { IdentityFields } from "./identity-fields";
import { PlanView } from "./plan-view";
import { SizeFields } from "./size-fields";
import { wholeOf } from "./whole-of";

type Props = {
  readonly unit: string;
  readonly strata: readonly StratumPopulation[];
  readonly ungraded: number;
  readonly guess: Guess;
  readonly draw: (wish: DrawWish) => Promise<string | null>;
};

const FAILED = 100;
const CLEAN = 120;

/** Sizes and rules of a draw beside what they will buy, at once as they are typed. */
export function DrawForm({ unit, strata, ungraded, guess, draw }: Props) {
  const [failedUnits, cleanUnits] = [unitsOf(strata, "fail"), unitsOf(strata, "pass")];
  const [text, setText] = useState({
    name: "",
    failed: String(Math.min(FAILED, failedUnits)),
    clean: String(Math.min(CLEAN, cleanUnits)),
    seed: "",
    reviews: "1",
    wrongFailed: percentText(guess.failed),
    wrongClean: percentText(guess.clean),
    minutes: "1.5",
    points: "4",
  });
  const [blind, setBlind] = useState(true);
  const { busy, failed: refused, run } = useDeed();
  const fields: DrawFields = {
    text,
    set: (name) => (value) => setText((now) => ({ ...now, [name]: value })),
  };
  const failed = wholeOf(text.failed);
  const clean = wholeOf(text.clean);
  const reviews = wholeOf(text.reviews);
  const { wrongFailed, wrongClean, minutes } = text;
  const expected = useMemo(
    () => expectedOf(wrongFailed, wrongClean, minutes, reviews),
    [wrongFailed, wrongClean, minutes, reviews],
  );
  const { plan, problem } = useMemo(
    () => planOf(strata, failed, clean, expected),
    [strata, failed, clean, expected],
  );
  const message = problem ?? refused;
  return (
    <form
      className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
      onSubmit={(event) => {
        event.preventDefault();
        if (failed === null || clean === null || reviews === null) return;
        const { name, seed } = text;
        run(() => draw({ name, seed, failed, clean, blind, reviewsPerItem: reviews }));
      }}
    >
      <div className="min-w-0 space-y-5">
        <SizeFields
          {...fields}
          failedUnits={failedUnits}
          cleanUnits={cleanUnits}
          onSetSizes={(halfWidth) => {
            const sizes = sizesFor(strata, halfWidth, expected);
            setText((now) => ({ ...now, failed: String(sizes.failed), clean: String(sizes.clean) }));
          }}
        />
        <ExpectationFields {...fields} from={guess.from} />
        <IdentityFields {...fields} blind={blind} onBlind={setBlind} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            tone="primary"
            disabled={busy || plan === null || plan.items === 0 || !reviews}
          >
            {busy ? "Drawing…" : "Draw the sample"}
          </Button>
          {message !== null && (
            <p role="alert" className="min-w-0 flex-1 text-fail">
              {message}
            </p>
          )}
        </div>
      </div>
      <section aria-label="What it buys" className="min-w-0 lg:border-l lg:pl-6">
        <PlanView strata={strata} ungraded={ungraded} unit={unit} plan={plan} />
      </section>
    </form>
  );
}

function unitsOf(strata: readonly StratumPopulation[], verdict: "fail" | "pass"): number {
  return strata.reduce((sum, one) => sum + (one.verdict === verdict ? one.population : 0), 0);
}

function percentText(share: number): string {
  return String(Number((100 * share).toFixed(1)));
}

function planOf(
  strata: readonly StratumPopulation[],
  failed: number | null,
  clean: number | null,
  expected: Expected,
) {
  if (failed === null || clean === null) return { plan: null, problem: "Sizes are whole numbers." };
  try {
    return { plan: planDraw(strata, drawSizes(strata, { failed, clean }), expected), problem: null };
  } catch (error) {
    if (error instanceof ClaimcheckError) return { plan: null, problem: error.message };
    throw error;
  }
}
