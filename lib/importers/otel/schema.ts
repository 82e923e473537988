import { z } from "zod";

const id = z.union([z.string(), z.number()], { error: "expected a string or a number" }).nullish();
const time = z.union([z.string(), z.number(), z.array(z.number())], { error: "expected a time" }).nullish();
const text = z.string().nullish();
const any = z.unknown().optional();
const pairs = z.array(z.object({ key: z.string(), value: any }));
const attributes = z
  .union([pairs, z.record(z.string(), z.unknown())], { error: "expected attributes" })
  .nullish();

/** A span of OTLP JSON, also as Tempo writes it: the fields that are read. */
export const OTLP_SPAN = z.object({
  traceId: id,
  spanId: id,
  parentSpanId: id,
  name: text,
  startTimeUnixNano: time,
  endTimeUnixNano: time,
  attributes,
  events: z.array(z.object({ name: text, attributes })).nullish(),
  status: z.object({ code: id, message: text }).nullish(),
});

/** A span of Jaeger's API and its exports; times are microseconds. */
export const JAEGER_SPAN = z.object({
  traceID: id,
  spanID: id,
  operationName: text,
  references: z.array(z.object({ refType: text, spanID: id })).nullish(),
  startTime: time,
  duration: time,
  tags: attributes,
  logs: z.array(z.object({ fields: attributes })).nullish(),
  processID: text,
});

/** A span as the SDKs print and store it. */
export const SDK_SPAN = z.object({
  name: text,
  context: z.object({ trace_id: id, span_id: id }),
  parent_id: id,
  start_time: time,
  end_time: time,
  attributes,
  events: z.array(z.object({ name: text, attributes })).nullish(),
});
