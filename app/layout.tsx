import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/jetbrains-mono/wght.css";
import "./globals.css";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { Providers } from "@/components/frame/providers";

export const metadata: Metadata = {
  title: { default: "Claimcheck", template: "%s · Claimcheck" },
  description: "Which claim failed, and is it the agent or the assertion?",
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#111115" },
  ],
};

const SANS = new URL("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2", import.meta.url);

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  // Words are there in their own face from the first paint: a face that comes later moves what is below.
  preload(SANS.href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <html lang="en" suppressHydrationWarning>
      <body className="min-h-dvh bg-canvas font-sans text-sm text-ink antialiased">
        <Providers nonce={nonce}>{children}</Providers>
      </body>
    </html>
  );
}
