const FIELD = /^(?:(?:event|id|retry):.*|:.*|\s*)$/;

/**
 * Whether a text is an event stream as an API sends it (`data: {…}` lines; HTML Standard, "Server-sent events").
 *
 * @example isEventStream('event: ping\ndata: {"type":"ping"}') // true
 */
export function isEventStream(text: string): boolean {
  for (const line of text.slice(0, 4000).split(/\r?\n/)) {
    if (/^data: ?[{[]/.test(line)) return true;
    if (!FIELD.test(line)) return false;
  }
  return false;
}
