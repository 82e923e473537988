import { cn } from "./cn";

/** Stands where something will be, in its final size (give one in `className`). */
export function Skeleton({ className }: { readonly className: string }) {
  return <div aria-hidden className={cn("rounded-md bg-hover", className)} />;
}
