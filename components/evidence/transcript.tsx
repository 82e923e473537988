"use client";
import { useState } from "react";
import { Literal } from "@/components/ui/literal";
import type { TranscriptMessage, TranscriptPage } from "@/lib/evidence/transcript-page";
import { DownloadLink } from "./download-link";
import { PartButton } from "./part-button";
import { type RecordApi, recordApiHref } from "./record-api";
import { ScrollText } from "./scroll-text";
import { usePart } from "./use-part";

/** The messages between the calls, read when they are asked for. */
export function Transcript({ api, length }: { readonly api: RecordApi; readonly length: number }) {
  const [messages, setMessages] = useState<readonly TranscriptMessage[]>([]);
  const [total, setTotal] = useState<number | null>(null);
  const { busy, error, read } = usePart<TranscriptPage>();
  const more = total === null || messages.length < total;
  return (
    <div className="space-y-2">
      {messages.length > 0 && (
        <ol aria-label="messages" className="space-y-1">
          {messages.map((message) => (
            <li
              key={message.index}
              className="grid grid-cols-[72px_minmax(0,1fr)] gap-3 border-t py-1.5 first:border-t-0"
            >
              <span className="text-xs text-ink-3">
                <span className="block">{message.index}</span>
                <Literal className="font-sans">{message.role ?? "—"}</Literal>
              </span>
              <div className="min-w-0">
                <ScrollText label={`message ${message.index}`} text={message.text} words />
                {message.length > message.text.length && (
                  <p className="text-2xs text-ink-3">
                    the beginning of {message.length.toLocaleString("en")} characters
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-2 text-xs text-ink-3">
        {total === null
          ? `${length.toLocaleString("en")} characters`
          : `${messages.length.toLocaleString("en")} of ${total.toLocaleString("en")} messages`}
        {more && (
          <PartButton
            text={total === null ? "Show messages" : "Show more"}
            busy={busy}
            error={error}
            onClick={() =>
              read(recordApiHref(api, "messages", { from: messages.length }), (page) => {
                setMessages([...messages, ...page.messages]);
                setTotal(page.total);
              })
            }
          />
        )}
        <DownloadLink href={recordApiHref(api, "raw", { field: "messages" })} label="Download messages" />
      </div>
    </div>
  );
}
