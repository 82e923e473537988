"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isTyping } from "@/components/frame/is-typing";
import { ButtonLink } from "@/components/ui/button-link";
import { Kbd } from "@/components/ui/kbd";

/** From a record to the changes of its case that it proposes, by button and by key. */
export function ExpectationLink({ href }: { readonly href: string }) {
  const router = useRouter();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "e" || event.metaKey || event.ctrlKey || event.altKey || isTyping(event)) return;
      if (document.querySelector("[role=dialog]")) return;
      event.preventDefault();
      router.push(href);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [router, href]);
  return (
    <ButtonLink size="sm" href={href}>
      The expectation is wrong…
      <Kbd>e</Kbd>
    </ButtonLink>
  );
}
