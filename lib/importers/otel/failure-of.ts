import type { Span } from "./span.ts";

/** Why a span ended in an error: its exception, else what its status says; null where its status is no error. */
export function failureOf({ failed, statusMessage, events, attributes }: Span): string | null {
  if (!failed) return null;
  const exception = events.findLast(({ name }) => name === "exception")?.attributes;
  const type = exception?.text("exception.type") ?? attributes.text("error.type");
  const message = exception?.text("exception.message") || statusMessage || attributes.text("error.message");
  const said = [type, message].filter((part) => part).join(": ");
  return said === "" ? "the span ended in an error" : said;
}
