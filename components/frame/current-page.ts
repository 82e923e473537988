import { INNER_PAGES } from "./inner-pages";
import type { PageName } from "./page-name";
import { PAGES } from "./pages";

/** Which page of the rail an address belongs to: records and cases are read under Failures, inner pages under their own. */
export function currentPage(pathname: string): PageName {
  const part = pathname.split("/")[3] ?? "";
  if (part === "records" || part === "cases") return "failures";
  const inner = INNER_PAGES.find(({ page }) => page === part);
  if (inner !== undefined) return inner.under;
  return PAGES.find(({ page }) => page === part)?.page ?? "";
}
