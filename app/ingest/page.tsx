import type { Metadata } from "next";
import { PlainFrame } from "@/components/frame/plain-frame";
import { FirstIngest } from "@/components/ingest/first-ingest";
import { WaysIn } from "@/components/ingest/ways-in";
import { ButtonLink } from "@/components/ui/button-link";
import { listSuites } from "@/lib/queries/list-suites";
import { suitePath } from "@/lib/queries/suite-path";

export const metadata: Metadata = { title: "Add results" };

export default async function IngestPage() {
  const suites = await listSuites();
  return (
    <PlainFrame>
      <div className="mx-auto max-w-180 px-4 py-10">
        <h1 className="text-xl font-semibold tracking-tight">Add results</h1>
        <p className="mt-1 mb-6 text-ink-2">
          Bring in one run of your eval suite: its cases, tools and the calls that the agent made. Claimcheck
          grades every call claim by claim and shows what was expected beside what was emitted and what the
          handler received.
        </p>
        <FirstIngest>
          <h2 className="mt-8 mb-3 font-semibold">Or send them</h2>
          <WaysIn suite={null} />
        </FirstIngest>
        {suites.length > 0 && (
          <div className="mt-8 border-t pt-4">
            <h2 className="mb-2 font-semibold">Suites here</h2>
            <ul className="flex flex-wrap gap-2">
              {suites.map(({ name }) => (
                <li key={name}>
                  <ButtonLink href={suitePath(name)}>{name}</ButtonLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </PlainFrame>
  );
}
