"use client";
import { type ReactNode, useState } from "react";
import { Input } from "@/components/ui/input";
import { UploadProvider } from "@/components/upload/upload-provider";
import { DropZone } from "./drop-zone";

/** Brings results into a suite that need not be there yet. */
export function FirstIngest({ children }: { readonly children: ReactNode }) {
  const [suite, setSuite] = useState("");
  return (
    <UploadProvider suite={suite.trim() === "" ? null : suite.trim()}>
      <label className="mb-3 block max-w-100" htmlFor="suite">
        <span className="mb-1 block text-ink-2">Suite</span>
        <Input
          id="suite"
          value={suite}
          onChange={(event) => setSuite(event.target.value)}
          placeholder="as the files say, else “default”"
          spellCheck={false}
          autoComplete="off"
        />
      </label>
      <DropZone />
      {children}
    </UploadProvider>
  );
}
