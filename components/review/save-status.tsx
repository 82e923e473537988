import { Check, CloudOff, CloudUpload, TriangleAlert } from "lucide-react";
import type { OutboxStatus } from "@/lib/review/outbox-status";

const ICONS = { saved: Check, waiting: CloudUpload, offline: CloudOff, refused: TriangleAlert };

/** Whether all that was given is with the server: `saved`, `2 waiting`, `offline, 2 waiting`. */
export function SaveStatus({ status }: { readonly status: OutboxStatus }) {
  const { kind, waiting, refused } = status;
  const Icon = ICONS[kind];
  const text = [
    kind === "offline" && "offline",
    refused > 0 && `${refused} refused`,
    waiting > 0 && `${waiting} waiting`,
  ].filter((part) => part !== false);
  return (
    <span
      role="status"
      aria-label="labels"
      title={waiting > 0 ? "kept in this browser, and sent as soon as the server answers" : undefined}
      className={`inline-flex items-center gap-1 text-xs whitespace-nowrap ${kind === "saved" || kind === "waiting" ? "text-ink-3" : "font-medium text-warn"}`}
    >
      <Icon aria-hidden className="size-3.5" />
      {text.length === 0 ? "saved" : text.join(", ")}
    </span>
  );
}
