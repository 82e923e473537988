import type { JsonPlace } from "../transcript/json-place.ts";
import { Attributes } from "./attributes.ts";
import type { Around } from "./read-span.ts";

export type PlacesOfSpans = {
  readonly spans: readonly { readonly place: JsonPlace; readonly around: Around }[];
  /** What is around the spans of the document that follow as items of their own. */
  readonly around: Around;
};

type Placed = PlacesOfSpans["spans"][number];

/**
 * Where spans stand in an object: an export of OTLP or Tempo, one of their resources, a trace of Jaeger or a list of
 * such, a dump of an SDK, or a single span. Null where it is none of these.
 */
export function placesOfSpans(top: JsonPlace, around: Around): PlacesOfSpans | null {
  const lists = [top, top.get("trace")].flatMap(
    (one) => one?.first("resourceSpans", "resource_spans", "batches") ?? [],
  );
  const [resources] = lists;
  if (resources?.isList) return { spans: resources.items().flatMap(ofResource), around };
  if (scopesOf(top) !== null) return { spans: ofResource(top), around };
  const traces = top.get("data");
  if (traces?.isList) {
    return { spans: traces.items().flatMap((trace) => placesOfSpans(trace, around)?.spans ?? []), around };
  }
  const list = top.get("spans");
  if (list?.isList) {
    const processes = processesOf(top);
    const spans = list.items().map((place) => ({ place, around: processOf(place, processes) ?? around }));
    const only = processes.size === 1 ? [...processes.values()][0] : undefined;
    return { spans, around: only ?? around };
  }
  const isSpan = ["spanId", "span_id", "spanID", "context", "startTimeUnixNano"].some((key) =>
    top.keys.includes(key),
  );
  if (isSpan) return { spans: [{ place: top, around }], around };
  // A list that is empty is left out of what is made of protocol buffers.
  return top.get("resource")?.isObject ? { spans: [], around } : null;
}

function scopesOf(resource: JsonPlace): JsonPlace | null {
  return resource.first("scopeSpans", "scope_spans", "instrumentationLibrarySpans");
}

function ofResource(place: JsonPlace): Placed[] {
  const resource = new Attributes(place.get("resource")?.get("attributes") ?? null);
  const around = { resource, service: resource.text("service.name") };
  return (scopesOf(place)?.items() ?? []).flatMap((scope) =>
    (scope.get("spans")?.items() ?? []).map((span) => ({ place: span, around })),
  );
}

function processesOf(trace: JsonPlace): Map<string, Around> {
  const processes = trace.get("processes");
  return new Map(
    (processes?.keys ?? []).map((key) => {
      const process = processes?.get(key);
      const resource = new Attributes(process?.get("tags") ?? null);
      return [key, { resource, service: process?.get("serviceName")?.string() ?? null }];
    }),
  );
}

function processOf(span: JsonPlace, processes: ReadonlyMap<string, Around>): Around | undefined {
  return processes.get(span.get("processID")?.string() ?? "");
}
