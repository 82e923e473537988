import type { IncomingMessage, ServerResponse } from "node:http";
import { checkRequest, LOOPBACK_HOSTS } from "../../http/check-request.ts";
import { readNaming } from "../naming/read-naming.ts";
import type { CaseDesk } from "./case-desk.ts";
import { errorAnswer } from "./error-answer.ts";
import type { ObservedCase } from "./observed-case.ts";
import type { Totals } from "./totals.ts";

const MAX_BODY = 64 * 1024;

type Context = { readonly desk: CaseDesk; readonly totals: Totals; readonly loopback: boolean };

/** Answers what is asked of the proxy itself, below `/_claimcheck/`. */
export async function answerMarker(
  request: IncomingMessage,
  response: ServerResponse,
  { desk, totals, loopback }: Context,
): Promise<void> {
  const path = (request.url ?? "").replace(/[?#].*$/s, "");
  const method = request.method ?? "GET";
  const refused = checkRequest({
    method,
    url: path,
    headers: request.headers,
    allowedHosts: loopback ? LOOPBACK_HOSTS : null,
  });
  if (refused) return errorAnswer(response, refused.status, refused.code, refused.message);
  if (path === "/_claimcheck/state" && method === "GET") return answer(response, state(desk, totals));
  if ((path !== "/_claimcheck/case" && path !== "/_claimcheck/end") || method !== "POST") {
    const known = "POST /_claimcheck/case, POST /_claimcheck/end, GET /_claimcheck/state";
    return errorAnswer(response, 404, "not_found", `There is no ${method} of that path here, but ${known}.`);
  }
  const body = await readBody(request);
  if (typeof body === "string") return errorAnswer(response, 400, "usage", body);
  const naming = readNaming({ runId: body.run_id, caseId: body.case_id, trial: body.trial });
  if ("problem" in naming) return errorAnswer(response, 400, "usage", naming.problem);
  const { caseId } = naming;
  if (path === "/_claimcheck/case") {
    if (caseId === null) return errorAnswer(response, 400, "usage", 'Say which case: {"case_id": "…"}.');
    return answer(response, describe(await desk.mark({ ...naming, caseId })));
  }
  const open = caseId === null ? null : desk.find(naming);
  if (open !== null) await desk.end(open);
  const ended = caseId === null ? await desk.endMarked() : open;
  if (ended === null) {
    return errorAnswer(response, 404, "not_found", "No such case is open: none to end.");
  }
  answer(response, describe(ended));
}

function state(desk: CaseDesk, totals: Totals) {
  return {
    open: desk.open.map(describe),
    ended: totals.cases,
    calls: totals.calls,
    answers: totals.answers,
    not_read: Object.fromEntries(totals.notRead),
  };
}

function describe({ at, calls, answers }: ObservedCase) {
  return { run_id: at.runId, case_id: at.caseId, trial: at.trial, calls, answers };
}

/** The object that was sent, an empty one where nothing was; or what is wrong with it. */
async function readBody(request: IncomingMessage): Promise<Record<string, unknown> | string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > MAX_BODY) return `The body may have ${MAX_BODY} bytes.`;
    pieces.push(piece);
  }
  if (length === 0) return {};
  try {
    const value: unknown = JSON.parse(Buffer.concat(pieces).toString("utf8"));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Told below, as anything else that is no object.
  }
  return 'The body must be a JSON object such as {"case_id": "refund-17"}.';
}

function answer(response: ServerResponse, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
  });
  response.end(text);
}
