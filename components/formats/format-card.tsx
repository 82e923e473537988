import { Hash } from "lucide-react";
import { CommandBlock } from "@/components/ingest/command-block";
import { Badge } from "@/components/ui/badge";
import type { FormatDescription } from "@/lib/formats/describe-format";
import { formatCommands } from "./format-commands";

type Props = { readonly format: FormatDescription; readonly suite: string; readonly origin: string };

const READING = {
  streamed: { text: "streamed", title: "Read piece by piece: memory does not grow with the file" },
  archive: { text: "archives", title: "Also read from a zip archive" },
};

/** One format: what is taken, what it can't tell, how it is known, how it comes in. */
export function FormatCard({ format, suite, origin }: Props) {
  const { name, title, takes, cannotTell, knownBy, example } = format;
  const { cli, curl } = formatCommands({ ...format, suite, origin });
  return (
    <section id={name} aria-labelledby={`${name}-title`} className="scroll-mt-4 border-t pt-4">
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <h3 id={`${name}-title`} className="text-base font-semibold">
          {title}
        </h3>
        <code className="text-xs text-ink-3">{name}</code>
        {format.reading.map((how) => (
          <Badge key={how} title={READING[how].title}>
            {READING[how].text}
          </Badge>
        ))}
        <a href={`#${name}`} aria-label={`Link to ${title}`} className="text-ink-3 hover:text-ink">
          <Hash aria-hidden className="size-3.5" />
        </a>
      </div>
      <p className="mt-1 text-ink-2">Recognized by its content{knownBy !== null && <>: {knownBy}</>}.</p>
      <div className="mt-3 grid gap-x-8 gap-y-3 lg:grid-cols-2">
        <div>
          <h4 className="mb-1 text-xs font-medium text-ink-3">what is taken</h4>
          <ul className="list-disc space-y-1 pl-4 text-ink-2 wrap-anywhere marker:text-ink-3">
            {takes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div>
          <h4 className="mb-1 text-xs font-medium text-ink-3">what it can’t tell</h4>
          <ul className="list-disc space-y-1 pl-4 text-ink-2 wrap-anywhere marker:text-ink-3">
            {cannotTell.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-3 space-y-2">
        <CommandBlock command={cli} label={`Copy the command that imports ${title}`} />
        <CommandBlock command={curl} label={`Copy the request that sends ${title}`} />
      </div>
      {example !== null && (
        <details className="mt-2">
          <summary className="text-xs text-ink-2 hover:text-ink">What such a file looks like ▸</summary>
          <pre className="mt-1 rounded-md border bg-panel px-3 py-1.5 text-xs leading-5 break-all whitespace-pre-wrap">
            {example}
          </pre>
        </details>
      )}
    </section>
  );
}
