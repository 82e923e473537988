"use client";
import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Popover } from "@/components/ui/popover";
import { encodeStoredText } from "@/lib/json/encode-stored-text";

type Props = { readonly suite: string; readonly sampleId: number };

const FORMATS = [
  { format: "ndjson", text: "NDJSON", says: "One label a line, as it can come in again elsewhere." },
  {
    format: "csv",
    text: "CSV",
    says: "For spreadsheets. A text that would run as a formula gets an apostrophe before it.",
  },
] as const;

/** The labels and the estimate of a sample as files. */
export function ExportLabels({ suite, sampleId }: Props) {
  const at = (what: string) =>
    `/api/samples/${sampleId}/${what}?suite=${encodeURIComponent(encodeStoredText(suite))}`;
  const look = "block rounded-md px-2 py-1.5 hover:bg-hover";
  return (
    <Popover
      label="Export"
      align="end"
      trigger={
        <Button>
          <Download aria-hidden />
          Export
        </Button>
      }
    >
      <ul className="p-1">
        {FORMATS.map(({ format, text, says }) => (
          <li key={format}>
            <a href={`${at("labels")}&format=${format}`} download className={look}>
              <span className="font-medium">Labels as {text}</span>
              <span className="block text-xs text-ink-2">{says}</span>
            </a>
          </li>
        ))}
        <li>
          <a href={at("estimate")} className={look}>
            <span className="font-medium">Estimate as JSON</span>
            <span className="block text-xs text-ink-2">What this page shows, for programs.</span>
          </a>
        </li>
      </ul>
    </Popover>
  );
}
