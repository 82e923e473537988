import type { ShownJson } from "@/lib/queries/record/section-view";
import { CallText } from "./call-text";
import { jsonFormNote } from "./json-form-note";
import type { RecordApi } from "./record-api";

type Props = {
  readonly api: RecordApi;
  readonly callIndex: number;
  readonly name: "result" | "error" | "extra";
  readonly shown: ShownJson | null;
};

const TITLES = { result: "result", error: "error", extra: "other recorded fields" };
const PEEK = 120;

/** What came back from a call, folded to its beginning. */
export function CallOutcome({ api, callIndex, name, shown }: Props) {
  if (shown === null) return null;
  const peek = shown.text.slice(0, PEEK).replace(/\s+/g, " ");
  return (
    <details className="group/out px-3 py-1">
      <summary className="flex min-w-0 items-baseline gap-2 text-xs text-ink-2 hover:text-ink">
        <span aria-hidden className="inline-block group-open/out:rotate-90">
          ▸
        </span>
        <span className={name === "error" ? "font-medium text-fail" : undefined}>{TITLES[name]}</span>
        <span className="min-w-0 flex-1 truncate font-mono text-2xs text-ink-3 group-open/out:invisible">
          {peek.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, "·")}
        </span>
      </summary>
      <p className="my-1 text-2xs text-ink-3 empty:hidden">{jsonFormNote(shown.form)}</p>
      <CallText
        api={api}
        callIndex={callIndex}
        field={name}
        text={shown.text}
        whole={shown.whole}
        length={shown.length}
      />
    </details>
  );
}
