import { createContext, useContext } from "react";

export type OpenGroup = {
  readonly open: number | null;
  readonly toggle: (signatureId: number) => void;
};

export const OpenGroupContext = createContext<OpenGroup>({ open: null, toggle: () => undefined });

export function useOpenGroup(): OpenGroup {
  return useContext(OpenGroupContext);
}
