import type { PageName } from "./page-name";

/** How much waits behind each page, and the words for it; absent: nothing waits. */
export type Waiting = Readonly<Partial<Record<PageName, { readonly count: number; readonly says: string }>>>;
