import { Segments } from "@/components/ui/segments";
import type { GradedRecord } from "@/lib/queries/record/graded-record";
import { recordHref } from "@/lib/queries/record/record-href";
import type { ShownRecord } from "./shown-record";

type Props = { readonly shown: ShownRecord; readonly graded: GradedRecord };

/** The alternatives that were tried, each with its findings. */
export function AlternativePicker({ shown, graded }: Props) {
  const { alternatives, evidence } = graded;
  if (alternatives.length < 2) return null;
  const { scope, values, head } = shown;
  return (
    <Segments
      label="alternatives tried"
      options={alternatives.map(({ index, findings }) => ({
        text: `alternative ${index}${findings === null ? "" : `: ${findings} ${findings === 1 ? "finding" : "findings"}`}`,
        href: recordHref(scope.suite.name, head.recordId, { ...values, alternative: index }),
        current: index === evidence.alternative,
      }))}
    />
  );
}
