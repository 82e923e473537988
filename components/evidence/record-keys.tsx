"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isTyping } from "@/components/frame/is-typing";
import { buttonClass } from "@/components/ui/button-class";
import { Kbd } from "@/components/ui/kbd";

type Props = {
  readonly previous: string | null;
  readonly next: string | null;
  /** `14 of 472`; null where the record is not in the filter. */
  readonly position: string | null;
  readonly outside: string;
};

/** Next and previous record of the filter, by button and by key. */
export function RecordKeys({ previous, next, position, outside }: Props) {
  const router = useRouter();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event)) return;
      if (document.querySelector("[role=dialog]")) return;
      const to =
        event.key === "j" || event.key === "]"
          ? next
          : event.key === "k" || event.key === "["
            ? previous
            : null;
      if (to === null) return;
      event.preventDefault();
      router.push(to);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [router, previous, next]);
  return (
    <nav aria-label="records of the filter" className="flex items-center gap-2">
      <Step href={previous} label="Previous record">
        <ChevronLeft aria-hidden />
        <Kbd>k</Kbd>
      </Step>
      <span className="text-ink-2">{position ?? <span className="text-xs text-ink-3">{outside}</span>}</span>
      <Step href={next} label="Next record">
        <Kbd>j</Kbd>
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  );
}

type StepProps = { readonly href: string | null; readonly label: string; readonly children: React.ReactNode };

function Step({ href, label, children }: StepProps) {
  const look = buttonClass({ size: "sm" });
  if (href === null) {
    return (
      <button type="button" disabled aria-label={label} className={look}>
        {children}
      </button>
    );
  }
  return (
    <Link href={href} aria-label={label} className={look}>
      {children}
    </Link>
  );
}
