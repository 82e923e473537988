/** One page's reads at one address. `firstByte`: what it awaits before it can send anything; `whole`: all of it. */
export type PageBench = {
  readonly page: string;
  /** Part of the URL after the suite, for the table. */
  readonly at: string;
  firstByte(context: PageContext): Promise<unknown>;
  whole(context: PageContext): Promise<unknown>;
};

export type PageContext = {
  readonly suite: string;
  readonly suiteId: number;
  /** Another record of the suite at each call. */
  nextRecord(): string;
};
