"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { reviewerName } from "@/lib/review/reviewer-name";
import { keepReviewer } from "./keep-reviewer";

type Props = {
  /** As it stands; null: none yet. */
  readonly reviewer: string | null;
  readonly onKept?: () => void;
};

/** Asks for the reviewer's name and keeps it in this browser. */
export function ReviewerForm({ reviewer, onKept }: Props) {
  const router = useRouter();
  const id = useId();
  const [text, setText] = useState(reviewer ?? "");
  const name = reviewerName(text);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (name === null) return;
    keepReviewer(name);
    onKept?.();
    router.refresh();
  };
  return (
    <form onSubmit={keep} className="space-y-1.5">
      <label htmlFor={id} className="font-medium">
        Your name as a reviewer
      </label>
      <div className="flex gap-2">
        <Input
          id={id}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="name"
          maxLength={80}
        />
        <Button type="submit" tone="primary" disabled={name === null || name === reviewer}>
          Keep
        </Button>
      </div>
      <p className="text-xs text-ink-3">
        It goes with each label you give, and is kept in this browser. There is no log-in.
      </p>
    </form>
  );
}
