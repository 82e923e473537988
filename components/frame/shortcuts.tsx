"use client";
import { CircleHelp, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { scopeHref } from "@/lib/queries/scope-href";
import { isTyping } from "./is-typing";
import { KeysDialog } from "./keys-dialog";
import { PAGES } from "./pages";
import { Palette } from "./palette";
import { useScopeValues } from "./use-scope-values";

const SECOND_KEY_WITHIN_MS = 1200;

/** The palette, the list of keys, and the keys themselves. */
export function Shortcuts({ suite }: { readonly suite: string }) {
  const router = useRouter();
  const scope = useScopeValues();
  const [palette, setPalette] = useState(false);
  const [keys, setKeys] = useState(false);
  const goPressed = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === "k") {
        event.preventDefault();
        setPalette((open) => !open);
        return;
      }
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event)) return;
      if (document.querySelector("[role=dialog]")) return;
      if (event.key === "?") setKeys(true);
      const going = event.timeStamp - goPressed.current < SECOND_KEY_WITHIN_MS;
      goPressed.current = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const to = going && PAGES.find((page) => page.key === event.key);
      if (to) router.push(scopeHref(suite, to.page, scope));
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [router, scope, suite]);

  return (
    <>
      <Button
        tone="plain"
        aria-label="Go to"
        onClick={() => setPalette(true)}
        className="px-1.5 text-ink-3 lg:px-2"
      >
        <Search aria-hidden />
        <span className="hidden lg:inline">Go to</span>
        <span className="hidden lg:inline">
          <Kbd>⌘K</Kbd>
        </span>
      </Button>
      <Button
        tone="quiet"
        size="icon"
        aria-label="Keys"
        onClick={() => setKeys(true)}
        className="hidden md:inline-flex"
      >
        <CircleHelp aria-hidden />
      </Button>
      <Palette suite={suite} open={palette} onOpenChange={setPalette} />
      <KeysDialog open={keys} onOpenChange={setKeys} />
    </>
  );
}
