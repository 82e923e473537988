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
    proxy: `npm run claimcheck -- observe --upstream https://api.openai.com --run 2026-11-24 --suite ${suite}`,
    baseUrl: "OPENAI_BASE_URL=http://127.0.0.1:4517/v1\nANTHROPIC_BASE_URL=http://127.0.0.1:4517",
    mcp: JSON.stringify(
      {
        mcpServers: {
          refunds: {
            command: "node",
            args: [
              "/path/to/claimcheck/lib/cli/claimcheck.mjs",
              "observe",
              "--mcp",
              "--suite",
              suiteText,
              "--",
              "npx",
              "the-server",
            ],
            env: { CLAIMCHECK_RUN: "2026-11-24", CLAIMCHECK_CASE: "refund_damaged" },
          },
        },
      },
      null,
      2,
    ),
    package:
      "npm run build:observer                  # in the folder of Claimcheck\nnpm install /path/to/claimcheck         # in yours",
    typescript: `import { record } from "claimcheck/observer";

const recording = record({ url: ${JSON.stringify(origin)}, suite: ${JSON.stringify(suiteText)} }, { runId: "2026-11-24" });
// or record({ out: "observed.ndjson" })
const tools = recording.observeTools({ issue_refund: async ({ order_id }) => refund(order_id) });
const client = new OpenAI({ fetch: recording.observeFetch() });
await recording.case("refund_damaged", () => runAgent(client, tools)); // once for each case
await recording.close();`,
    marker: `curl http://127.0.0.1:4517/_claimcheck/case -d '{"case_id": "refund_damaged"}'   # the calls from here on
curl -X POST http://127.0.0.1:4517/_claimcheck/end                             # ends it and writes its record`,
    headers: "x-claimcheck-run: 2026-11-24\nx-claimcheck-case: refund_damaged\nx-claimcheck-trial: 0",
    path: "OPENAI_BASE_URL=http://127.0.0.1:4517/_claimcheck/case/refund_damaged/trial/0/v1",
    environment: "CLAIMCHECK_RUN=2026-11-24 CLAIMCHECK_CASE=refund_damaged CLAIMCHECK_TRIAL=0",
    log: `npm run claimcheck -- import agent-log.ndjson --source agent_log --suite ${suite}`,
    logRequest: `curl --fail-with-body -T agent-log.ndjson \\\n  '${origin}/api/ingest?suite=${segment}&source=agent_log'`,
  };
}
