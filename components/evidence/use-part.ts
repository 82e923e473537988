"use client";
import { useState } from "react";
import { readPart } from "./read-part";

type PartState = { readonly busy: boolean; readonly error: string | null };

/** Reads parts on demand, one at a time; an error stays until the next try. */
export function usePart<Part>(): PartState & {
  read(href: string, take: (part: Part) => void): Promise<void>;
} {
  const [state, setState] = useState<PartState>({ busy: false, error: null });
  return {
    ...state,
    async read(href, take) {
      setState({ busy: true, error: null });
      try {
        take(await readPart<Part>(href));
        setState({ busy: false, error: null });
      } catch (error) {
        setState({ busy: false, error: error instanceof Error ? error.message : String(error) });
      }
    },
  };
}
