import { CopyButton } from "@/components/ui/copy-button";
import { suiteSegment } from "@/lib/queries/suite-segment";
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
          <div className="flex items-start gap-1 rounded-md border bg-panel py-1 pr-1 pl-3">
            <pre className="min-w-0 flex-1 text-xs leading-6 break-all whitespace-pre-wrap">{command}</pre>
            <CopyButton text={command} label={`Copy the command: ${says.slice(0, -1)}`} />
          </div>
        </div>
      ))}
      <p className="text-xs text-ink-3">
        Any known format is recognized from its content: Claimcheck’s own NDJSON, JSON or YAML, tau-bench
        results, each also gzipped, and folders of them.
      </p>
    </div>
  );
}
