import type { ClientRequest, IncomingMessage, ServerResponse } from "node:http";
import { answerHeaders } from "./answer-headers.ts";
import { errorAnswer } from "./error-answer.ts";
import type { ExchangeWatch } from "./exchange-watch.ts";
import { explainUpstreamError } from "./explain-upstream-error.ts";
import { passInformation } from "./pass-information.ts";
import { passRequestBody } from "./pass-request-body.ts";
import { passTrailers } from "./pass-trailers.ts";
import { requestHeaders } from "./request-headers.ts";
import type { UpstreamClient } from "./upstream-client.ts";

/**
 * Sends one request on and its answer back as they come: what is slow on one side slows the other, what breaks on one
 * side breaks on the other. `path` is what the upstream is asked for.
 */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  client: UpstreamClient,
  path: string,
  watch: ExchangeWatch,
): void {
  response.sendDate = false;
  let over = false;
  const end = (whole: boolean) => {
    if (over) return;
    over = true;
    watch.over(whole);
  };
  let asked: ClientRequest;
  try {
    asked = client.open(request, path, requestHeaders(request, client.upstream));
  } catch {
    errorAnswer(response, 400, "usage", "The request's path or headers hold what can't be sent on.");
    request.resume();
    end(false);
    return;
  }
  passTrailers(request, asked);
  const stop = passRequestBody(request, asked);
  const { requestBytes } = watch;
  if (requestBytes !== null) request.on("data", requestBytes);
  request.on("end", () => watch.requestEnd());
  // A client that goes away in the middle of its body is told by the response's close as well.
  request.on("error", () => asked.destroy());
  response.on("close", () => {
    if (!response.writableFinished) asked.destroy();
    end(false);
  });
  asked.on("information", (info) => passInformation(info, response));
  let answered = false;
  let broken: Error = new Error("closed");
  // An upstream that refuses a large body answers and closes: the write fails before the answer is read.
  asked.on("error", (error) => {
    broken = error;
  });
  asked.on("close", () => {
    stop();
    if (answered) return;
    if (!response.headersSent && !response.destroyed) {
      errorAnswer(response, 502, "upstream", explainUpstreamError(broken, client.upstream));
    }
    end(false);
  });
  asked.on("response", (answer) => {
    answered = true;
    // It takes no more of the body.
    if (/\bclose\b/i.test(answer.headers.connection ?? "") && !request.complete) stop();
    // Refused before the body was asked for: the client may go on with it or not, so nothing can follow it.
    if (request.headers.expect !== undefined && !request.complete) response.shouldKeepAlive = false;
    passAnswer(answer, response, watch, end);
  });
}

function passAnswer(
  answer: IncomingMessage,
  response: ServerResponse,
  watch: ExchangeWatch,
  end: (whole: boolean) => void,
): void {
  const chunked = answer.headers["transfer-encoding"] !== undefined && response.useChunkedEncodingByDefault;
  const bodiless = response.req.method === "HEAD" || answer.statusCode === 204 || answer.statusCode === 304;
  try {
    response.writeHead(
      answer.statusCode ?? 502,
      answer.statusMessage,
      answerHeaders(answer, chunked && !bodiless),
    );
  } catch {
    errorAnswer(response, 502, "upstream", "The upstream's answer has a head that can't be passed on.");
    answer.destroy();
    end(false);
    return;
  }
  passTrailers(answer, response);
  let begun = false;
  answer.on("data", () => {
    begun = true;
  });
  answer.pipe(response);
  const answerBytes = watch.answerBegin(answer);
  if (answerBytes !== null) answer.on("data", answerBytes);
  // A head whose body keeps people waiting goes ahead; one whose body is here already goes along with it.
  setImmediate(() => {
    if (!begun && !response.writableEnded && !response.destroyed) response.flushHeaders();
  });
  answer.on("end", () => end(true));
  answer.on("close", () => {
    if (answer.complete) return;
    end(false);
    // What came is delivered; that it is not all is told by a connection that ends too early.
    response.socket?.destroySoon();
  });
  answer.on("error", () => end(false));
}
