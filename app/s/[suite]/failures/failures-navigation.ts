import { createContext } from "react";
import type { FailuresParams } from "@/lib/queries/failures-params";

export type ChangeHow = {
  /** In place of the present entry of the browser's history. */
  readonly replace?: boolean;
  /** Only the address: the server need not be asked. */
  readonly shallow?: boolean;
};

export type FailuresNavigation = {
  readonly suite: string;
  /** As in the address bar, at once: what is on screen may still be of the filter before. */
  readonly params: FailuresParams;
  /** The page for these parameters is being read. */
  readonly pending: boolean;
  readonly change: (change: Partial<FailuresParams>, how?: ChangeHow) => void;
  /** Drops every part of the filter; scope and layout stay. */
  readonly clear: () => void;
};

export const FailuresNavigationContext = createContext<FailuresNavigation | null>(null);
