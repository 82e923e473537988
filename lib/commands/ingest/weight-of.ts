import type { ImportItem } from "../../importers/importer.ts";

/** About how many characters an item holds in memory. */
export function weightOf(item: ImportItem): number {
  if (item.type === "reject") return item.reject.source.length + 200;
  if (item.object.kind !== "record") return 0;
  const record = item.object;
  let weight =
    200 + length(record.messages) + length(record.finalMessage) + length(record.world) + length(record.extra);
  for (const call of record.toolCalls) {
    weight +=
      100 +
      length(call.argumentsRaw) +
      length(call.argumentsReceived) +
      length(call.result) +
      length(call.error) +
      length(call.extra);
  }
  return weight;
}

function length(text: string | null): number {
  return text === null ? 0 : text.length;
}
