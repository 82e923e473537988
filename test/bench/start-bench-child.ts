import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** Starts a TypeScript or JavaScript file in a process of its own; resolves once it said where it listens. */
export async function startBenchChild(
  args: readonly string[],
): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  for (;;) {
    const url = /at (http:\/\/\S+:\d+)|^(http:\/\/\S+)\n/.exec(said);
    if (url) return { child, url: url[1] ?? url[2] ?? "" };
    if (child.exitCode !== null) throw new Error(`${args[0]} ended with status ${child.exitCode}`);
    await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  }
}
