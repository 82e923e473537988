import { ChevronLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { Literal } from "@/components/ui/literal";
import { Tabs } from "@/components/ui/tabs";
import { Timestamp } from "@/components/ui/timestamp";
import { populationWords } from "@/lib/queries/samples/population-words";
import { sampleItemsHref } from "@/lib/queries/samples/sample-items-href";
import { scopeHref } from "@/lib/queries/scope-href";
import { ExportLabels } from "./export-labels";
import type { PageSample } from "./page-sample";
import { SampleState } from "./sample-state";

type Props = PageSample & {
  readonly tab: "audit" | "items" | "disagreements";
  /** Buttons that change the sample. */
  readonly actions?: ReactNode;
};

/** What a sample is, what can be done with it, and its pages. */
export function SampleHead({ scope, sample, reviewer, tab, actions }: Props) {
  const { suite, values } = scope;
  const { progress, instrument } = sample;
  const href = (page: string) => scopeHref(suite.name, page, values);
  const own = progress.reviewers.some((one) => one.reviewer === reviewer);
  return (
    <header className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link href={href("samples")} className="link inline-flex items-center gap-0.5 text-ink-2">
          <ChevronLeft aria-hidden className="size-3.5" />
          Samples
        </Link>
        <h1 className="min-w-0 text-lg font-semibold tracking-tight [overflow-wrap:anywhere]">
          <Literal className="font-sans text-lg">{sample.name}</Literal>
        </h1>
        <span className="flex flex-wrap gap-1">
          <SampleState sample={sample} />
          {sample.simulated && <Badge tone="accent">simulated</Badge>}
        </span>
        <div className="flex flex-wrap gap-2 md:ml-auto">
          <ButtonLink
            tone={progress.finished ? "plain" : "primary"}
            href={href(`samples/${sample.id}/review`)}
          >
            {progress.finished ? "Read the items" : own ? "Go on reviewing" : "Review"}
          </ButtonLink>
          {actions}
          <ExportLabels suite={suite.name} sampleId={sample.id} />
        </div>
      </div>
      <p className="text-xs text-ink-3 [overflow-wrap:anywhere]">
        {sample.unit} of {populationWords(sample.population).join(" · ")}, by the verdict of{" "}
        {instrument.level} v{instrument.version} · drawn <Timestamp at={sample.createdAt} /> by{" "}
        <Literal className="font-sans">{sample.createdBy}</Literal>; what came later is not in it · seed{" "}
        <Literal>{sample.seed}</Literal>
        {sample.blind && " · blind"}
        {sample.reviewsPerItem > 1 && ` · ${sample.reviewsPerItem} reviewers an item`}
      </p>
      <Tabs
        label="Sample"
        tabs={[
          { text: "Audit", href: href(`samples/${sample.id}`), current: tab === "audit" },
          {
            text: "Items",
            href: sampleItemsHref(suite.name, sample.id, values, {}),
            count: progress.items,
            current: tab === "items",
          },
          {
            text: "Disagreements",
            href: href(`samples/${sample.id}/disagreements`),
            count: progress.unresolved,
            current: tab === "disagreements",
          },
        ]}
      />
    </header>
  );
}
