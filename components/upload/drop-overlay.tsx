"use client";
import { Upload } from "lucide-react";
import { useEffect, useState } from "react";
import { droppedFiles } from "./dropped-files";
import { useUpload } from "./use-upload";

/** Makes the whole window a place to drop files, and says so while they hover. */
export function DropOverlay({ suite }: { readonly suite: string | null }) {
  const { start } = useUpload();
  const [over, setOver] = useState(false);
  useEffect(() => {
    // Entering a child fires before leaving its parent, so the two are counted.
    let depth = 0;
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const enter = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth -= 1;
      if (depth <= 0) setOver(false);
    };
    const hover = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    const drop = async (event: DragEvent) => {
      if (!event.dataTransfer || !holdsFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      start(await droppedFiles(event.dataTransfer));
    };
    window.addEventListener("dragenter", enter);
    window.addEventListener("dragleave", leave);
    window.addEventListener("dragover", hover);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragenter", enter);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("dragover", hover);
      window.removeEventListener("drop", drop);
    };
  }, [start]);
  if (!over) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-50 flex items-center justify-center bg-[rgb(10_10_15/0.45)]">
      <p className="flex items-center gap-3 rounded-lg border-2 border-dashed border-accent bg-raised px-6 py-4 text-base font-medium shadow-pop">
        <Upload aria-hidden className="size-5 text-accent" />
        {suite === null ? "Drop results to bring them in" : `Drop results into ${suite}`}
      </p>
    </div>
  );
}
