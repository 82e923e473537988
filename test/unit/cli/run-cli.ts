import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const CLI = fileURLToPath(new URL("../../../lib/cli/claimcheck.mjs", import.meta.url));

export type CliResult = { readonly code: number | null; readonly out: string; readonly err: string };

/** Runs the real command line with `input` on its standard input. */
export function runCli(args: readonly string[], input: string | null = null): Promise<CliResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...args], { stdio: ["pipe", "pipe", "pipe"] });
    let out = "";
    let err = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
    child.stdin.on("error", () => {});
    child.stdin.end(input ?? "");
    child.on("error", reject).on("close", (code) => resolve({ code, out, err }));
  });
}
