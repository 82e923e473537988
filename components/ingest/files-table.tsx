import Link from "next/link";
import { formatsHref } from "@/components/formats/formats-href";
import { Count } from "@/components/ui/count";
import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import type { FileOutcomes } from "@/lib/queries/file-outcome";

type Props = { readonly files: FileOutcomes; readonly suite: string };

const COUNTS = ["records", "calls", "cases", "tools", "rejects"] as const;

/** What each file was taken for, and what was read from it. */
export function FilesTable({ files, suite }: Props) {
  return (
    <ScrollX label="Files">
      <table className="w-full min-w-160">
        <thead className="text-xs text-ink-3">
          <tr>
            <th className="py-1 pr-3">file</th>
            <th className="px-3">taken for</th>
            {COUNTS.map((count) => (
              <th key={count} className="pl-4 text-right">
                {count}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.file} className="border-t align-top">
              <td className="max-w-72 py-1 pr-3">
                <Literal>{file.file}</Literal>
              </td>
              <td className="px-3 py-1">
                {file.format === null ? (
                  <>
                    <span className="font-medium text-warn">not read</span>: {file.why}.{" "}
                    <Link className="link" href={formatsHref(suite)}>
                      Formats
                    </Link>
                  </>
                ) : (
                  <>
                    <Link className="link" href={formatsHref(suite, file.format)}>
                      {file.format}
                    </Link>{" "}
                    <span className="text-xs text-ink-3">{file.why}</span>
                  </>
                )}
              </td>
              {COUNTS.map((count) => (
                <td
                  key={count}
                  className={`py-1 pl-4 text-right ${file[count] === 0 ? "text-ink-3" : count === "rejects" ? "font-semibold text-warn" : ""}`}
                >
                  <Count value={file[count]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}
