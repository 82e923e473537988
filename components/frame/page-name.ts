import type { PAGES } from "./pages";

/** The address part of a page below its suite; the Overview's is empty. */
export type PageName = (typeof PAGES)[number]["page"];
