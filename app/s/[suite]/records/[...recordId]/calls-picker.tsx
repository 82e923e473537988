import { Segments } from "@/components/ui/segments";
import { recordHref } from "@/lib/queries/record/record-href";
import type { ShownRecord } from "./shown-record";

type Props = { readonly shown: ShownRecord; readonly show: "findings" | "all" };

/** Of many calls: those with findings, or all. */
export function CallsPicker({ shown, show }: Props) {
  const { scope, values, head } = shown;
  const option = (calls: "findings" | "all", text: string) => ({
    text,
    href: recordHref(scope.suite.name, head.recordId, { ...values, calls }),
    current: calls === show,
  });
  return (
    <Segments
      label="calls shown"
      options={[option("findings", "with findings"), option("all", "all calls")]}
    />
  );
}
