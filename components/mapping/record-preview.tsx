import { Badge } from "@/components/ui/badge";
import { Literal } from "@/components/ui/literal";
import type { Preview } from "@/lib/http/table-look";

const SHOWN_CHARACTERS = 200;

/** The first records that a mapping makes, and what of the beginning it can't take. */
export function RecordPreview({ preview }: { readonly preview: Preview }) {
  const { records, calls, rejects } = preview.counts;
  const count = (number: number, one: string) =>
    `${number.toLocaleString("en")} ${one}${number === 1 ? "" : "s"}`;
  return (
    <div className="space-y-2">
      <p className="text-ink-2">
        {preview.complete ? "The file makes " : "Its beginning makes "}
        {count(records, "record")} with {count(calls, "call")}
        {rejects > 0 && <span className="font-medium text-warn">; {count(rejects, "row")} rejected</span>}.
      </p>
      {preview.rejects.length > 0 && (
        <ul className="space-y-0.5 text-xs text-warn wrap-anywhere">
          {preview.rejects.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              line {line}: {message}
            </li>
          ))}
        </ul>
      )}
      <ol className="divide-y border-y">
        {preview.records.map((record) => (
          <li key={`${record.run} ${record.caseId} ${record.trial}`} className="py-1.5">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <Literal className="font-semibold">{record.caseId}</Literal>
              <span className="text-xs text-ink-3">
                trial {record.trial} · run <Literal>{record.run}</Literal>
              </span>
              {record.verdict !== null && (
                <Badge tone={record.verdict === "pass" ? "pass" : "fail"}>{record.verdict}</Badge>
              )}
              {record.error !== null && <Badge tone="warn">error: not graded</Badge>}
            </p>
            {record.expected !== null && (
              <p className="text-xs text-ink-2 wrap-anywhere">
                expected:{" "}
                {record.expected.length === 0 ? (
                  "no call"
                ) : (
                  <Literal>{shortened(record.expected.join("; "))}</Literal>
                )}
              </p>
            )}
            {record.calls.length === 0 && <p className="text-xs text-ink-3">no call</p>}
            <ul className="space-y-0.5">
              {record.calls.map((call, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: calls of a record have no other identity
                <li key={index} className="text-xs wrap-anywhere">
                  <Literal className="font-medium">{call.name}</Literal>{" "}
                  {call.arguments === null ? (
                    <span className="text-warn">no arguments</span>
                  ) : (
                    <Literal>{shortened(call.arguments)}</Literal>
                  )}
                  {call.result !== null && (
                    <span className="text-ink-3">
                      {" "}
                      → <Literal>{shortened(call.result)}</Literal>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}

function shortened(text: string): string {
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}
