import type { IngestStatus } from "./ingest-status";
import type { TableAnswer, TableQuestion } from "./table-question";

/** Where the one upload at a time stands. */
export type UploadState =
  | { readonly at: "idle" }
  | { readonly at: "looking"; readonly name: string }
  | {
      readonly at: "asking";
      readonly name: string;
      readonly question: TableQuestion;
      readonly answer: (answer: TableAnswer) => void;
    }
  | { readonly at: "sending"; readonly name: string; readonly sent: number; readonly total: number }
  | { readonly at: "ingesting"; readonly name: string; readonly status: IngestStatus | null }
  | { readonly at: "done"; readonly name: string; readonly status: IngestStatus }
  | {
      readonly at: "failed";
      readonly name: string;
      readonly message: string;
      /** The server's word for it, `not_recognized` for one. */
      readonly code: string | null;
    };
