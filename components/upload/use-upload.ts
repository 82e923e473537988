"use client";
import { useContext } from "react";
import { type Upload, UploadContext } from "./upload-context";

export function useUpload(): Upload {
  const upload = useContext(UploadContext);
  if (upload === null) throw new Error("useUpload needs an UploadProvider around it");
  return upload;
}
