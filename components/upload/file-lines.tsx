import Link from "next/link";
import { formatsHref } from "@/components/formats/formats-href";
import { fileCounts } from "@/components/ingest/file-counts";
import { Literal } from "@/components/ui/literal";
import type { FileOutcomes } from "@/lib/queries/file-outcome";

type Props = {
  readonly files: FileOutcomes;
  readonly suite: string | null;
  readonly onLeave: () => void;
};

const SHOWN = 6;

/** A line for each of the files: those that were not read, or not whole, come first. */
export function FileLines({ files, suite, onLeave }: Props) {
  const ordered = [...files].sort((a, b) => b.rejects - a.rejects);
  return (
    <ul aria-label="Files" className="mt-1.5 space-y-1 border-t pt-1.5 text-xs">
      {ordered.slice(0, SHOWN).map((file) => (
        <li key={file.file} className="wrap-anywhere">
          <Literal>{file.file}</Literal>{" "}
          {file.format === null ? (
            <span className="text-warn">not recognized</span>
          ) : (
            <>
              {file.format}: {fileCounts(file)}
              {file.rejects > 0 && (
                <span className="text-warn">, {file.rejects.toLocaleString("en")} rejected</span>
              )}
            </>
          )}
        </li>
      ))}
      {files.length > SHOWN && <li className="text-ink-3">and {files.length - SHOWN} more</li>}
      {files.some(({ format }) => format === null) && (
        <li>
          <Link className="link" href={formatsHref(suite)} onClick={onLeave}>
            What is recognized, and by what
          </Link>
        </li>
      )}
    </ul>
  );
}
