import { headObjectStarts } from "../head-object-starts.ts";
import type { Head } from "../importer.ts";
import { JsonPlace } from "./json-place.ts";

/**
 * What could be a request, a response or a conversation in a file's beginning: its top-level objects, and what lies
 * in them where API traffic is kept. Objects that state a `kind` are native ones, whatever they hold.
 */
export function headBodies(head: Head): JsonPlace[] {
  return headObjectStarts(head)
    .map((start) => new JsonPlace(head.text, start, undefined, ""))
    .filter((top) => !top.keys.includes("kind"))
    .flatMap((top) => {
      const asked = top.get("request");
      const answer = top.get("response");
      const inner = [
        asked,
        asked?.get("body"),
        answer,
        answer?.get("body"),
        top.get("body"),
        top.get("params"),
        top.get("result")?.get("message"),
      ];
      return [top, ...inner.flatMap((one) => (one?.isObject ? [one] : []))];
    });
}
