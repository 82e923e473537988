import Link from "next/link";
import { GuidePart } from "@/components/formats/guide-part";
import { CommandBlock } from "@/components/ingest/command-block";
import { shellWord } from "@/components/ingest/shell-word";
import { suiteSegment } from "@/lib/queries/suite-segment";
import { witnessHref } from "@/lib/queries/witness/witness-href";
import { AccountTable } from "./account-table";
import { observeExamples } from "./observe-examples";

type Props = { readonly suite: string; readonly origin: string };

/** The ways to record a run at the boundary, how its accounts are joined, and what is never recorded. */
export function ObserveGuide({ suite, origin }: Props) {
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
        more than one source tells of the same trial, they are joined, and{" "}
        <Link href={witnessHref(suite)} className="link">
          Log against wire
        </Link>{" "}
        shows where they differ.
      </p>
      <div className="mb-6 text-ink-2">
        <AccountTable />
      </div>
      <div className="space-y-6">
        <GuidePart id="proxy" title="Wire proxy: an agent in any language, no code">
          <p>
            Point the agent’s base URL at the proxy. Requests and answers pass through byte for byte, streams
            unbuffered; the tool calls of OpenAI (Chat and Responses), Anthropic and Gemini answers are
            recorded on the side.
          </p>
          <CommandBlock command={examples.proxy} label="Copy the command that starts the wire proxy" />
          <CommandBlock command={examples.baseUrl} label="Copy the agent’s settings" />
        </GuidePart>
        <GuidePart id="mcp" title="MCP relay: between a client and a stdio server">
          <p>
            In the client’s settings, put the relay before the server’s own command. It records{" "}
            <code>tools/list</code> (definitions, annotations) and every <code>tools/call</code> with its
            answer.
          </p>
          <CommandBlock command={examples.mcp} label="Copy the command that relays an MCP server" />
        </GuidePart>
        <GuidePart id="typescript" title="TypeScript: around the tools and fetch">
          <p>
            <code>observeTools</code> wraps a map of handlers, or an object with <code>call(name, args)</code>
            , and changes nothing of what it does: errors stay the same objects, streams pass through.{" "}
            <code>observeFetch</code> reads the provider’s answers where they arrive.
          </p>
          <CommandBlock command={examples.typescript} label="Copy the TypeScript example" />
        </GuidePart>
        <GuidePart id="naming" title="Name the case">
          <p>{examples.namingSaid}</p>
          <CommandBlock command={examples.naming} label="Copy the ways to name a case" />
        </GuidePart>
        <GuidePart id="joining" title="Join the accounts">
          <p>
            Records of the same run, case and trial from different sources are joined, whatever comes first.
            The strongest is graded and counted; the others are held against it and are in no rate. Say of the
            agent’s own log that it is one, in any format:
          </p>
          <CommandBlock command={examples.log} label="Copy the command that imports the agent’s log" />
          <CommandBlock command={examples.logRequest} label="Copy the request that sends the agent’s log" />
          <p>
            In the native format a record says it itself:{" "}
            <code>&quot;source&quot;: &quot;agent_log&quot;</code>.
          </p>
        </GuidePart>
        <GuidePart id="never" title="What is never recorded">
          <ul className="list-disc space-y-1 pl-4 marker:text-ink-3">
            {examples.never.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </GuidePart>
      </div>
    </>
  );
}
