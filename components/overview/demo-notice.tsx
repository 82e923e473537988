import { Badge } from "@/components/ui/badge";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Notice } from "@/components/ui/notice";

type Props = { readonly suite: string; readonly remove: () => Promise<string | null> };

/** Marks the demo as what it is, and takes it away. */
export function DemoNotice({ suite, remove }: Props) {
  return (
    <Notice
      tone="info"
      action={
        <ConfirmButton
          label="Remove the demo"
          title="Remove the demo?"
          says={`The suite ${suite} goes, with all its runs, records and ingests. Other suites stay as they are.`}
          confirm="Remove the demo"
          tone="danger"
          action={remove}
        />
      }
    >
      <Badge tone="accent">demo</Badge> Simulated data: a seeded generator plays the agent, no model was
      asked.
    </Notice>
  );
}
