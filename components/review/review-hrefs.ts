import { encodeStoredText } from "@/lib/json/encode-stored-text";
import type { ReviewSample } from "./review-sample";

/** Where a sample's items are asked for, and labels are sent. */
export function reviewHrefs({ suite, id }: Pick<ReviewSample, "suite" | "id">) {
  const name = encodeURIComponent(encodeStoredText(suite));
  const at = (what: string) => `/api/samples/${id}/${what}?suite=${name}`;
  return {
    next: at("next"),
    label: at("label"),
    withdraw: at("withdraw"),
    item: (position: number) => `/api/suites/${name}/samples/${id}/items/${position}`,
  };
}
