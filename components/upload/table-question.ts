import type { TableLook } from "@/lib/http/table-look";
import type { TableMapping } from "@/lib/importers/table/schema";
import type { UploadFile } from "./upload-file";

/** What is asked about tables of the same columns before they are sent. */
export type TableQuestion = {
  readonly table: TableLook;
  /** All files of these columns; the first is shown. */
  readonly files: readonly UploadFile[];
  /** Which question this is, of how many. */
  readonly step: number;
  readonly steps: number;
  /** Whether something else is left to send where these files are left out. */
  readonly others: boolean;
};

export type TableAnswer =
  | {
      readonly do: "map";
      readonly mapping: TableMapping /** "" where it is not to be kept. */;
      readonly keepAs: string;
    }
  | { readonly do: "leave_out" }
  | { readonly do: "cancel" };
