import type { ReactNode } from "react";

/** Lets something wide scroll sideways on its own, by keyboard too. */
export function ScrollX({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="relative overflow-x-auto">
      {children}
    </section>
  );
}
