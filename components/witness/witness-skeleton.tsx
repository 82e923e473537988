import { Skeleton } from "@/components/ui/skeleton";

/** In place of sentence, counts and list while they are read. */
export function WitnessSkeleton() {
  return (
    <div role="status" aria-label="Reading the accounts" className="space-y-6">
      <Skeleton className="h-11 max-w-240" />
      <Skeleton className="h-48 max-w-200" />
      <Skeleton className="h-96" />
    </div>
  );
}
