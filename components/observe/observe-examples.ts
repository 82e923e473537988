type Names = {
  /** The suite's name for a shell, as it is, and as part of an address. */
  readonly suite: string;
  readonly suiteText: string;
  readonly segment: string;
  /** The server's address, without a slash at its end. */
  readonly origin: string;
};

/** What the page on recording shows to be copied. */
export function observeExamples({ suite, suiteText, segment, origin }: Names) {
  return {
    proxy: `CLAIMCHECK_RUN=2026-11-24 \\\n  npm run claimcheck -- observe --upstream https://api.openai.com --port 4010 --suite ${suite}`,
    baseUrl: "OPENAI_BASE_URL=http://127.0.0.1:4010/v1",
    mcp: "npm run claimcheck -- observe --mcp --out mcp.ndjson -- npx some-mcp-server",
    typescript: `import { claimcheckOutput, observeFetch, observeTools, Recorder } from "claimcheck";

const recorder = new Recorder({
  output: claimcheckOutput({ url: ${JSON.stringify(origin)}, suite: ${JSON.stringify(suiteText)} }),
  runId: "2026-11-24",
});
const at = { runId: "2026-11-24", caseId: "refund_damaged", trial: 0 };
const tools = observeTools(handlers, { recorder, at });
const fetch = observeFetch(globalThis.fetch, { recorder, at });
// … run the agent with these …
await recorder.end(at);
await recorder.close();`,
    namingSaid: "Every account of a trial must say the same run, case and trial.",
    naming: "x-claimcheck-run: 2026-11-24\nx-claimcheck-case: refund_damaged\nx-claimcheck-trial: 0",
    log: `npm run claimcheck -- import agent-log.ndjson --source agent_log --suite ${suite}`,
    logRequest: `curl --fail-with-body -T agent-log.ndjson \\\n  '${origin}/api/ingest?suite=${segment}&source=agent_log'`,
    never: [
      "Credentials: no request header but those that name the case is read, and none is written.",
      "Prompts and answers: of a request only tool definitions and tool results are taken, of an answer only its tool calls.",
    ],
  };
}
