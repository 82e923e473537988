"use client";
import { FailurePage } from "@/components/frame/failure-page";

export default function RootError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <main>
      <FailurePage error={error} retry={retry} />
    </main>
  );
}
