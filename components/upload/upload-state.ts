import type { IngestResult } from "@/lib/commands/ingest/ingest-result";

/** Where the one upload at a time stands. */
export type UploadState =
  | { readonly at: "idle" }
  | { readonly at: "sending"; readonly name: string; readonly sent: number; readonly total: number }
  | { readonly at: "ingesting"; readonly name: string; readonly total: number }
  | { readonly at: "done"; readonly name: string; readonly result: IngestResult }
  | { readonly at: "failed"; readonly name: string; readonly message: string };
