import { Button } from "@/components/ui/button";

type Props = {
  readonly text: string;
  readonly busy: boolean;
  readonly error: string | null;
  readonly onClick: () => void;
};

/** Asks for the next part; says so where it did not come. */
export function PartButton({ text, busy, error, onClick }: Props) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button size="sm" disabled={busy} onClick={onClick}>
        {busy ? "Reading…" : text}
      </Button>
      {error !== null && (
        <span role="alert" className="text-xs text-fail">
          That could not be read: {error} Try again.
        </span>
      )}
    </span>
  );
}
