"use client";
import { Download } from "lucide-react";
import { shellWord } from "@/components/ingest/shell-word";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { CopyButton } from "@/components/ui/copy-button";
import { Literal } from "@/components/ui/literal";
import { Popover } from "@/components/ui/popover";
import { rulesApiPath } from "@/lib/queries/rules/rules-api-path";
import { useDraft } from "./use-draft";

type Props = { readonly suite: string };

/** The rules as a file to put beside the code, and the same from a shell. */
export function ExportRules({ suite }: Props) {
  const { text } = useDraft();
  const command = (verb: string) => `npm run claimcheck -- rules ${verb} --suite ${shellWord(suite)}`;
  const commands = [
    { verb: "export", command: command("export") },
    { verb: "suggest", command: command("suggest") },
    ...(text === ""
      ? []
      : [{ verb: "preview", command: `${command("preview")} --draft ${shellWord(text)}` }]),
  ];
  return (
    <Popover
      label="Export"
      align="end"
      className="w-96 p-3"
      trigger={
        <Button>
          <Download aria-hidden />
          Export
        </Button>
      }
    >
      <div className="space-y-2">
        <p className="text-ink-2">
          The rules in force as YAML, to be kept beside the code and sent along with the suite.
        </p>
        <a href={rulesApiPath(suite, "export")} download className={buttonClass({ tone: "primary" })}>
          Rules as YAML
        </a>
        <p className="text-xs text-ink-3">Or from a shell:</p>
        <ul className="space-y-1">
          {commands.map(({ verb, command }) => (
            <li key={verb} className="flex items-center justify-between gap-2">
              <Literal className="min-w-0 [overflow-wrap:anywhere]">{command}</Literal>
              <CopyButton text={command} label={`Copy the command: rules ${verb}`} />
            </li>
          ))}
        </ul>
      </div>
    </Popover>
  );
}
