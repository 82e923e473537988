import { CopyButton } from "@/components/ui/copy-button";

type Props = {
  readonly command: string /** What the button copies, for those who don't see it. */;
  readonly label: string;
};

/** A command, or a file's text, to copy. */
export function CommandBlock({ command, label }: Props) {
  return (
    <div className="flex items-start gap-1 rounded-md border bg-panel py-1 pr-1 pl-3">
      <pre className="min-w-0 flex-1 text-xs leading-6 break-all whitespace-pre-wrap">{command}</pre>
      <CopyButton text={command} label={label} />
    </div>
  );
}
