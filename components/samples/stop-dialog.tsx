"use client";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { useDeed } from "@/components/ui/use-deed";

type Props = {
  readonly left: number;
  readonly stop: (how: string) => Promise<string | null>;
};

const USUAL = [
  "the time planned for it was up",
  "the population is no longer of interest",
  "the interval is narrow enough",
];

/** Asks how labelling ends before its end: the estimate will say so. */
export function StopDialog({ left, stop }: Props) {
  const [open, setOpen] = useState(false);
  const [how, setHow] = useState("");
  const id = useId();
  const { busy, failed, run } = useDeed();
  return (
    <Dialog
      title="Stop labelling"
      description={`${left.toLocaleString("en")} ${left === 1 ? "item is" : "items are"} not labelled. Review order is random, so what is labelled is still a random sample; but stopping because of what the estimate shows breaks its 95 %. So the estimate will say how it was stopped. Labelling can go on later.`}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Stop</Button>}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (how.trim() !== "")
            run(
              () => stop(how),
              () => setOpen(false),
            );
        }}
      >
        <label htmlFor={id} className="text-xs text-ink-2">
          It is stopped because
        </label>
        <Input
          id={id}
          value={how}
          maxLength={500}
          onChange={(event) => setHow(event.target.value)}
          list={`${id}-usual`}
        />
        <datalist id={`${id}-usual`}>
          {USUAL.map((reason) => (
            <option key={reason} value={reason} />
          ))}
        </datalist>
        {failed !== null && (
          <p role="alert" className="mt-2 text-fail">
            {failed}
          </p>
        )}
        <div className="mt-3 flex justify-end gap-2">
          <Button onClick={() => setOpen(false)} disabled={busy}>
            Leave it
          </Button>
          <Button type="submit" tone="danger" disabled={busy || how.trim() === ""}>
            Stop labelling
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
