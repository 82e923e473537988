"use client";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { decide } from "./decide";
import { DropOverlay } from "./drop-overlay";
import { sendFiles } from "./send-files";
import type { TableAnswer, TableQuestion } from "./table-question";
import { UploadContext } from "./upload-context";
import { UploadError } from "./upload-error";
import type { UploadFile } from "./upload-file";
import { UploadPanel } from "./upload-panel";
import type { UploadState } from "./upload-state";
import { watchIngest } from "./watch-ingest";

/** The form and the rules of mappings are fetched once they are needed. */
const MappingDialog = dynamic(() =>
  import("@/components/mapping/mapping-dialog").then((module) => module.MappingDialog),
);

type Props = {
  /** Where files go; null: where they say themselves. */
  readonly suite: string | null;
  readonly children: ReactNode;
};

/** Takes files anywhere on the page and stays with them while the person goes on. One upload at a time. */
export function UploadProvider({ suite, children }: Props) {
  const router = useRouter();
  const [state, setState] = useState<UploadState>({ at: "idle" });
  const running = useRef<AbortController | null>(null);

  const start = useCallback(
    async (files: readonly UploadFile[]) => {
      const [first] = files;
      if (running.current !== null || first === undefined) return;
      const stop = new AbortController();
      running.current = stop;
      const name =
        files.length === 1 ? first.path : commonFolder(files) || `${first.path} and ${files.length - 1} more`;
      const ask = (question: TableQuestion) =>
        new Promise<TableAnswer>((answer) => setState({ at: "asking", name, question, answer }));
      setState({ at: "looking", name });
      try {
        const decided = await decide(files, suite, stop.signal, ask);
        if (decided === null) {
          setState({ at: "idle" });
          running.current = null;
          return;
        }
        const total = decided.files.reduce((sum, { file }) => sum + file.size, 0);
        setState({ at: "sending", name, sent: 0, total });
        const id = await sendFiles(decided.files, {
          suite,
          name,
          mappings: decided.mappings,
          signal: stop.signal,
          onSent: (sent, all) => setState({ at: "sending", name, sent, total: all }),
        });
        setState({ at: "ingesting", name, status: null });
        const status = await watchIngest(id, (now) => setState({ at: "ingesting", name, status: now }));
        setState({ at: "done", name, status });
      } catch (error) {
        const code = error instanceof UploadError ? error.code : null;
        setState({
          at: "failed",
          name,
          code,
          message: error instanceof Error ? error.message : String(error),
        });
      }
      running.current = null;
      router.refresh();
    },
    [router, suite],
  );

  const upload = useMemo(
    () => ({
      suite,
      state,
      start,
      cancel: () => running.current?.abort(),
      dismiss: () => setState({ at: "idle" }),
    }),
    [suite, state, start],
  );

  return (
    <UploadContext value={upload}>
      {children}
      <DropOverlay suite={suite} />
      <UploadPanel />
      {state.at === "asking" && (
        <MappingDialog
          key={JSON.stringify(state.question.table.columns)}
          question={state.question}
          suite={suite}
          onAnswer={state.answer}
        />
      )}
    </UploadContext>
  );
}

function commonFolder(files: readonly UploadFile[]): string {
  const folder = files[0]?.path.split("/")[0] ?? "";
  return files.every(({ path }) => path.startsWith(`${folder}/`)) ? folder : "";
}
