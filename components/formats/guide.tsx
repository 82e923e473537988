import { CommandBlock } from "@/components/ingest/command-block";
import { shellWord } from "@/components/ingest/shell-word";
import { suiteSegment } from "@/lib/queries/suite-segment";
import { formatCommands } from "./format-commands";
import { CASES_YAML, TOOLS_YAML } from "./guide-examples";
import { GuidePart } from "./guide-part";

type Props = { readonly suite: string; readonly origin: string };

/** What holds for every format: expectations and effects from a file beside, tables, looking first, watching. */
export function Guide({ suite, origin }: Props) {
  const claimcheck = (rest: string) => `npm run claimcheck -- ${rest} --suite ${shellWord(suite)}`;
  const together = formatCommands({
    file: "transcripts.jsonl",
    beside: ["cases.yaml", "tools.yaml"],
    suite,
    origin,
  });
  return (
    <div className="space-y-6">
      <GuidePart id="gradable" title="Make a transcript gradable">
        <p>
          A transcript says what the agent did, not what was expected. Write the cases in the native format,
          as YAML or JSON, and send them with the transcript or at any time before or after it; they are
          joined by the case id. What a record’s case is in each format stands under “what is taken”.
        </p>
        <CommandBlock command={CASES_YAML} label="Copy the example of cases" />
        <CommandBlock
          command={together.cli}
          label="Copy the command that imports a transcript with its cases"
        />
        <CommandBlock
          command={together.curl}
          label="Copy the request that sends a transcript with its cases"
        />
        <p>In the browser, drop them together: files of one drop are one ingest.</p>
      </GuidePart>
      <GuidePart id="effects" title="Say which tools have side effects">
        <p>
          Tools found in a transcript come with their schemas; MCP’s <code>readOnlyHint</code> and{" "}
          <code>destructiveHint</code> are taken as their effect. Few formats carry either, so a file beside
          says it, or a click on the Contract page. An undeclared tool is never counted as a side effect.
        </p>
        <CommandBlock command={TOOLS_YAML} label="Copy the example of tools" />
      </GuidePart>
      <GuidePart id="columns" title="Tables: CSV, TSV, JSON lines with columns of their own">
        <p>
          Drop such a file: its first rows are shown, you say which column is what, and see the records that
          it makes before anything is imported. The mapping can be kept with the suite, which offers it when a
          file of the same columns comes, and downloaded for the command line, which suggests one too:
        </p>
        <CommandBlock
          command={`npm run claimcheck -- mapping calls.csv > mapping.json\n${claimcheck("import calls.csv --mapping mapping.json")}`}
          label="Copy the commands that import a table"
        />
        <p>A program names one that the suite keeps:</p>
        <CommandBlock
          command={`curl --fail-with-body -T calls.csv \\\n  ${shellWord(`${origin}/api/ingest?suite=${suiteSegment(suite)}&mapping=nightly`)}`}
          label="Copy the request that sends a table"
        />
      </GuidePart>
      <GuidePart id="inspect-file" title="Look first">
        <p>
          Says which format a file is taken for, why, and what would be read; with a file that no format
          knows, what was looked for. Nothing is imported.
        </p>
        <CommandBlock
          command="npm run claimcheck -- inspect-file results.json"
          label="Copy the command that looks at a file"
        />
      </GuidePart>
      <GuidePart id="watch" title="Follow a run while it grows">
        <p>
          Imports what appears in a folder, and what is added to its files, until it is stopped. Open pages
          say when records have come in.
        </p>
        <CommandBlock command={claimcheck("watch results/")} label="Copy the command that follows a folder" />
      </GuidePart>
      <GuidePart id="packing" title="Folders, archives, encodings">
        <p>
          Files and folders of several formats may be mixed: each file is recognized alone, and what none
          knows is rejected with what was looked for while the others come in. Zip archives are opened, also
          one inside another; gzip and Zstandard are unpacked; UTF-8 with or without a byte-order mark and
          UTF-16 are read, with any line ends. A file’s name plays no part in recognizing it.{" "}
          <code>--format NAME</code>, and <code>format=NAME</code> in the address, override what is
          recognized.
        </p>
      </GuidePart>
    </div>
  );
}
