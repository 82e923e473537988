import { ClaimcheckError } from "../claimcheck-error.ts";
import { closestName } from "../importers/closest-name.ts";
import { COMMANDS } from "./commands.ts";
import { TextOutput } from "./text-output.ts";

const BROKEN = 2;
const INTERRUPTED = 130;

/** Runs the command that `args` name and returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const out = new TextOutput(process.stdout);
  const [name, ...rest] = args;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    out.line(helpText());
    await out.flush();
    return name === undefined ? BROKEN : 0;
  }
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined) {
    const closest = closestName(
      name,
      COMMANDS.map((one) => one.name),
    );
    const hint = closest === null ? "" : ` Did you mean "${closest}"?`;
    return say(`There is no command "${name}".${hint} Run with --help to see all commands.`);
  }
  const interrupt = new AbortController();
  const onSignal = () => {
    // The second Ctrl-C does not wait for anything.
    if (interrupt.signal.aborted) process.exit(INTERRUPTED);
    interrupt.abort();
  };
  process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
  try {
    const run = await command.load();
    const code = await run(rest, { out, err: process.stderr, signal: interrupt.signal });
    await out.flush();
    return code;
  } catch (error) {
    await out.flush();
    if (!(error instanceof ClaimcheckError)) throw error;
    say(error.message);
    return error.code === "interrupted" ? INTERRUPTED : BROKEN;
  } finally {
    process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
  }
}

function say(message: string): number {
  process.stderr.write(`claimcheck: ${message}\n`);
  return BROKEN;
}

function helpText(): string {
  const width = Math.max(...COMMANDS.map((command) => command.name.length));
  return [
    "Usage: claimcheck COMMAND [PATH…] [options]",
    "",
    ...COMMANDS.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`),
    "",
    "claimcheck COMMAND --help says more. Start the dashboard with: npm start",
  ].join("\n");
}
