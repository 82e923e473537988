import Link from "next/link";
import { formatsHref } from "@/components/formats/formats-href";
import { GuidePart } from "@/components/formats/guide-part";
import { CommandBlock } from "@/components/ingest/command-block";
import { shellWord } from "@/components/ingest/shell-word";
import { PYTHON_EXAMPLE } from "@/lib/formats/python-example";
import { suiteSegment } from "@/lib/queries/suite-segment";
import { witnessHref } from "@/lib/queries/witness/witness-href";
import { AccountTable } from "./account-table";
import { observeExamples } from "./observe-examples";

type Props = {
  /** Whose name the commands carry; null: the reader chooses. */
  readonly suite: string | null;
  readonly origin: string;
};

/** The ways to record a run at the boundary, how its accounts are joined, and what is never recorded. */
export function ObserveGuide({ suite: asked, origin }: Props) {
  const suite = asked ?? "my-suite";
  const examples = observeExamples({
    suite: shellWord(suite),
    suiteText: suite,
    segment: suiteSegment(suite),
    origin,
  });
  return (
    <>
      <p className="mt-2 mb-4 max-w-200 text-ink-2">
        An agent’s log says what it meant; the wire says what happened. Recorded at the boundary, a call is
        kept as the model wrote it, before a router renames it, a parser coerces it or a retry hides it. Where
        more than one source tells of the same trial, they are joined, and the page{" "}
        {asked === null ? (
          "“Log against wire” of a suite"
        ) : (
          <Link href={witnessHref(asked)} className="link">
            Log against wire
          </Link>
        )}{" "}
        shows where they differ.
      </p>
      <div className="mb-6 text-ink-2">
        <AccountTable />
      </div>
      <div className="space-y-6">
        <GuidePart id="proxy" title="Wire proxy: an agent in any language, without code">
          <p>
            Point the agent’s base URL at the proxy. Requests and answers pass through byte for byte, streams
            unbuffered; the tool calls in the answers of OpenAI (Chat and Responses), Anthropic, Gemini and
            what is compatible with them are recorded on the side. <code>--out FILE</code> in place of{" "}
            <code>--suite</code> writes the native format.
          </p>
          <CommandBlock command={examples.proxy} label="Copy the command that starts the wire proxy" />
          <CommandBlock command={examples.baseUrl} label="Copy the agent’s settings" />
        </GuidePart>
        <GuidePart id="mcp" title="MCP relay: between a client and a stdio server">
          <p>
            In the client’s settings, put the relay before the server’s own command. It records the tools that
            the server lists (definitions and annotations) and every call with its answer. Started by{" "}
            <code>node</code>, not by npm, which would print into the protocol.
          </p>
          <CommandBlock command={examples.mcp} label="Copy the settings that relay an MCP server" />
        </GuidePart>
        <GuidePart id="typescript" title="TypeScript: around the tools and fetch">
          <p>
            <code>observeTools</code> takes a map of handlers, or an object with <code>call(name, args)</code>
            , and gives one that behaves the same: values, promises and errors are the very same objects,
            streams pass on as they are read. <code>observeFetch</code> reads the provider’s answers where
            they arrive. What is called within <code>case</code> belongs to it, whatever runs beside it.
          </p>
          <CommandBlock command={examples.package} label="Copy the commands that make the library" />
          <CommandBlock command={examples.typescript} label="Copy the TypeScript example" />
        </GuidePart>
        <GuidePart id="python" title="Python: ten lines that write the native format">
          <p>
            For a harness of your own, without anything to install. It keeps the argument text as the provider
            gave it; written by the agent, it is the agent’s own log, which the wire is held against.
          </p>
          <CommandBlock command={PYTHON_EXAMPLE} label="Copy the Python lines" />
        </GuidePart>
        <GuidePart id="naming" title="Name the case">
          <p>
            Accounts are joined by run, case and trial, so each must be told them. Without a trial, a case
            that begins again gets the next one. Per request, by headers:
          </p>
          <CommandBlock command={examples.headers} label="Copy the headers that name a case" />
          <p>by the base URL, for an agent that can’t set headers:</p>
          <CommandBlock command={examples.path} label="Copy the base URL that names a case" />
          <p>by a call to the proxy before and after:</p>
          <CommandBlock command={examples.marker} label="Copy the calls that begin and end a case" />
          <p>or for a whole process, relay and library too, by its environment:</p>
          <CommandBlock command={examples.environment} label="Copy the environment that names a case" />
        </GuidePart>
        <GuidePart id="joining" title="Join the accounts">
          <p>
            Records of the same run, case and trial from different sources are joined, whichever comes first.
            The strongest is graded and counted; the others are held against it, and are in no rate. Say of
            the agent’s own log that it is one, in any{" "}
            <Link href={formatsHref(asked)} className="link">
              format
            </Link>
            :
          </p>
          <CommandBlock command={examples.log} label="Copy the command that imports the agent’s log" />
          <CommandBlock command={examples.logRequest} label="Copy the request that sends the agent’s log" />
          <p>
            A record of the native format says it itself:{" "}
            <code>&quot;source&quot;: &quot;agent_log&quot;</code>.
          </p>
        </GuidePart>
        <GuidePart id="never" title="What is never recorded">
          <p>
            Headers and addresses, and with them all credentials; prompts and what the model wrote besides its
            calls. Of a request the tools’ definitions and results are taken, of an answer its tool calls and
            token counts. Arguments and results are kept as they are: a secret that an agent passes to a tool
            is in them.
          </p>
        </GuidePart>
      </div>
    </>
  );
}
