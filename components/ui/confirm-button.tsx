"use client";
import { type ReactNode, useState, useTransition } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";

type Props = {
  readonly label: string;
  readonly title: string;
  /** What will happen, and what will not. */
  readonly says: ReactNode;
  readonly confirm: string;
  readonly tone?: "danger" | "primary";
  /** Null where it went well, else why not. */
  readonly action: () => Promise<string | null>;
};

/** A button whose deed is asked about once more. A refused deed leaves the question open, with the reason. */
export function ConfirmButton({ label, title, says, confirm, tone = "primary", action }: Props) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, start] = useTransition();
  return (
    <Dialog
      title={title}
      description={says}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button size="sm">{label}</Button>}
    >
      {failed !== null && (
        <p role="alert" className="mb-2 text-fail">
          {failed}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={() => setOpen(false)} disabled={busy}>
          Leave it
        </Button>
        <Button
          tone={tone}
          disabled={busy}
          onClick={() =>
            start(async () => {
              const message = await action();
              setFailed(message);
              if (message === null) setOpen(false);
            })
          }
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
