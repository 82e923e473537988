"use client";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { NORMALIZERS } from "@/lib/grading/normalizers/registry";
import type { ParameterRow } from "@/lib/queries/rules/parameter-row";
import type { RuleChange } from "@/lib/rules/rule-change";
import { DefaultEditor } from "./default-editor";
import { isSameRule } from "./is-same-rule";
import { OptionField } from "./option-field";
import { optionsOfText } from "./options-of-text";
import { textOfOptions } from "./text-of-options";
import { useDraft } from "./use-draft";

type Props = { readonly tool: string; readonly row: ParameterRow };

/** Chooses any normalizer with its options, or none, for a parameter; it goes into the draft, and is in force for nobody yet. */
export function RuleEditor({ tool, row }: Props) {
  const { changes, put, remove } = useDraft();
  const id = useId();
  const drafted = changes.find((one) => one.kind === "norm" && one.tool === tool && one.path === row.path);
  const standing = drafted?.kind === "norm" ? drafted.rule : row.rule;
  const [use, setUse] = useState(standing?.use ?? "");
  const [texts, setTexts] = useState(() => textOfOptions(standing));
  const normalizer = NORMALIZERS[use];
  const read = normalizer === undefined ? null : optionsOfText(normalizer, texts);
  const rule = read === null || "problem" in read ? null : { use, options: read.options };
  const problem =
    read !== null && "problem" in read
      ? read.problem
      : rule === null
        ? null
        : (normalizer?.checkOptions(rule.options) ?? null);
  const change: RuleChange = { kind: "norm", tool, path: row.path, rule };
  const asStanding = isSameRule(rule, standing);
  const asInForce = isSameRule(rule, row.rule);
  return (
    <div className="space-y-3">
      <form
        aria-label={`Rule for ${tool} ▸ ${row.path}`}
        className="space-y-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (asInForce) remove([change]);
          else put([change]);
        }}
      >
        <div className="flex flex-wrap items-center gap-2">
          <Select
            label="Normalizer"
            value={use}
            onChange={(event) => {
              setUse(event.target.value);
              setTexts(event.target.value === standing?.use ? textOfOptions(standing) : {});
            }}
            options={[
              { value: "", text: "no rule" },
              ...Object.values(NORMALIZERS).map(({ name, title }) => ({
                value: name,
                text: `${name}: ${title}`,
              })),
            ]}
          />
          <Button
            type="submit"
            disabled={problem !== null || asStanding}
            aria-describedby={problem === null ? undefined : `${id}-problem`}
          >
            {asInForce && drafted !== undefined
              ? "Leave as it is"
              : use === "" && row.rule !== null
                ? "Drop the rule in the draft"
                : "Put into the draft"}
          </Button>
          {drafted !== undefined && <span className="text-xs text-accent">in the draft</span>}
        </div>
        {normalizer && <p className="text-xs text-ink-2">{normalizer.description}</p>}
        {normalizer && normalizer.accepts.length > 0 && (
          <p className="text-xs text-ink-3">
            The type claim then takes {normalizer.accepts.join(", ")}, too.
          </p>
        )}
        {normalizer?.options.map((option) => (
          <OptionField
            key={option.name}
            option={option}
            value={texts[option.name] ?? ""}
            onChange={(text) => setTexts((now) => ({ ...now, [option.name]: text }))}
          />
        ))}
        {problem !== null && (
          <p id={`${id}-problem`} role="status" className="text-xs text-fail">
            {problem}
          </p>
        )}
      </form>
      <DefaultEditor tool={tool} row={row} />
    </div>
  );
}
