"use client";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import type { JsonText } from "@/lib/json/json-node";
import { parseJson } from "@/lib/json/parse-json";
import type { ParameterRow } from "@/lib/queries/rules/parameter-row";
import type { RuleChange } from "@/lib/rules/rule-change";
import { useDraft } from "./use-draft";

type Props = { readonly tool: string; readonly row: ParameterRow };

/** States a default, to which an omitted argument is then equal, or drops the one in force. */
export function DefaultEditor({ tool, row }: Props) {
  const { changes, put, remove } = useDraft();
  const id = useId();
  const drafted = changes.find((one) => one.kind === "default" && one.tool === tool && one.path === row.path);
  const standing = drafted?.kind === "default" ? drafted.value : row.fallback;
  const [text, setText] = useState<string>(standing ?? "");
  const trimmed = text.trim();
  const isJson = trimmed === "" || parseJson(trimmed).ok;
  const value = trimmed === "" ? null : (trimmed as JsonText);
  const change: RuleChange = { kind: "default", tool, path: row.path, value };
  const asInForce = value === row.fallback;
  return (
    <div>
      <label htmlFor={id} className="text-xs text-ink-2">
        Default, as JSON
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <Input
          id={id}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="none stated"
          aria-invalid={!isJson}
          aria-describedby={`${id}-says`}
          className="w-40 font-mono text-xs"
        />
        <Button
          disabled={!isJson || value === standing}
          onClick={() => (asInForce ? remove([change]) : put([change]))}
        >
          {asInForce && drafted !== undefined
            ? "Leave as it is"
            : value === null && !asInForce
              ? "Drop the default in the draft"
              : "Put into the draft"}
        </Button>
        {drafted !== undefined && <span className="text-xs text-accent">in the draft</span>}
      </div>
      <p id={`${id}-says`} className={cn("mt-1 text-xs", isJson ? "text-ink-3" : "text-fail")}>
        {isJson
          ? "An omitted argument is then equal to it, both ways. Empty: none is stated, which is not the default null."
          : "This is not JSON: a text stands in quotes."}
      </p>
    </div>
  );
}
