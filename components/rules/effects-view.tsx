"use client";
import Link from "next/link";
import { useScopeValues } from "@/components/frame/use-scope-values";
import type { EffectsHeld } from "@/lib/commands/rules/rule-preview";
import { scopeHref } from "@/lib/queries/scope-href";
import type { RuleChange } from "@/lib/rules/rule-change";
import { FlipExamples } from "./flip-examples";
import { useSuiteName } from "./suite-name-context";

type Props = { readonly effects: EffectsHeld; readonly changes: readonly RuleChange[] };

/** What the effect results that came with the records say of the argument claims that would now pass. */
export function EffectsView({ effects: { contradicted, supported, examples }, changes }: Props) {
  const suite = useSuiteName();
  const scope = useScopeValues();
  if (contradicted + supported === 0) return null;
  return (
    <section aria-label="Effects" className="space-y-1">
      <p>
        <span className="font-semibold">Effects</span>{" "}
        <span className={contradicted > 0 ? "font-semibold text-fail" : "text-ink-2"}>
          {contradicted.toLocaleString("en")} contradict
        </span>
        <span className="text-ink-2"> · {supported.toLocaleString("en")} agree</span>
      </p>
      {contradicted > 0 && (
        <details className="rounded-md border border-fail p-3">
          <summary className="text-fail">
            The arguments would pass, yet an effect failed{" "}
            <span className="text-xs">{contradicted.toLocaleString("en")} ▸</span>
          </summary>
          <FlipExamples examples={examples} level="equivalent" changes={changes} />
          <p className="text-xs text-ink-2">
            Those that disagree already are listed under{" "}
            <Link href={scopeHref(suite, "disagreements", scope)} className="link">
              effects against arguments
            </Link>
            .
          </p>
        </details>
      )}
    </section>
  );
}
