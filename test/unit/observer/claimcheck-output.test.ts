import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { claimcheckOutput } from "../../../lib/observer/claimcheck-output.ts";

describe("claimcheckOutput", () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  const listen = async (answer: RequestListener) => {
    server = createServer(answer);
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  it("sends its lines once, tries a busy server again, and tells what it did not take", async () => {
    const bodies: string[] = [];
    let asked = 0;
    const url = await listen(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      asked++;
      if (asked === 1) return response.writeHead(503).end("busy");
      bodies.push(`${request.url} ${Buffer.concat(chunks).toString()}`);
      const conflicts = { total: 1, first: [{ message: "it is there otherwise" }] };
      return response.end(JSON.stringify({ rejects: { total: 0, first: [] }, conflicts }));
    });
    const told: string[] = [];
    const output = claimcheckOutput({ url, suite: "my suite", onProblem: (problem) => told.push(problem) });
    await output.write('{"a":1}');
    await output.write('{"b":2}');
    await output.close();
    expect(bodies).toEqual(['/api/ingest?suite=my+suite {"a":1}\n{"b":2}\n']);
    expect(told).toEqual(["1 recorded object is in conflict: it is there otherwise"]);
  });

  it("says at its close that nobody answered", async () => {
    const url = await listen(() => undefined);
    server?.close();
    const output = claimcheckOutput({ url, suite: "s", patienceMs: 300 });
    await output.write("{}");
    await expect(output.close()).rejects.toThrow(/did not take 1 recorded lines: .*ECONNREFUSED/);
  });

  it("waits for a suite that is busy, and sends by itself what nobody closes", async () => {
    const answers = [
      [409, '{"error":{"code":"busy","message":"wait"}}'],
      [502, "<html>"],
      [200, "{}"],
    ] as const;
    let asked = 0;
    let resolve: () => void = () => undefined;
    const taken = new Promise<void>((done) => {
      resolve = done;
    });
    const url = await listen((request, response) => {
      request.resume();
      const [status, body] = answers[asked++] ?? [500, ""];
      response.writeHead(status).end(body);
      if (status === 200) resolve();
    });
    await claimcheckOutput({ url, suite: "s" }).write("{}");
    await taken;
    expect(asked).toBe(3);
  });

  it("takes a conflict for what it is", async () => {
    let asked = 0;
    const url = await listen((request, response) => {
      request.resume();
      asked++;
      response.writeHead(409).end('{"error":{"code":"conflict","message":"another suite"}}');
    });
    const output = claimcheckOutput({ url, suite: "s" });
    await output.write("{}");
    await expect(output.close()).rejects.toThrow("another suite");
    expect(asked).toBe(1);
  });

  it("does not repeat what the server refuses", async () => {
    let asked = 0;
    const url = await listen((request, response) => {
      request.resume();
      asked++;
      response.writeHead(413).end('{"error":{"message":"too large"}}');
    });
    const output = claimcheckOutput({ url, suite: "s" });
    await output.write("{}");
    await expect(output.close()).rejects.toThrow("too large");
    expect(asked).toBe(1);
  });
});
