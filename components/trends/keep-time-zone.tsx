"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { TIME_ZONE_COOKIE } from "@/lib/queries/trends/time-zone-cookie";

const YEAR = 365 * 24 * 60 * 60;

type Props = {
  /** The zone that the page was made for. */
  readonly shown: string;
};

/** Tells the server the reader's time zone, which only the browser knows, and reads the page anew where it was another. */
export function KeepTimeZone({ shown }: Props) {
  const router = useRouter();
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const wanted = `${TIME_ZONE_COOKIE}=${encodeURIComponent(zone)}`;
    // A zone that the server does not know was told before: once is enough.
    if (zone === shown || document.cookie.split("; ").includes(wanted)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that are still in use
    document.cookie = `${wanted}; path=/; max-age=${YEAR}; samesite=lax`;
    router.refresh();
  }, [router, shown]);
  return null;
}
