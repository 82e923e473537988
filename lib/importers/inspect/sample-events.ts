import type { ToolObject } from "../../grading/model.ts";
import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import type { Attachments } from "./attachments.ts";
import { buildTools } from "./build-tools.ts";
import { ProviderArguments } from "./provider-arguments.ts";
import { INSPECT_EVENT, type InspectSample } from "./schema.ts";
import { ToolTimes } from "./tool-times.ts";

/** What a sample's events say beyond its messages. */
export type SampleEvents = {
  readonly tools: readonly ToolObject[];
  readonly providerArguments: ProviderArguments;
  readonly times: ToolTimes;
};

/** Reads the events of a sample; `eventsStart` is the offset of their list in `text`, or -1. */
export function sampleEvents(
  sample: InspectSample,
  text: string,
  eventsStart: number,
  attachments: Attachments,
): SampleEvents {
  const tools: ToolObject[] = [];
  const providerArguments = new ProviderArguments(attachments);
  const times = new ToolTimes();
  const events = sample.events ?? [];
  const starts = events.length === 0 ? [] : jsonItemStarts(text, eventsStart);
  let last: string | null = null;
  events.forEach((event, index) => {
    const tool = INSPECT_EVENT.tool.safeParse(event);
    if (tool.success) times.add(tool.data);
    const model = INSPECT_EVENT.model.safeParse(event);
    if (!model.success) return;
    providerArguments.add(event);
    const count = model.data.tools?.length ?? 0;
    if (count === 0) return;
    const members = new JsonMembers(text, starts[index] ?? 0);
    // One event after the other repeats the tools.
    const source = members.source("tools");
    if (source !== last)
      tools.push(...buildTools(model.data.tools ?? [], text, members.start("tools"), attachments));
    last = source;
  });
  return { tools, providerArguments, times };
}
