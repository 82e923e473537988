"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { NumberField } from "@/components/ui/number-field";
import { useDeed } from "@/components/ui/use-deed";

type Side = { readonly drawn: number; readonly population: number };
type Props = {
  readonly unit: string;
  readonly failed: Side;
  readonly clean: Side;
  readonly extend: (wanted: { failed: number; clean: number }) => Promise<string | null>;
};

/** Asks for larger sizes; what is drawn already stays the beginning. */
export function ExtendDialog({ unit, failed, clean, extend }: Props) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState({ failed: String(failed.drawn), clean: String(clean.drawn) });
  const { busy, failed: refused, run } = useDeed();
  const sizes = { failed: Number(wanted.failed), clean: Number(wanted.clean) };
  const added =
    Math.max(0, Math.min(sizes.failed, failed.population) - failed.drawn) +
    Math.max(0, Math.min(sizes.clean, clean.population) - clean.drawn);
  const whole = Number.isSafeInteger(sizes.failed) && Number.isSafeInteger(sizes.clean);
  return (
    <Dialog
      title="Extend the sample"
      description={`More ${unit} from the same frozen population, by the same seed. All items and labels that are here stay.`}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Extend</Button>}
    >
      <div className="flex flex-wrap gap-4">
        <NumberField
          label="Failed in all"
          value={wanted.failed}
          min={failed.drawn}
          max={failed.population}
          onChange={(value) => setWanted({ ...wanted, failed: value })}
          hint={`now ${failed.drawn} of ${failed.population.toLocaleString("en")}`}
        />
        <NumberField
          label="Clean in all"
          value={wanted.clean}
          min={clean.drawn}
          max={clean.population}
          onChange={(value) => setWanted({ ...wanted, clean: value })}
          hint={`now ${clean.drawn} of ${clean.population.toLocaleString("en")}`}
        />
      </div>
      {refused !== null && (
        <p role="alert" className="mt-2 text-fail">
          {refused}
        </p>
      )}
      <div className="mt-3 flex items-center justify-end gap-2">
        <Button onClick={() => setOpen(false)} disabled={busy}>
          Leave it
        </Button>
        <Button
          tone="primary"
          disabled={busy || !whole || added === 0}
          onClick={() =>
            run(
              () => extend(sizes),
              () => setOpen(false),
            )
          }
        >
          {added === 0 || !whole ? "Draw more" : `Draw ${added.toLocaleString("en")} more`}
        </Button>
      </div>
    </Dialog>
  );
}
