import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { chatAnswer } from "../observer/proxy/answers.ts";
import { selfSigned } from "../observer/proxy/self-signed.ts";
import { startUpstream } from "../observer/proxy/start-upstream.ts";
import { runCli } from "./run-cli.ts";

const CLI = fileURLToPath(new URL("../../../lib/cli/claimcheck.mjs", import.meta.url));
const CANARY = "canary-0451";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), "claimcheck-observe-"));
  closing.push(() => rm(made, { recursive: true, force: true }));
  return made;
}

/** The real command, once it listens. */
async function observe(cwd: string, args: readonly string[], env: Record<string, string> = {}) {
  const child: ChildProcess = spawn(process.execPath, [CLI, "observe", "--port", "0", ...args], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  closing.push(() => child.kill("SIGKILL"));
  let out = "";
  let err = "";
  child.stdout?.on("data", (bytes: Buffer) => {
    out += bytes.toString();
  });
  child.stderr?.on("data", (bytes: Buffer) => {
    err += bytes.toString();
  });
  for (;;) {
    const url = /at (http:\S+:\d+)/.exec(out)?.[1];
    if (url !== undefined) {
      const stop = async (signal: NodeJS.Signals = "SIGINT") => {
        const closed = once(child, "close");
        child.kill(signal);
        const [code] = await closed;
        return { code: code as number | null, out, err };
      };
      return { url, stop, said: () => out };
    }
    if (child.exitCode !== null) throw new Error(`observe ended early: ${err}`);
    await Promise.race([once(child.stdout ?? child, "data"), once(child, "exit")]);
  }
}

const ask = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { method: "POST", body: '{"messages":[]}', headers })).text();

async function recordsOf(file: string) {
  const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as { case_id: string; run_id: string; trial: number });
}

