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
  readonly action: () => Promise<void>;
};

/** A button whose deed is asked about once more. A failed deed leaves the question open, with the reason. */
export function ConfirmButton({ label, title, says, confirm, tone = "primary", action }: Props) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [busy, start] = useTransition();
  return (
    <Dialog
      title={title}
      description={says}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button size="sm">{label}</Button>}
    >
      {failed && (
        <p role="alert" className="mb-2 text-fail">
          That failed, and nothing was changed. Try again; if it stays, the server’s output has the cause.
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
              setFailed(false);
              try {
                await action();
                setOpen(false);
              } catch (error) {
                // A redirect travels as an error that the router must see.
                if (error instanceof Error && "digest" in error && String(error.digest).startsWith("NEXT_"))
                  throw error;
                setFailed(true);
              }
            })
          }
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
