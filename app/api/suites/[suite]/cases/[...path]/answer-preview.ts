import { ClaimcheckError } from "@/lib/claimcheck-error";
import { previewCase } from "@/lib/commands/cases/preview-case";
import { LEVELS } from "@/lib/grading/claims";
import { getCaseFix } from "@/lib/queries/cases/get-case-fix";
import type { CaseQuestion } from "./case-question";
import { readFixName } from "./read-fix-name";

/**
 * `preview?record=R&fix=F[&instrument=I]`: what a proposal would say of every record of the case, as lines of JSON:
 * `{"progress"}` while it reckons, then `{"result"}` or `{"error"}`. Closing the connection ends it.
 */
export async function answerPreview(question: CaseQuestion): Promise<Response> {
  const name = readFixName(question);
  const { proposal } = await getCaseFix(question.suiteId, name);
  const level = LEVELS.find((one) => one === name.instrument.split(".v")[0]) ?? "equivalent";
  const stop = new AbortController();
  const signal = AbortSignal.any([question.signal, stop.signal]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const say = (line: object) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      try {
        const onProgress = (progress: object) => say({ progress });
        const { definition } = proposal;
        say({ result: await previewCase(question.suiteId, { definition, level, signal, onProgress }) });
      } catch (error) {
        if (!(error instanceof ClaimcheckError)) console.error(error);
        const known = error instanceof ClaimcheckError;
        const message = known ? error.message : "Something failed here. The server's log says more.";
        say({ error: { code: known ? error.code : "database", message } });
      }
      if (!stop.signal.aborted) controller.close();
    },
    cancel() {
      stop.abort();
    },
  });
  return new Response(body, {
    headers: { "Content-Type": "application/x-ndjson", "Cache-Control": "no-store" },
  });
}
