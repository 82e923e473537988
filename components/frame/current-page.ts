import type { PageName } from "./page-name";
import { PAGES } from "./pages";

/** Which page of the rail an address belongs to: records are read under Failures. */
export function currentPage(pathname: string): PageName {
  const part = pathname.split("/")[3] ?? "";
  if (part === "records") return "failures";
  return PAGES.find(({ page }) => page === part)?.page ?? "";
}
