"use client";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "./button";

type Props = { readonly text: string; readonly label?: string };

export function CopyButton({ text, label = "Copy" }: Props) {
  const [copied, setCopied] = useState(false);
  return (
    <Button
      tone="quiet"
      size="sm"
      aria-label={label}
      onClick={async () => {
        await navigator.clipboard.writeText(text);
        setCopied(true);
        setTimeout(() => setCopied(false), 1500);
      }}
    >
      {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
    </Button>
  );
}
