import type { LongText } from "@/lib/queries/record/long-text";
import { CallText } from "./call-text";
import type { RecordApi } from "./record-api";

/** What the agent says it did: hearsay, set apart from what was recorded. */
export function OwnAccount({ api, message }: { readonly api: RecordApi; readonly message: LongText }) {
  return (
    <section
      aria-label="the agent's own account"
      className="rounded-md border border-dashed border-line-strong px-3 py-2"
    >
      <h2 className="font-semibold">
        The agent’s own account{" "}
        <span className="font-normal text-ink-3">— hearsay, not evidence; never graded</span>
      </h2>
      <blockquote className="mt-1 border-l-2 border-line-strong pl-3">
        <CallText api={api} callIndex={null} field="final_message" words {...message} />
      </blockquote>
    </section>
  );
}
