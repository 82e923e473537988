/** What a part of a cursor must be, so that the store can compare with it. `id` is a bigint's decimal text. */
export type CursorPart = "text" | "int" | "count" | "id" | "time";
