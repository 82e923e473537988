import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useState } from "react";

/** A popover that sets one parameter; the rest of the address stays, the place in a list does not. */
export function useParamChoice(name: string): {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly choose: (value: string) => void;
} {
  const router = useRouter();
  const pathname = usePathname();
  const search = useSearchParams();
  const [open, setOpen] = useState(false);
  const choose = (value: string) => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    next.delete("after");
    setOpen(false);
    router.push(`${pathname}?${next}`, { scroll: false });
  };
  return { open, setOpen, choose };
}
