import { ClaimcheckError } from "../claimcheck-error.ts";
import type { Naming } from "../observer/naming/naming.ts";
import { readNaming } from "../observer/naming/read-naming.ts";
import type { RunCommand } from "./command.ts";
import { OBSERVE_HELP } from "./observe-help.ts";
import { observeMcp } from "./observe-mcp.ts";
import { observeWire } from "./observe-wire.ts";
import { parseOptions } from "./parse-options.ts";

const OPTIONS = {
  upstream: "string",
  mcp: "boolean",
  server: "string",
  port: "string",
  host: "string",
  out: "string",
  suite: "string",
  run: "string",
  case: "string",
  trial: "string",
  idle: "string",
  quiet: "boolean",
  help: "boolean",
} as const;

/** `claimcheck observe`: records tool calls on their way, by a proxy or a relay. */
export const observe: RunCommand = async (args, context) => {
  const { paths, options } = parseOptions(args, OPTIONS);
  if (options.help) {
    context.out.line(OBSERVE_HELP);
    return 0;
  }
  const { upstream, mcp, out, suite } = options;
  if (mcp === (upstream !== null)) {
    throw new ClaimcheckError(
      "usage",
      "Say what to observe: --upstream URL (a model's API), or --mcp -- COMMAND (an MCP server).",
    );
  }
  if (out !== null && suite !== null) {
    throw new ClaimcheckError("usage", "Choose one of --out and --suite: a suite needs no file.");
  }
  const named = naming(options);
  const runId = named.runId ?? `observed-${new Date().toISOString().replace(/[:.]/g, "-")}`;
  const common = { out, suite, naming: { ...named, runId }, quiet: options.quiet };
  if (mcp) return observeMcp({ ...common, command: paths, server: options.server }, context);
  const [stray] = paths;
  if (stray !== undefined) {
    throw new ClaimcheckError("usage", "With --upstream nothing but options is expected.");
  }
  const { port, host, idle } = options;
  return observeWire({ ...common, upstream: upstream ?? "", port, host, idle }, context);
};

/** What the options say, and where they don't, the environment. */
function naming(options: { run: string | null; case: string | null; trial: string | null }): Naming {
  const { CLAIMCHECK_RUN, CLAIMCHECK_CASE, CLAIMCHECK_TRIAL } = process.env;
  const found = readNaming({
    runId: options.run ?? (CLAIMCHECK_RUN || null),
    caseId: options.case ?? (CLAIMCHECK_CASE || null),
    trial: options.trial ?? (CLAIMCHECK_TRIAL || null),
  });
  if ("problem" in found) throw new ClaimcheckError("usage", found.problem);
  return found;
}
