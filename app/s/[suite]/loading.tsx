import { Skeleton } from "@/components/ui/skeleton";

export default function SuiteLoading() {
  return (
    <div className="space-y-6 p-4 md:px-6">
      <p role="status" className="sr-only">
        Loading
      </p>
      <div className="grid gap-6 lg:grid-cols-[5fr_7fr]">
        <Skeleton className="h-24" />
        <Skeleton className="h-40" />
      </div>
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </div>
  );
}