describe("claimcheck observe", { timeout: 60_000 }, () => {
  it("records until Ctrl-C, then says what it saw and what to do next", async () => {
    const dir = await folder();
    const answer = chatAnswer(["a", "pay", '{"amount": 1.50}']);
    const upstream = await startUpstream((_request, response) => response.end(answer));
    closing.push(() => upstream.close());
    const env = { CLAIMCHECK_RUN: "run-1", CLAIMCHECK_CASE: "case-1", CLAIMCHECK_TRIAL: "4" };
    const running = await observe(dir, ["--upstream", upstream.url, "--out", "sub/wire.ndjson"], env);
    expect(await ask(`${running.url}/v1/chat/completions`)).toBe(answer);
    await ask(`${running.url}/v1/other`);
    const { code, out, err } = await running.stop();
    expect(code).toBe(0);
    expect(err).toBe("");
    expect(out).toContain("case-1 trial 4: 1 call in 1 answer");
    expect(out).toContain("1 case, 1 answer (0 with an error), 1 call");
    expect(out).toContain("1 request of no known API");
    expect(out).toMatch(/Next: npm run claimcheck -- import \/\S+\/sub\/wire.ndjson --suite NAME\n$/);
    expect(await recordsOf(path.join(dir, "sub/wire.ndjson"))).toMatchObject([
      {
        ...{ run_id: "run-1", case_id: "case-1", trial: 4, source: "provider" },
        tool_calls: [{ name: "pay", arguments_raw: '{"amount": 1.50}' }],
      },
    ]);
    expect(await readdir(path.join(dir, "sub"))).toEqual(["wire.ndjson"]);
  });

  it("lets an answer that is under way come to its end", async () => {
    const dir = await folder();
    let finish = () => {};
    const upstream = await startUpstream((_request, response) => {
      const body = chatAnswer(["a", "pay", "{}"]);
      response.write(body.slice(0, 20));
      finish = () => response.end(body.slice(20));
    });
    closing.push(() => upstream.close());
    const running = await observe(dir, ["--upstream", upstream.url, "--out", "w.ndjson", "--case", "c"]);
    const response = await fetch(`${running.url}/v1/chat/completions`, { method: "POST", body: "{}" });
    const text = response.text();
    const stopped = running.stop("SIGTERM");
    setTimeout(() => finish(), 300);
    expect(JSON.parse(await text)).toHaveProperty("choices");
    expect((await stopped).code).toBe(0);
    expect(await recordsOf(path.join(dir, "w.ndjson"))).toMatchObject([{ tool_calls: [{ name: "pay" }] }]);
  });

  it("keeps credentials out of everything it writes, also where something goes wrong", async () => {
    const dir = await folder();
    const upstream = await startUpstream((request, response) => {
      if (request.url?.includes("broken")) response.destroy();
      else response.end(request.url?.includes("strange") ? "strange" : chatAnswer(["a", "pay", "{}"]));
    });
    closing.push(() => upstream.close());
    const address = upstream.url.replace("http://", `http://user:${CANARY}@`);
    const running = await observe(dir, ["--upstream", `${address}/${CANARY}`, "--out", "w.ndjson"]);
    const names = [
      "authorization",
      "x-api-key",
      "api-key",
      "x-goog-api-key",
      "cookie",
      "proxy-authorization",
    ];
    const headers = Object.fromEntries(names.map((name) => [name, CANARY]));
    const answers: string[] = [];
    for (const kind of ["good", "strange", "broken", "broken/../_claimcheck/nothing"]) {
      answers.push(await ask(`${running.url}/${kind}/v1/chat/completions?key=${CANARY}`, headers));
    }
    answers.push(await ask(`${running.url}/_claimcheck/x?key=${CANARY}`, headers));
    // As it would be after a kill: what stands on the disk while the case is open.
    const files = await readdir(dir);
    const contents = await Promise.all(files.map((name) => readFile(path.join(dir, name), "utf8")));
    const ended = await running.stop();
    contents.push(await readFile(path.join(dir, "w.ndjson"), "utf8"));
    expect(contents.join("")).toContain('"pay"');
    expect(JSON.stringify([ended, answers, contents, files])).not.toContain(CANARY);
    expect(JSON.stringify([ended, answers, contents])).not.toContain(
      Buffer.from(`user:${CANARY}`).toString("base64"),
    );
  });

  it("ends a case that is idle", async () => {
    const dir = await folder();
    const upstream = await startUpstream((_request, response) =>
      response.end(chatAnswer(["a", "pay", "{}"])),
    );
    closing.push(() => upstream.close());
    const options = ["--upstream", upstream.url, "--out", "w.ndjson", "--case", "c", "--idle", "1"];
    const running = await observe(dir, options);
    await ask(`${running.url}/v1/chat/completions`);
    await expect.poll(() => running.said(), { timeout: 10_000 }).toContain("c trial 0: 1 call");
    await ask(`${running.url}/v1/chat/completions`);
    await running.stop();
    expect((await recordsOf(path.join(dir, "w.ndjson"))).map(({ trial }) => trial)).toEqual([0, 1]);
  });

  it("trusts the authorities that NODE_EXTRA_CA_CERTS names", async () => {
    const dir = await folder();
    const { key, cert } = selfSigned();
    await writeFile(path.join(dir, "ca.pem"), cert);
    const server = createServer({ key, cert }, (request, response) => response.end(request.headers.host));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closing.push(() => server.close().closeAllConnections());
    const host = `localhost:${(server.address() as AddressInfo).port}`;
    const running = await observe(dir, ["--upstream", `https://${host}`, "--out", "w.ndjson"], {
      NODE_EXTRA_CA_CERTS: path.join(dir, "ca.pem"),
    });
    expect(await ask(`${running.url}/v1/models`)).toBe(host);
    await running.stop();
  });

  it("warns where others can reach it", async () => {
    const dir = await folder();
    const options = ["--upstream", "http://127.0.0.1:9", "--out", "w.ndjson", "--host", "0.0.0.0"];
    const { err } = await (await observe(dir, options)).stop();
    expect(err).toContain("warning: listening on 0.0.0.0");
  });

  it.each([
    [[], "Say what to observe"],
    [["--mcp", "--upstream", "http://x"], "Say what to observe"],
    [["--mcp"], "Name the server's command behind --"],
    [["--upstream", "http://x", "--out", "a", "--suite", "b"], "Choose one of --out and --suite"],
    [["--upstream", "nowhere"], "--upstream needs an address"],
    [["--upstream", "http://x", "--port", "70000"], "There is no port 70000"],
    [["--upstream", "http://x", "--trial", "first"], "A trial is a whole number"],
    [["--upstream", "http://x", "stray"], "nothing but options"],
  ])("refuses %j", async (args, message) => {
    const { code, err } = await runCli(["observe", ...args]);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});
