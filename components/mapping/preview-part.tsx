import { cn } from "@/components/ui/cn";
import { RecordPreview } from "./record-preview";
import type { PreviewState } from "./use-preview";

type Props = { readonly state: PreviewState; readonly isWhole: boolean };

/** What would come of the file, as far as its beginning tells, while the form changes. */
export function PreviewPart({ state: { preview, problem, reading }, isWhole }: Props) {
  return (
    <section aria-label="Preview" aria-busy={reading} className="border-t pt-2">
      <h3 className="mb-1 font-semibold">What comes of it</h3>
      <div aria-live="polite" className={cn("min-h-24", reading && preview !== null && "opacity-60")}>
        {!isWhole ? (
          <p className="text-ink-2">
            The first records are shown here once the form above has no more problems.
          </p>
        ) : problem !== null ? (
          <p className="text-fail">{problem}</p>
        ) : preview === null ? (
          <p className="text-ink-3">Reading the beginning of the file …</p>
        ) : (
          <RecordPreview preview={preview} />
        )}
      </div>
    </section>
  );
}
