import type { ExchangeWatch } from "./exchange-watch.ts";

/** The same watch, whose failures are told and go no further: looking on must never break what passes. */
export function guardedWatch(watch: ExchangeWatch, onFailure: (error: unknown) => void): ExchangeWatch {
  const guard = <T extends readonly unknown[], R>(work: (...args: T) => R, otherwise: R) => {
    return (...args: T): R => {
      try {
        return work(...args);
      } catch (error) {
        onFailure(error);
        return otherwise;
      }
    };
  };
  const { requestBytes } = watch;
  return {
    requestBytes: requestBytes === null ? null : guard(requestBytes, undefined),
    requestEnd: guard(() => watch.requestEnd(), undefined),
    answerBegin: (answer) => {
      const see = guard(watch.answerBegin, null)(answer);
      return see === null ? null : guard(see, undefined);
    },
    over: guard((whole: boolean) => watch.over(whole), undefined),
  };
}
