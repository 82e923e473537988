import { Download } from "lucide-react";
import { buttonClass } from "@/components/ui/button-class";
import { CopyButton } from "@/components/ui/copy-button";
import type { NamedPatch } from "@/lib/queries/cases/named-patch";
import { DiffView } from "./diff-view";

type Props = {
  readonly label: string;
  readonly patch: NamedPatch;
  /** Where the whole case and the diff are had as files. */
  readonly hrefs: { readonly case: string; readonly diff: string };
};

/** Longer texts are downloaded, not copied from the page. */
const COPIED = 200_000;
const NAMES = { yaml: "YAML", ndjson: "JSON line" };

/** What changes in the written case, and the ways to take it along. */
export function PatchView({ label, patch, hrefs }: Props) {
  const name = NAMES[patch.format];
  const look = buttonClass({ tone: "quiet", size: "sm" });
  return (
    <div className="space-y-1.5">
      <DiffView label={label} diff={patch.diff} />
      <div className="flex flex-wrap items-center gap-x-1 gap-y-1 text-xs text-ink-2">
        {patch.text.length <= COPIED && <CopyButton text={patch.text} label={`Copy the case as ${name}`} />}
        <a href={hrefs.case} download className={look}>
          <Download aria-hidden />
          Case as {name}
        </a>
        <a href={hrefs.diff} download className={look}>
          <Download aria-hidden />
          Diff
        </a>
      </div>
      <p className="text-xs text-ink-3">
        {patch.format === "ndjson"
          ? "YAML cannot say this case, so it is a line of the native format. "
          : "Numbers and their order are kept to the letter. "}
        Put the case into the suite’s own files in place of the old one, however they are laid out: an import
        that says the same finds it unchanged.
      </p>
    </div>
  );
}
