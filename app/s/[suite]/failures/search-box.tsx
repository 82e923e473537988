"use client";
import { useEffect, useState } from "react";
import { Input } from "@/components/ui/input";
import { useFailuresNavigation } from "./use-failures-navigation";

const PAUSE_MS = 300;

/** Free text over case, tool, path and message. */
export function SearchBox() {
  const { params, change } = useFailuresNavigation();
  const [text, setText] = useState(params.q);
  const [asked, setAsked] = useState(params.q);
  // Changed from elsewhere (a chip dropped, the browser's back): the box follows.
  if (params.q !== asked) {
    setAsked(params.q);
    setText(params.q);
  }
  useEffect(() => {
    if (text === asked) return;
    const timer = setTimeout(() => {
      setAsked(text);
      change({ q: text }, { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, asked, change]);
  return (
    <Input
      type="search"
      data-failures-search
      aria-label="Search case, tool, path or message"
      placeholder="case, tool, path, message"
      aria-keyshortcuts="/"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Escape") event.currentTarget.blur();
      }}
      className="w-full md:w-64"
    />
  );
}
