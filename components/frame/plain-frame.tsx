import Link from "next/link";
import type { ReactNode } from "react";
import { SkipLink } from "./skip-link";
import { ThemeSwitch } from "./theme-switch";
import { Wordmark } from "./wordmark";

/** The frame of a page that belongs to no suite. */
export function PlainFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="flex h-11 items-center justify-between border-b px-4">
        <Link href="/">
          <Wordmark />
        </Link>
        <ThemeSwitch />
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  );
}
