"use client";
import { X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Section } from "@/components/ui/section";
import { encodeStoredText } from "@/lib/json/encode-stored-text";
import { ChangeView } from "./change-view";
import { RulesLink } from "./rules-link";
import { useDraft } from "./use-draft";

/** The changes that are tried out, each to be edited or taken out; the address holds them. */
export function DraftSection() {
  const { changes, problems, remove, clear } = useDraft();
  return (
    <Section
      title="Draft"
      note={
        changes.length > 0 &&
        `${changes.length.toLocaleString("en")} ${changes.length === 1 ? "change" : "changes"}, kept in the address; the back button undoes`
      }
      action={
        changes.length > 0 && (
          <Button size="sm" tone="quiet" onClick={clear}>
            Empty it
          </Button>
        )
      }
    >
      {problems.map((problem) => (
        <Notice key={problem} tone="warn">
          {problem}
        </Notice>
      ))}
      {changes.length === 0 ? (
        <p className="text-ink-2">
          Nothing yet. Tick suggestions, or set rules under Tools and parameters: nothing is changed until a
          draft was previewed and adopted.
        </p>
      ) : (
        <ul aria-label="Changes" className="border-t">
          {changes.map((change) => (
            <li
              key={`${change.kind} ${change.tool} ${change.path}`}
              className="flex items-start gap-2 border-b py-1"
            >
              <div className="min-w-0 flex-1">
                <ChangeView change={change} />
              </div>
              <RulesLink
                change={{
                  view: "tools",
                  tool: encodeStoredText(change.tool),
                  path: encodeStoredText(change.path),
                }}
                aria-label={`Edit ${change.tool} ▸ ${change.path}`}
                className="link text-xs"
              >
                edit
              </RulesLink>
              <button
                type="button"
                aria-label={`Take ${change.tool} ▸ ${change.path} out of the draft`}
                onClick={() => remove([change])}
                className="rounded-md p-0.5 text-ink-3 hover:bg-hover hover:text-ink"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
