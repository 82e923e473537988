import type { IncomingMessage } from "node:http";

/** Looks on while a request and its answer pass. It is told everything after it was sent on, and must not throw. */
export type ExchangeWatch = {
  /** Null where the body of the request need not be seen. */
  readonly requestBytes: ((bytes: Buffer) => void) | null;
  requestEnd(): void;
  /** The answer's head came. Returns who sees its body; null: nobody needs to. */
  answerBegin(answer: IncomingMessage): ((bytes: Buffer) => void) | null;
  /** Nothing more comes. `whole`: the answer came to its end; false also where none came at all. */
  over(whole: boolean): void;
};
