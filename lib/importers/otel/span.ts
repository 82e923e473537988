import type { Attributes } from "./attributes.ts";

export type SpanEvent = { readonly name: string; readonly attributes: Attributes };

/** One span, the same for every way in which spans are written. Times are nanoseconds since 1970. */
export type Span = {
  /** Null where it is absent, or all zeros, which the W3C's trace context calls invalid. */
  readonly traceId: string | null;
  readonly spanId: string | null;
  readonly parentId: string | null;
  readonly name: string;
  readonly start: bigint | null;
  readonly end: bigint | null;
  readonly attributes: Attributes;
  readonly events: readonly SpanEvent[];
  readonly resource: Attributes;
  readonly service: string | null;
  readonly failed: boolean;
  readonly statusMessage: string | null;
};
