import { CallText } from "@/components/evidence/call-text";
import { DownloadLink } from "@/components/evidence/download-link";
import { duration } from "@/components/evidence/duration";
import { OwnAccount } from "@/components/evidence/own-account";
import { recordApiHref } from "@/components/evidence/record-api";
import { Transcript } from "@/components/evidence/transcript";
import { Literal } from "@/components/ui/literal";
import { Section } from "@/components/ui/section";
import { readableJson } from "@/lib/evidence/readable-json";
import type { LongText } from "@/lib/queries/record/long-text";
import { apiOf } from "./api-of";
import { EffectResults } from "./effect-results";
import type { ShownRecord } from "./shown-record";

/** What was recorded besides the calls. */
export function RecordAside(shown: ShownRecord) {
  const { head } = shown;
  const api = apiOf(shown);
  const usage = [
    head.inputTokens !== null && `${head.inputTokens.toLocaleString("en")} input tokens`,
    head.outputTokens !== null && `${head.outputTokens.toLocaleString("en")} output tokens`,
    head.costUsd !== null && `$${head.costUsd}`,
    head.latencyMs !== null && duration(head.latencyMs),
  ].filter((text) => text !== false);
  return (
    <>
      {head.finalMessage !== null && <OwnAccount api={api} message={head.finalMessage} />}
      {head.effects !== null && <EffectResults api={api} effects={head.effects} />}
      {head.world !== null && (
        <Section title="World after the run">
          <CallText api={api} callIndex={null} field="world" {...laidOut(head.world)} />
        </Section>
      )}
      {head.messages !== null && (
        <Section title="Messages" note="the transcript beside the calls">
          <Transcript key={head.key} api={api} length={head.messages.length} />
        </Section>
      )}
      {head.extra !== null && (
        <Section title="Other recorded fields">
          <CallText api={api} callIndex={null} field="extra" {...laidOut(head.extra)} />
        </Section>
      )}
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t pt-2 text-xs text-ink-3">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          record <Literal>{head.recordId}</Literal>
        </span>
        {usage.length > 0 && <span>{usage.join(" · ")}</span>}
        <span className="ml-auto">
          <DownloadLink
            href={recordApiHref(api, "record.ndjson")}
            label="Download record as NDJSON"
            text="Record as NDJSON"
          />
        </span>
      </footer>
    </>
  );
}

function laidOut(json: LongText): LongText {
  return json.whole ? { ...json, text: readableJson(json.text).text } : json;
}
