import type { RecordOwner } from "./record-owner.ts";

/**
 * The id that a record gets: its own, or `<id>@<source>` where that is taken by what another source tells of the same
 * trial. Sources that name no ids all come to the same one, and none of them may push the other aside.
 *
 * @example ownId("r/c/0", { ...trial, source: "agent_log" }, { ...trial, source: "provider" }) // "r/c/0@agent_log"
 */
export function ownId(id: string, record: RecordOwner, owner: RecordOwner | null): string {
  const isOther =
    owner !== null &&
    owner.source !== record.source &&
    owner.trial === record.trial &&
    owner.caseId === record.caseId &&
    owner.runId === record.runId;
  return isOther ? `${id}@${record.source}` : id;
}
