"use client";
import { type RefObject, useState } from "react";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import type { ReviewItemView } from "@/lib/queries/review/review-item-view";
import { CauseList } from "./cause-list";
import { causeName } from "./cause-name";
import { NoteField } from "./note-field";
import type { ReviewSession } from "./review-session";
import type { ReviewView } from "./review-view";
import { SaidLine } from "./said-line";
import { TruthButtons } from "./truth-buttons";
import { TRUTH_NAMES } from "./truth-names";

type Props = {
  readonly session: ReviewSession;
  readonly view: ReviewView;
  readonly item: ReviewItemView;
  readonly noteField: RefObject<HTMLTextAreaElement | null>;
};

/** The question about one item, and the label so far. */
export function ReviewPanel({ session, view, item, noteField }: Props) {
  const { position } = item;
  const { blind } = session.sample;
  const label = view.state.labels.get(position) ?? null;
  const said = blind ? (view.state.said.get(position) ?? null) : item.said;
  const [noting, setNoting] = useState(false);
  const draft = session.drafts.read(position) ?? label?.note ?? "";
  return (
    <div className="space-y-3">
      <h2 className="text-base font-semibold">
        {item.callIndex === null ? "Was the agent right?" : `Was call ${item.callIndex} right?`}
      </h2>
      <TruthButtons given={label?.truth ?? null} onGive={(truth) => session.giveTruth(truth)} />
      {said !== null && (!blind || label !== null) && (
        <div aria-live="polite" className="space-y-1 rounded-md bg-panel px-3 py-2 text-ink-2">
          <SaidLine said={said} truth={label?.truth ?? null} />
          {label !== null && said.findings.length > 0 && (
            <ul className="list-disc space-y-0.5 pl-4 text-xs [overflow-wrap:anywhere]">
              {said.findings.map(({ message }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: findings may say the same
                <li key={index}>{message}</li>
              ))}
              {said.total > said.findings.length && (
                <li>and {(said.total - said.findings.length).toLocaleString("en")} more</li>
              )}
            </ul>
          )}
        </div>
      )}
      {label !== null && (
        <>
          <CauseList
            truth={label.truth}
            given={label.cause}
            suggested={said?.suggested ?? null}
            onGive={(cause) => session.giveCause(cause)}
          />
          <div className="flex flex-wrap items-center gap-1.5">
            <Button tone="primary" onClick={() => session.move("advance")}>
              Next <Kbd>Enter</Kbd>
            </Button>
            <Button onClick={() => session.undo()}>
              Undo <Kbd>u</Kbd>
            </Button>
            <span className="text-xs text-ink-3">
              {TRUTH_NAMES[label.truth]}
              {label.cause !== null && `, ${causeName(label.cause)}`}
            </span>
          </div>
        </>
      )}
      <div className={noting || draft !== "" ? undefined : "max-lg:hidden"}>
        <NoteField
          key={position}
          field={noteField}
          text={draft}
          onWrite={(text, done) => {
            if (!done) return session.drafts.write(position, text);
            setNoting(false);
            session.giveNote(position, text);
          }}
        />
      </div>
      {!noting && draft === "" && (
        <Button tone="quiet" size="sm" className="lg:hidden" onClick={() => setNoting(true)}>
          Add a note
        </Button>
      )}
    </div>
  );
}
