"use client";
import { Dices } from "lucide-react";
import { ButtonLink } from "@/components/ui/button-link";
import { newSampleHref } from "@/lib/queries/samples/new-sample-href";
import { useFailuresNavigation } from "./use-failures-navigation";

/** On to drawing a random sample from what the filter holds. */
export function SampleLink() {
  const { suite, params } = useFailuresNavigation();
  return (
    <ButtonLink href={newSampleHref(suite, params)} prefetch={false}>
      <Dices aria-hidden />
      <span className="max-sm:sr-only">Sample these</span>
    </ButtonLink>
  );
}
