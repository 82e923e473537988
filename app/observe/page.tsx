import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { PlainFrame } from "@/components/frame/plain-frame";
import { getOrigin } from "@/components/ingest/get-origin";
import { ObserveGuide } from "@/components/observe/observe-guide";
import { ButtonLink } from "@/components/ui/button-link";
import { PageHead } from "@/components/ui/page-head";
import { decodeStoredText } from "@/lib/json/decode-stored-text";
import { witnessHref } from "@/lib/queries/witness/witness-href";
import { loadObserveParams } from "./search-params";

export const metadata: Metadata = { title: "Record at the boundary" };

type Props = { readonly searchParams: Promise<SearchParams> };

export default async function ObservePage({ searchParams }: Props) {
  const [{ suite: asked }, origin] = await Promise.all([loadObserveParams(searchParams), getOrigin()]);
  const suite = asked === null ? null : decodeStoredText(asked);
  return (
    <PlainFrame>
      <div className="mx-auto max-w-240 px-4 py-8">
        <PageHead
          title="Record at the boundary"
          note="what was on the wire, rather than what the agent says of itself"
          action={
            suite !== null && (
              <ButtonLink size="sm" href={witnessHref(suite)}>
                Log against wire of {suite}
              </ButtonLink>
            )
          }
        />
        <ObserveGuide suite={suite} origin={origin} />
      </div>
    </PlainFrame>
  );
}
