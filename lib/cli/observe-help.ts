export const OBSERVE_HELP = `Usage: claimcheck observe --upstream URL [OPTIONS]
       claimcheck observe --mcp [OPTIONS] -- COMMAND [ARGS…]

Stands between an agent and its model, or between an MCP client and a server, passes everything on byte for byte and
records the tool calls in it. Headers, addresses and with them all credentials are never recorded.

  --upstream URL  proxy for OpenAI (chat and Responses), Anthropic, Gemini and what is compatible with them: give the
                  agent the proxy's address as base URL, in place of this one
  --port N        port of the proxy (default 4517; 0: a free one)
  --host H        address to bind (default 127.0.0.1, this machine only)
  --mcp           relay for an MCP server over stdio: put it before the server's command in the client's settings
  --server NAME   with --mcp: tells the servers of one agent apart (default: made from the command)

  --out FILE      append the records to this file (default observed-RUN.ndjson)
  --suite S       take them into this suite instead
  --run ID        the run (default: the time)
  --case ID       the case of calls that name none
  --trial N       its trial (default: the next one)
  --idle N        seconds without a request after which a case ends (default: it stays open)
  --quiet         no progress and no lines for cases

Which case a request belongs to, strongest first: its headers x-claimcheck-case, -run and -trial; a base URL whose path
begins with /_claimcheck/case/ID or /_claimcheck/case/ID/trial/N (…/v1); the last POST /_claimcheck/case {"case_id": "…"}; --case, or
CLAIMCHECK_CASE, CLAIMCHECK_RUN and CLAIMCHECK_TRIAL. POST /_claimcheck/end ends a case and writes its record; Ctrl-C
ends all. GET /_claimcheck/state tells how far it is. An MCP client may name it in _meta: claimcheck/case, -/run, -/trial.

The relay's standard output belongs to MCP. npm prints there as well, so start it as
  node PATH/lib/cli/claimcheck.mjs observe --mcp -- COMMAND`;
