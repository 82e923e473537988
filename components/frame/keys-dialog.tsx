"use client";
import { Dialog } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { KEY_LIST } from "./key-list";

type Props = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

export function KeysDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog title="Keys" open={open} onOpenChange={onOpenChange}>
      {KEY_LIST.map(({ place, keys }) => (
        <section key={place} className="mb-3">
          <h3 className="mb-1 text-xs text-ink-3">{place}</h3>
          <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1.5">
            {keys.map((entry) => (
              <div key={entry.does} className="contents">
                <dt className="flex gap-1">
                  {entry.keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dt>
                <dd>{entry.does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
