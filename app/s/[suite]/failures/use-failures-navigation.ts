import { useContext } from "react";
import { type FailuresNavigation, FailuresNavigationContext } from "./failures-navigation";

export function useFailuresNavigation(): FailuresNavigation {
  const navigation = useContext(FailuresNavigationContext);
  if (navigation === null) throw new Error("This stands outside the Failures page.");
  return navigation;
}
