import type { PageName } from "./page-name";

/** Pages without an entry of their own in the rail, each under the one that it is reached from. */
export const INNER_PAGES: readonly {
  readonly page: string;
  readonly text: string;
  readonly under: PageName;
}[] = [
  { page: "compare", text: "Compare two runs", under: "trends" },
  { page: "instruments", text: "Instruments", under: "rules" },
  { page: "disagreements", text: "Effect against arguments", under: "rules" },
];
