"use client";
import { Button } from "@/components/ui/button";
import { useDeed } from "@/components/ui/use-deed";

/** Lets labelling go on that was stopped. */
export function ResumeButton({ resume }: { readonly resume: () => Promise<string | null> }) {
  const { busy, failed, run } = useDeed();
  return (
    <>
      <Button disabled={busy} onClick={() => run(resume)}>
        Go on labelling
      </Button>
      {failed !== null && (
        <span role="alert" className="text-fail">
          {failed}
        </span>
      )}
    </>
  );
}
