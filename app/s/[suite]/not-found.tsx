import { EmptyState } from "@/components/ui/empty-state";

export default function SuiteNotFound() {
  return (
    <>
      <h1 className="sr-only">Not found</h1>
      <EmptyState title="This suite has nothing at this address">
        A record or ingest that is not here, or a mistyped address. Press ⌘K (Ctrl-K) to find a page, run,
        tool, case or record.
      </EmptyState>
    </>
  );
}
