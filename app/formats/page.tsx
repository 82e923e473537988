import type { Metadata } from "next";
import Link from "next/link";
import type { SearchParams } from "nuqs/server";
import { FormatCard } from "@/components/formats/format-card";
import { Guide } from "@/components/formats/guide";
import { SearchedFormats } from "@/components/formats/searched-formats";
import { PlainFrame } from "@/components/frame/plain-frame";
import { getOrigin } from "@/components/ingest/get-origin";
import { observeHref } from "@/components/observe/observe-href";
import { ButtonLink } from "@/components/ui/button-link";
import { PageHead } from "@/components/ui/page-head";
import { describeFormat } from "@/lib/formats/describe-format";
import { IMPORTERS } from "@/lib/importers/registry";
import { TABLE_FORMAT } from "@/lib/importers/table/table-format";
import { decodeStoredText } from "@/lib/json/decode-stored-text";
import { suitePath } from "@/lib/queries/suite-path";
import { loadFormatsParams } from "./search-params";

export const metadata: Metadata = { title: "Formats" };

type Props = { readonly searchParams: Promise<SearchParams> };

export default async function FormatsPage({ searchParams }: Props) {
  const [{ suite: asked }, origin] = await Promise.all([loadFormatsParams(searchParams), getOrigin()]);
  const suite = asked === null ? null : decodeStoredText(asked);
  const formats = [...IMPORTERS, TABLE_FORMAT].map(describeFormat);
  return (
    <PlainFrame>
      <div className="mx-auto max-w-280 px-4 py-8">
        <PageHead
          title="Formats"
          note="what is read, what is taken from it, what it can’t tell"
          action={
            <ButtonLink size="sm" href={suite === null ? "/ingest" : `${suitePath(suite)}/ingests`}>
              {suite === null ? "Add results" : `Add results to ${suite}`}
            </ButtonLink>
          }
        />
        <p className="mt-2 mb-4 max-w-200 text-ink-2">
          Results come in as they are: by a drop in the browser, a command, or a request. Importers only
          translate. Nothing is graded, guessed or repaired on the way, argument text stays as the model wrote
          it, and what a format can’t tell is left out and said here. To have the calls themselves rather than
          a log of them,{" "}
          <Link href={observeHref(suite)} className="link">
            record at the boundary
          </Link>
          .
        </p>
        <SearchedFormats
          items={formats.map((format) => ({
            name: format.name,
            title: format.title,
            text: [
              format.name,
              format.title,
              format.knownBy,
              ...format.takes,
              ...format.cannotTell,
              format.example,
            ]
              .join("\n")
              .toLowerCase(),
            body: <FormatCard format={format} suite={suite ?? "my-suite"} origin={origin} />,
          }))}
        />
        <h2 className="mt-10 mb-3 text-lg font-semibold tracking-tight">With every format</h2>
        <Guide suite={suite ?? "my-suite"} origin={origin} />
      </div>
    </PlainFrame>
  );
}
