import { Fragment } from "react";
import { visibleText } from "@/lib/json/visible-text";
import { cn } from "./cn";

type Props = { readonly children: string; readonly className?: string };

/** Data as text, in the mono face; what can't be seen is shown by a sign. */
export function Literal({ children, className }: Props) {
  return (
    <code className={cn("font-mono text-xs break-words", className)}>
      {visibleText(children, "keep").map((segment, index) =>
        segment.kind === "plain" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's segments have no other identity
          <Fragment key={index}>{segment.text}</Fragment>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's segments have no other identity
          <span key={index} title={segment.kind} className="text-warn">
            {segment.text}
          </span>
        ),
      )}
    </code>
  );
}
