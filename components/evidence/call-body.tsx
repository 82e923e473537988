import { Literal } from "@/components/ui/literal";
import type { SectionBody, SectionView } from "@/lib/queries/record/section-view";
import { CallOutcome } from "./call-outcome";
import { EVIDENCE_COLUMNS } from "./evidence-column";
import { EvidenceTable } from "./evidence-table";
import { FindingList } from "./finding-list";
import { MoreRows } from "./more-rows";
import { RawFormNote } from "./raw-form-note";
import { RawText } from "./raw-text";
import type { RecordApi } from "./record-api";
import { sectionName } from "./section-name";
import { SignalList } from "./signal-list";
import { UnreadableView } from "./unreadable-view";

type Props = { readonly section: SectionView; readonly body: SectionBody; readonly api: RecordApi };

/** The evidence of one call: expected, raw, received; findings; raw text; what came back. */
export function CallBody({ section, body, api }: Props) {
  const { callIndex, expectedIndex } = section;
  const { evidence } = body;
  const columns = EVIDENCE_COLUMNS.filter((column) => {
    if (column === "expected") return expectedIndex !== null;
    if (column === "raw") return callIndex !== null && evidence.unreadable === null;
    return evidence.hasReceived;
  });
  const label = `expected, raw and received of ${sectionName(section)}`;
  return (
    <>
      {callIndex === null && <p className="px-3 py-1.5 text-ink-2">This call was expected and not made.</p>}
      {evidence.unreadable !== null && <UnreadableView unreadable={evidence.unreadable} />}
      <RawFormNote form={evidence.rawForm} />
      {evidence.rows.length > 0 ? (
        <EvidenceTable label={label} rows={evidence.rows} columns={columns} />
      ) : (
        evidence.unreadable === null && <p className="px-3 py-1.5 text-ink-3">No arguments.</p>
      )}
      {body.receivedFrom !== null && (
        <p className="px-3 py-1 text-2xs text-ink-3">
          What the handler received is told by the handlers’ own account,{" "}
          <Literal>{body.receivedFrom}</Literal>
        </p>
      )}
      {evidence.rowCount > evidence.rows.length && (
        <MoreRows
          api={api}
          callIndex={callIndex}
          expectedIndex={expectedIndex}
          columns={columns}
          label={label}
          rowCount={evidence.rowCount}
          shown={evidence.rows.length}
          differentCount={evidence.differentCount}
        />
      )}
      <FindingList findings={section.findings} />
      <SignalList signals={section.signals} />
      {callIndex !== null && (
        <div className="border-t py-0.5">
          {evidence.rawLength !== null && (
            <RawText
              api={api}
              callIndex={callIndex}
              shown={body.rawShown}
              text={body.raw}
              length={evidence.rawLength}
            />
          )}
          <CallOutcome api={api} callIndex={callIndex} name="result" shown={body.result} />
          <CallOutcome api={api} callIndex={callIndex} name="error" shown={body.error} />
          <CallOutcome api={api} callIndex={callIndex} name="extra" shown={body.extra} />
        </div>
      )}
    </>
  );
}
