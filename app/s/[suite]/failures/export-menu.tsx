"use client";
import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Popover } from "@/components/ui/popover";
import { failuresApiPath } from "@/lib/queries/failures-api-path";
import { useFailuresNavigation } from "./use-failures-navigation";

const FORMATS = [
  {
    format: "ndjson",
    text: "NDJSON",
    says: "Faithful: one JSON object a line, every text exactly as it was recorded.",
  },
  {
    format: "csv",
    text: "CSV",
    says: "For spreadsheets. A text that would run as a formula gets an apostrophe before it, and the column “neutralised” names such cells.",
  },
] as const;

/** Every finding of the filter as a file. */
export function ExportMenu() {
  const { suite, params } = useFailuresNavigation();
  return (
    <Popover
      label="Export"
      align="end"
      trigger={
        <Button>
          <Download aria-hidden />
          <span className="max-sm:sr-only">Export</span>
        </Button>
      }
    >
      <ul className="p-1">
        {FORMATS.map(({ format, text, says }) => (
          <li key={format}>
            <a
              href={failuresApiPath(suite, "export", params, { format })}
              download
              className="block rounded-md px-2 py-1.5 hover:bg-hover"
            >
              <span className="font-medium">{text}</span>
              <span className="block text-xs text-ink-2">{says}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="border-t px-3 py-2 text-xs text-ink-2">All findings of this filter, with all columns.</p>
    </Popover>
  );
}
