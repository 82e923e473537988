"use client";
import {
  BookOpen,
  ClipboardCheck,
  Disc,
  FileDown,
  LayoutDashboard,
  ListX,
  Ruler,
  ScanEye,
  ScrollText,
  TrendingUp,
} from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { formatsHref } from "@/components/formats/formats-href";
import { observeHref } from "@/components/observe/observe-href";
import { cn } from "@/components/ui/cn";
import { scopeHref } from "@/lib/queries/scope-href";
import { currentPage } from "./current-page";
import { PAGES } from "./pages";
import { useScopeValues } from "./use-scope-values";
import type { Waiting } from "./waiting";
import { Wordmark } from "./wordmark";

const ICONS = {
  "": LayoutDashboard,
  failures: ListX,
  witness: ScanEye,
  samples: ClipboardCheck,
  trends: TrendingUp,
  rules: Ruler,
  contract: ScrollText,
  ingests: FileDown,
};

type Props = { readonly suite: string; readonly waiting: Waiting };

/** The pages of the suite, and what waits on each: at the left, on a phone along the bottom. */
export function Rail({ suite, waiting }: Props) {
  const current = currentPage(usePathname());
  const scope = useScopeValues();
  return (
    <nav
      aria-label="Pages"
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-panel pb-[env(safe-area-inset-bottom)] md:sticky md:inset-auto md:top-0 md:flex md:h-dvh md:w-44 md:flex-col md:shrink-0 md:border-t-0 md:border-r md:pb-0"
    >
      <Link href={scopeHref(suite, "", scope)} className="hidden h-11 items-center px-4 md:flex">
        <Wordmark />
      </Link>
      <ul className="flex justify-around md:flex-col md:gap-0.5 md:px-2 md:py-1">
        {PAGES.map((entry) => {
          const { page, text } = entry;
          const Icon = ICONS[page];
          const waits = waiting[page];
          return (
            <li key={page} className={cn("flex-1 md:flex-none", "wide" in entry && "max-md:hidden")}>
              <Link
                href={scopeHref(suite, page, scope)}
                aria-current={page === current ? "page" : undefined}
                className="relative flex flex-col items-center gap-0.5 rounded-md px-2 py-1.5 text-2xs text-ink-2 hover:bg-hover hover:text-ink aria-[current]:font-medium aria-[current]:text-ink md:flex-row md:gap-2 md:text-sm md:aria-[current]:bg-hover"
              >
                <Icon aria-hidden className="size-4.5 md:size-4" />
                {text}
                {waits && (
                  <span
                    title={waits.says}
                    className="absolute top-0.5 left-1/2 ml-2 rounded-full bg-warn-soft px-1.5 text-2xs leading-4 font-medium text-warn md:static md:ml-auto"
                  >
                    {waits.count.toLocaleString("en")}
                    <span className="sr-only"> {waits.says}</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      <div className="mt-auto mb-3 hidden flex-col gap-2 px-4 text-xs text-ink-3 md:flex">
        <Link href={formatsHref(suite)} className="flex items-center gap-2 hover:text-ink">
          <BookOpen aria-hidden className="size-3.5" />
          Formats
        </Link>
        <Link href={observeHref(suite)} className="flex items-center gap-2 hover:text-ink">
          <Disc aria-hidden className="size-3.5" />
          Recording
        </Link>
      </div>
    </nav>
  );
}
