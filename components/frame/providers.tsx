"use client";
import { ThemeProvider } from "next-themes";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { Tooltip } from "radix-ui";
import type { ReactNode } from "react";

type Props = { readonly nonce: string | undefined; readonly children: ReactNode };

/** What every page stands in: theme, URL state, tooltips. */
export function Providers({ nonce, children }: Props) {
  return (
    <ThemeProvider attribute="data-theme" defaultTheme="system" disableTransitionOnChange nonce={nonce}>
      <NuqsAdapter>
        <Tooltip.Provider delayDuration={300}>{children}</Tooltip.Provider>
      </NuqsAdapter>
    </ThemeProvider>
  );
}
