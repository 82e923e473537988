import type { ReactNode } from "react";

export function Kbd({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-sm border border-line-strong bg-panel px-1 font-mono text-2xs text-ink-2">
      {children}
    </kbd>
  );
}
