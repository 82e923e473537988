import { EditWords } from "@/components/cases/edit-words";
import { FixWorkbench } from "@/components/cases/fix-workbench";
import { PatchView } from "@/components/cases/patch-view";
import { casePatch } from "@/lib/expectations/case-patch";
import type { FixProposal } from "@/lib/expectations/fix-proposal";
import { caseApiPath } from "@/lib/queries/cases/case-api-path";
import type { CaseFixes } from "@/lib/queries/cases/case-fixes";
import { caseHref } from "@/lib/queries/cases/case-href";
import { patchFileName } from "@/lib/queries/cases/patch-file-name";
import { adoptFix } from "./actions";
import type { ShownCase } from "./shown-case";

type Props = ShownCase & {
  readonly recordId: string;
  readonly fixes: CaseFixes;
  readonly proposal: FixProposal;
  readonly reviewer: string | null;
};

/** One proposal: what it changes, in words and in the file, what it would do, and the way to adopt it. */
export function ChosenFix({ scope, values, caseId, recordId, fixes, proposal, reviewer }: Props) {
  const suite = scope.suite.name;
  const name = patchFileName(caseId);
  const patch = { ...casePatch(name, fixes.source, proposal.definition), name };
  const { instrument } = values;
  const named = { record: recordId, fix: proposal.id, instrument };
  const file = (as: "case" | "diff") => caseApiPath(suite, caseId, "patch", { ...named, as });
  const adopting = { suite, caseId, recordId, fix: proposal.id, instrument, base: fixes.base };
  return (
    <div className="min-w-0 space-y-4">
      <div className="space-y-1">
        <h3 className="font-semibold">What changes</h3>
        <ul className="space-y-0.5">
          {proposal.edits.map((edit) => (
            <li
              key={`${edit.kind} ${edit.expectedIndex} ${edit.callIndex} ${edit.path}`}
              className="[overflow-wrap:anywhere]"
            >
              <EditWords edit={edit} />
            </li>
          ))}
        </ul>
      </div>
      <PatchView
        label="What changes in the case"
        patch={patch}
        hrefs={{ case: file("case"), diff: file("diff") }}
      />
      <FixWorkbench
        key={proposal.id}
        suite={suite}
        scope={scope.values}
        href={caseApiPath(suite, caseId, "preview", named)}
        version={fixes.base + 1}
        actor={reviewer}
        adopt={adoptFix.bind(null, adopting)}
        then={caseHref(suite, caseId, { ...scope.values, record: recordId })}
      />
    </div>
  );
}
