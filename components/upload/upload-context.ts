"use client";
import { createContext } from "react";
import type { UploadFile } from "./upload-file";
import type { UploadState } from "./upload-state";

export type Upload = {
  /** Where files go; null: where they say themselves. */
  readonly suite: string | null;
  readonly state: UploadState;
  readonly start: (files: readonly UploadFile[]) => void;
  readonly cancel: () => void;
  readonly dismiss: () => void;
};

export const UploadContext = createContext<Upload | null>(null);
