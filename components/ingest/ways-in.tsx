import Link from "next/link";
import { formatsHref } from "@/components/formats/formats-href";
import { observeHref } from "@/components/observe/observe-href";
import { suiteSegment } from "@/lib/queries/suite-segment";
import { CommandBlock } from "./command-block";
import { getOrigin } from "./get-origin";
import { shellWord } from "./shell-word";

/** The other two ways to bring results in, as commands to copy. `suite` null: the name is for the reader to choose. */
export async function WaysIn({ suite }: { readonly suite: string | null }) {
  const origin = await getOrigin();
  const name = suite ?? "my-suite";
  const ways = [
    {
      says: "From a terminal, in Claimcheck’s folder:",
      command: `npm run claimcheck -- import results.json --suite ${shellWord(name)}`,
    },
    {
      says: "From CI, or any program:",
      command: `curl --fail-with-body --data-binary @results.ndjson \\\n  ${shellWord(`${origin}/api/ingest?suite=${suiteSegment(name)}`)}`,
    },
  ];
  return (
    <div className="space-y-3">
      {ways.map(({ says, command }) => (
        <div key={says}>
          <p className="mb-1 text-ink-2">{says}</p>
          <CommandBlock command={command} label={`Copy the command: ${says.slice(0, -1)}`} />
        </div>
      ))}
      <p className="text-xs text-ink-3">
        A format is recognized from its content, also in folders and archives.{" "}
        <Link href={formatsHref(suite)} className="link">
          All formats, and what each can tell
        </Link>
        {" · "}
        <Link href={observeHref(suite)} className="link">
          Record calls at the boundary
        </Link>
      </p>
    </div>
  );
}
