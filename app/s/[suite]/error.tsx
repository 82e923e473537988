"use client";
import { FailurePage } from "@/components/frame/failure-page";

export default function SuiteError({ error, retry }: { error: unknown; retry: () => void }) {
  return <FailurePage error={error} retry={retry} />;
}
