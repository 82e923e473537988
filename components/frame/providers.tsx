"use client";
import { ThemeProvider } from "next-themes";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { type ReactNode, useState } from "react";
import { keepStyleNonce } from "./keep-style-nonce";

type Props = { readonly nonce: string | undefined; readonly children: ReactNode };

/** What every page stands in: theme, URL state. */
export function Providers({ nonce, children }: Props) {
  // Once: the policy of the page that stands here names the first nonce, whatever a later refresh brings.
  useState(() => keepStyleNonce(nonce));
  return (
    <ThemeProvider attribute="data-theme" defaultTheme="system" disableTransitionOnChange nonce={nonce}>
      <NuqsAdapter>{children}</NuqsAdapter>
    </ThemeProvider>
  );
}
