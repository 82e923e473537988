"use client";
import { Upload } from "lucide-react";
import Link from "next/link";
import { type ChangeEvent, type ReactNode, useRef } from "react";
import { formatsHref } from "@/components/formats/formats-href";
import { Button } from "@/components/ui/button";
import { chosenFiles } from "@/components/upload/chosen-files";
import { useUpload } from "@/components/upload/use-upload";

/** The place that says files may be dropped, with buttons for those who don't drag. */
export function DropZone({ children }: { readonly children?: ReactNode }) {
  const { start, state, suite } = useUpload();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const busy = state.at !== "idle" && state.at !== "done" && state.at !== "failed";
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    if (event.target.files) start(chosenFiles(event.target.files));
    event.target.value = "";
  };
  return (
    <div className="rounded-lg border border-dashed border-line-strong bg-panel p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Upload aria-hidden className="size-5 text-ink-3" />
        <p className="min-w-0 flex-1 basis-60">
          Drop result files, or a folder of them, anywhere on this page.
          <span className="block text-xs text-ink-3">
            <Link href={formatsHref(suite)} className="link">
              The format
            </Link>{" "}
            is recognized. Files sent together are one ingest; what is already stored is not doubled.
          </span>
        </p>
        <div className="flex gap-2">
          <Button tone="primary" disabled={busy} onClick={() => files.current?.click()}>
            Choose files
          </Button>
          <Button disabled={busy} onClick={() => folder.current?.click()}>
            Choose a folder
          </Button>
        </div>
        <input ref={files} type="file" multiple hidden aria-label="Result files" onChange={chosen} />
        <input
          ref={folder}
          type="file"
          multiple
          hidden
          aria-label="A folder of results"
          onChange={chosen}
          {...{ webkitdirectory: "" }}
        />
      </div>
      {children}
    </div>
  );
}
