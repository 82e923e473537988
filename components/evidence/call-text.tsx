"use client";
import { useState } from "react";
import { DownloadLink } from "./download-link";
import { PartButton } from "./part-button";
import { type RecordApi, recordApiHref } from "./record-api";
import { ScrollText } from "./scroll-text";
import { usePart } from "./use-part";

type Props = {
  readonly api: RecordApi;
  /** null: a text of the record itself. */
  readonly callIndex: number | null;
  readonly field: string;
  /** The beginning as it is shown at first; laid out for reading where it is the whole. */
  readonly text: string;
  readonly whole: boolean;
  /** Characters of the whole. */
  readonly length: number;
  /** Words, not literals. */
  readonly words?: boolean;
};

/** A recorded text: its beginning, more on demand, the whole as a file. */
export function CallText({ api, callIndex, field, text, whole, length, words = false }: Props) {
  const [parts, setParts] = useState<readonly string[]>([]);
  const [next, setNext] = useState<number | null>(whole ? null : 0);
  const { busy, error, read } = usePart<{ text: string; next: number; length: number }>();
  const href = { call: callIndex, field };
  return (
    <div className="space-y-1">
      <ScrollText
        label={callIndex === null ? field.replaceAll("_", " ") : `${field} of call ${callIndex}`}
        text={parts.length === 0 ? text : parts.join("")}
        words={words}
      />
      <div className="flex flex-wrap items-center gap-2 text-2xs text-ink-3">
        {!whole && `${length.toLocaleString("en")} characters, the beginning is shown`}
        {next !== null && (
          <PartButton
            text="Show more"
            busy={busy}
            error={error}
            onClick={() =>
              read(recordApiHref(api, "text", { ...href, from: next }), (part) => {
                setParts([...parts, part.text]);
                setNext(part.next < part.length ? part.next : null);
              })
            }
          />
        )}
        <DownloadLink
          href={recordApiHref(api, "raw", href)}
          label={`Download ${field.replaceAll("_", " ")}${callIndex === null ? "" : ` of call ${callIndex}`}`}
        />
      </div>
    </div>
  );
}
