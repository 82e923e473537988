import type { IncomingMessage } from "node:http";
import { AnswerReader } from "../wire/answer-reader.ts";
import { readRequest } from "../wire/read-request.ts";
import type { WireApi } from "../wire/wire-api.ts";
import { BodyTap } from "./body-tap.ts";
import type { ExchangeWatch } from "./exchange-watch.ts";
import type { Observation } from "./observation.ts";
import type { ObservedCase } from "./observed-case.ts";

/** No body is looked at beyond this. */
const LIMIT = 32 * 1024 * 1024;

/** Looks on at one exchange with a provider: records the calls of its answer, and what its request tells of earlier ones. */
export function observeExchange(
  request: IncomingMessage,
  api: WireApi,
  open: ObservedCase,
  observation: Observation,
): ExchangeWatch {
  const { recorder, budget, totals, tools } = observation;
  const pieces: Buffer[] = [];
  const asked = new BodyTap({
    encoding: request.headers["content-encoding"],
    limit: LIMIT,
    budget,
    take: (bytes) => pieces.push(bytes),
  });
  let turn: number | null = null;
  let settle: () => void = () => undefined;
  const running = new Promise<void>((resolve) => {
    settle = resolve;
  });
  open.running.add(running);
  let answered: { reader: AnswerReader; tap: BodyTap; startedAt: string } | null = null;

  const readAsked = async () => {
    const problem = await asked.end();
    const body = problem === null ? readRequest(api, Buffer.concat(pieces).toString("utf8")) : null;
    pieces.length = 0;
    asked.release();
    if (body === null) {
      totals.unread(open.at, `a request: ${problem ?? "not JSON"}`);
      return;
    }
    ({ turn } = body);
    for (const tool of body.tools) if (tools.isNew(tool)) recorder.addTool(tool);
    open.takeResults(body.results);
  };
  const readAnswer = async ({ reader, tap, startedAt }: NonNullable<typeof answered>, whole: boolean) => {
    const problem = await tap.end();
    const { calls, usage, unread } = reader.end();
    tap.release();
    if (open.closed) {
      totals.unread(open.at, "an answer: it came after its case had ended");
      return;
    }
    const why = problem ?? (whole ? unread : "cut off by a broken connection");
    if (why !== null) totals.unread(open.at, `an answer: ${why}`);
    // A case whose agent calls nothing has a record too.
    recorder.open(open.at, "provider");
    if (usage !== null) recorder.addUsage(open.at, "provider", usage);
    for (const { callId, name, argumentsRaw, providerParsed, problem: broken } of calls) {
      // Nobody was ever given a call that stopped in the middle.
      if (broken !== null && !whole) continue;
      open.calls++;
      totals.calls++;
      const call = { callId, name, argumentsRaw, providerParsed, turn, startedAt };
      open.await(callId, name, recorder.begin(open.at, "provider", call));
    }
  };
  const failed = (error: Error) => totals.unread(open.at, `an exchange: ${error.message}`);
  let told = false;
  return {
    requestBytes: (bytes) => {
      totals.bytes += bytes.length;
      asked.push(bytes);
    },
    requestEnd() {
      told = true;
      open.inOrder(readAsked).catch(failed);
    },
    answerBegin(answer: IncomingMessage) {
      const status = answer.statusCode ?? 0;
      totals.answers++;
      open.answers++;
      if (status < 200 || status > 299) {
        totals.errors++;
        return null;
      }
      const contentType = answer.headers["content-type"] ?? null;
      const reader = new AnswerReader({ api, contentType, maxBytes: LIMIT });
      const tap = new BodyTap({
        encoding: answer.headers["content-encoding"],
        limit: LIMIT,
        budget,
        take: (bytes) => reader.push(bytes),
      });
      answered = { reader, tap, startedAt: new Date().toISOString() };
      return (bytes) => {
        totals.bytes += bytes.length;
        tap.push(bytes);
      };
    },
    over(whole) {
      open.heard = Date.now();
      const seen = answered;
      if (!told) asked.release();
      void open
        .inOrder(() => (seen === null ? undefined : readAnswer(seen, whole)))
        .catch(failed)
        .finally(() => {
          open.running.delete(running);
          settle();
        });
    },
  };
}
