/** Who has an item open: a reviewer, in one of their browser tabs. */
export type LeaseHolder = {
  readonly reviewer: string;
  /** Made by the tab once and kept over a reload; empty: none was said, as by a program. */
  readonly holder: string;
};
