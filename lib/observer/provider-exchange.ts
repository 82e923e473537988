import type { CaseName } from "./case-name.ts";
import type { Observing } from "./observing.ts";
import type { ProviderTalk } from "./provider-talks.ts";
import { sayProblem } from "./say-problem.ts";
import { AnswerReader } from "./wire/answer-reader.ts";
import { readRequest } from "./wire/read-request.ts";
import type { WireApi } from "./wire/wire-api.ts";

type Options = {
  readonly api: WireApi;
  readonly at: CaseName;
  readonly observing: Observing;
  readonly talk: ProviderTalk;
  readonly asked: string | null | Promise<string | null>;
};

const MAX_ANSWER = 32 * 1024 * 1024;

/** One request to a model's provider and its answer. Nothing of it throws. */
export class ProviderExchange {
  readonly #options: Options;
  readonly #startedAt = new Date().toISOString();
  #turn: number | null = null;
  /** The request's body, while it is being read. */
  #reading: Promise<void> | null = null;
  #reader: AnswerReader | null = null;

  constructor(options: Options) {
    this.#options = options;
    const { asked } = options;
    if (!(asked instanceof Promise)) this.#takeRequest(asked);
    else {
      this.#reading = asked.then((text) => {
        this.#reading = null;
        this.#takeRequest(text);
      });
    }
  }

  answerBegins(contentType: string | null): void {
    this.#reader = new AnswerReader({ api: this.#options.api, contentType, maxBytes: MAX_ANSWER });
  }

  answerBytes(bytes: Uint8Array): void {
    this.#reader?.push(bytes);
  }

  /** Records at once, so that the calls stand in their case before the agent can end it. */
  answerEnds(whole: boolean): void | Promise<void> {
    const reader = this.#reader;
    this.#reader = null;
    if (reader === null) return;
    if (this.#reading === null) this.#takeAnswer(reader, whole);
    else return this.#reading.then(() => this.#takeAnswer(reader, whole));
  }

  #takeRequest(text: string | null): void {
    this.#safely(() => {
      const { api, observing, talk } = this.#options;
      const request = text === null ? null : readRequest(api, text);
      if (request === null) return;
      for (const tool of request.tools) if (talk.tools.isNew(tool)) observing.recorder.addTool(tool);
      talk.results.takeResults(request.results);
      this.#turn = request.turn;
    });
  }

  #takeAnswer(reader: AnswerReader, whole: boolean): void {
    this.#safely(() => {
      const { at, observing, talk } = this.#options;
      const { recorder } = observing;
      const { calls, usage, unread } = reader.end();
      if (observing.isOver?.(at)) throw new Error("it ended after its case had ended");
      if (usage !== null) recorder.addUsage(at, "provider", usage);
      for (const { callId, name, argumentsRaw, providerParsed, problem } of calls) {
        // Nobody was ever given a call that stopped in the middle.
        if (problem !== null && !whole) continue;
        const call = {
          callId,
          name,
          argumentsRaw,
          providerParsed,
          turn: this.#turn,
          startedAt: this.#startedAt,
        };
        talk.results.await(callId, name, recorder.begin(at, "provider", call));
      }
      if (whole && unread !== null) throw new Error(unread);
    });
  }

  #safely(work: () => void): void {
    try {
      work();
    } catch (error) {
      const { at, observing } = this.#options;
      const why = error instanceof Error ? error.message : String(error);
      sayProblem(observing, new Error(`An answer for the case ${at.caseId} is not recorded whole: ${why}`));
    }
  }
}
