"use client";
import { useEffect, useState } from "react";
import { saidError } from "@/components/upload/said-error";
import type { UploadFile } from "@/components/upload/upload-file";
import { LOOKED_AT_BYTES, MAPPING_FIELD, type Preview } from "@/lib/http/table-look";
import { UPLOAD_FIELD } from "@/lib/http/upload-wire";
import type { TableMapping } from "@/lib/importers/table/schema";

export type PreviewState = {
  /** The last one that came; it stays while the next is on its way. */
  readonly preview: Preview | null;
  readonly problem: string | null;
  readonly reading: boolean;
};

const WAIT_MS = 200;

/** What the beginning of a file becomes under a mapping; nothing is asked where there is none yet. */
export function usePreview({ file, path }: UploadFile, mapping: TableMapping | null): PreviewState {
  const [state, setState] = useState<PreviewState>({
    preview: null,
    problem: null,
    reading: mapping !== null,
  });
  const text = mapping === null ? null : JSON.stringify(mapping);
  useEffect(() => {
    if (text === null) {
      setState({ preview: null, problem: null, reading: false });
      return;
    }
    const stop = new AbortController();
    setState((before) => ({ ...before, reading: true }));
    const timer = setTimeout(async () => {
      const form = new FormData();
      form.append(MAPPING_FIELD, text);
      form.append(UPLOAD_FIELD, file.slice(0, LOOKED_AT_BYTES), encodeURIComponent(path));
      try {
        const response = await fetch("/api/ingest/preview", {
          method: "POST",
          body: form,
          signal: stop.signal,
        });
        if (!response.ok) throw saidError(response.status, await response.text());
        setState({ preview: (await response.json()) as Preview, problem: null, reading: false });
      } catch (error) {
        if (stop.signal.aborted) return;
        const said = error instanceof TypeError ? "The server did not answer." : (error as Error).message;
        setState({ preview: null, problem: said, reading: false });
      }
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [file, path, text]);
  return state;
}
