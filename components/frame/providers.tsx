"use client";
import { ThemeProvider } from "next-themes";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";

type Props = { readonly nonce: string | undefined; readonly children: ReactNode };

/** What every page stands in: theme, URL state. */
export function Providers({ nonce, children }: Props) {
  return (
    <ThemeProvider attribute="data-theme" defaultTheme="system" disableTransitionOnChange nonce={nonce}>
      <NuqsAdapter>{children}</NuqsAdapter>
    </ThemeProvider>
  );
}
