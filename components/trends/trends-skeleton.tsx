import { Skeleton } from "@/components/ui/skeleton";

/** Stands for the page's body while it is read. */
export function TrendsSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <p role="status" className="sr-only">
        Loading
      </p>
      <Skeleton className="h-114" />
      <Skeleton className="h-114" />
    </div>
  );
}
