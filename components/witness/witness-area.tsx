"use client";
import { useRouter } from "next/navigation";
import { type ReactNode, useMemo } from "react";
import { useRowKeys } from "@/components/tables/use-row-keys";

type Props = {
  /** The page without its choice of kind and tool. */
  readonly cleared: string;
  readonly children: ReactNode;
};

/** Where counts and differences stand: takes the keys. */
export function WitnessArea({ cleared, children }: Props) {
  const router = useRouter();
  const keys = useMemo(() => ({ x: () => router.push(cleared, { scroll: false }) }), [router, cleared]);
  return (
    <div ref={useRowKeys(keys)} className="space-y-6">
      {children}
    </div>
  );
}
