import type { z } from "zod";
import type { JsonPlace } from "../transcript/json-place.ts";
import { Attributes } from "./attributes.ts";
import { detached } from "./detached.ts";
import { nanoseconds } from "./nanoseconds.ts";
import { JAEGER_SPAN, OTLP_SPAN, SDK_SPAN } from "./schema.ts";
import type { Span } from "./span.ts";

export type ReadSpan =
  | { readonly ok: true; readonly span: Span }
  | { readonly ok: false; readonly error: z.ZodError };

/** What stands around a span: its resource in OTLP, its process in Jaeger. */
export type Around = { readonly resource: Attributes; readonly service: string | null };

type Spelling = { readonly schema: z.ZodType; read(place: JsonPlace, around: Around): Span };

/** Reads one span, whichever of the three spellings it has; null where the object is none. */
export function readSpan(place: JsonPlace, around: Around): ReadSpan | null {
  const spelling = spellingOf(place);
  if (spelling === null) return null;
  const shell = spelling.schema.safeParse(place.value);
  return shell.success ? { ok: true, span: spelling.read(place, around) } : { ok: false, error: shell.error };
}

function spellingOf(place: JsonPlace): Spelling | null {
  const has = (...keys: readonly string[]) => keys.some((key) => place.keys.includes(key));
  if (has("traceID", "spanID")) return JAEGER;
  if (has("context") && !has("traceId", "spanId")) return SDK;
  return has("spanId", "span_id", "startTimeUnixNano") ? OTLP : null;
}

const OTLP: Spelling = {
  schema: OTLP_SPAN,
  read(place, around) {
    const status = place.get("status");
    return {
      ...around,
      traceId: validId(place.first("traceId", "trace_id")),
      spanId: validId(place.first("spanId", "span_id")),
      parentId: validId(place.first("parentSpanId", "parent_span_id")),
      name: place.get("name")?.string() ?? "",
      start: nanoseconds(
        place.first("startTimeUnixNano", "start_time_unix_nano", "startTime", "start_time"),
        1n,
      ),
      end: nanoseconds(place.first("endTimeUnixNano", "end_time_unix_nano", "endTime", "end_time"), 1n),
      attributes: new Attributes(place.get("attributes")),
      events: eventsOf(place),
      failed: isError(status?.first("code", "status_code") ?? null),
      statusMessage: status?.first("message", "description")?.string() || null,
    };
  },
};

const SDK: Spelling = {
  schema: SDK_SPAN,
  read(place, around) {
    const context = place.get("context");
    const status = place.get("status");
    const resource = new Attributes(place.get("resource")?.get("attributes") ?? null);
    return {
      resource: resource.isEmpty ? around.resource : resource,
      service: resource.text("service.name") ?? around.service,
      traceId: validId(context?.first("trace_id", "traceId") ?? null),
      spanId: validId(context?.first("span_id", "spanId") ?? null),
      parentId: validId(
        place.first("parent_id", "parent_span_id") ?? place.get("parent")?.get("span_id") ?? null,
      ),
      name: place.get("name")?.string() ?? "",
      start: nanoseconds(place.get("start_time"), 1n),
      end: nanoseconds(place.get("end_time"), 1n),
      attributes: new Attributes(place.get("attributes")),
      events: eventsOf(place),
      failed: isError(status?.first("status_code", "code") ?? null),
      statusMessage: status?.first("description", "message")?.string() || null,
    };
  },
};

const JAEGER: Spelling = {
  schema: JAEGER_SPAN,
  read(place, around) {
    const start = nanoseconds(place.get("startTime"), 1000n);
    const duration = place.get("duration")?.id() ?? "";
    const references = place.get("references")?.items() ?? [];
    const parent = references.find((one) => one.get("refType")?.string() !== "FOLLOWS_FROM");
    const attributes = new Attributes(place.get("tags"));
    return {
      ...around,
      traceId: validId(place.get("traceID")),
      spanId: validId(place.get("spanID")),
      parentId: validId(parent?.get("spanID") ?? place.get("parentSpanID")),
      name: place.get("operationName")?.string() ?? "",
      start,
      end: start !== null && /^\d{1,18}$/.test(duration) ? start + BigInt(duration) * 1000n : null,
      attributes,
      events: (place.get("logs")?.items() ?? []).map((log) => {
        const fields = new Attributes(log.get("fields"));
        return { name: fields.text("event") ?? "", attributes: fields };
      }),
      failed:
        attributes.text("otel.status_code") === "ERROR" || attributes.place("error")?.source() === "true",
      statusMessage: attributes.text("otel.status_description"),
    };
  },
};

function eventsOf(place: JsonPlace): Span["events"] {
  return (place.get("events")?.items() ?? []).map((event) => ({
    name: event.get("name")?.string() ?? "",
    attributes: new Attributes(event.get("attributes")),
  }));
}

function isError(code: JsonPlace | null): boolean {
  return /^(?:2|(?:STATUS_CODE_|StatusCode\.)?ERROR)$/i.test(code?.id() ?? "");
}

function validId(place: JsonPlace | null): string | null {
  const id = place?.id() ?? "";
  return /^(?:0x)?0*$/.test(id) ? null : place?.string() === null ? detached(id) : id;
}
