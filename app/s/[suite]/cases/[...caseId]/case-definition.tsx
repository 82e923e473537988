import { CaseVersions } from "@/components/cases/case-versions";
import { PatchView } from "@/components/cases/patch-view";
import { CaseView } from "@/components/evidence/case-view";
import { Notice } from "@/components/ui/notice";
import { Section } from "@/components/ui/section";
import { Segments } from "@/components/ui/segments";
import { alternativesOf } from "@/lib/expectations/alternatives-of";
import { caseApiPath } from "@/lib/queries/cases/case-api-path";
import { caseHref } from "@/lib/queries/cases/case-href";
import { getCaseDefinition } from "@/lib/queries/cases/get-case-definition";
import { getVersionPatch } from "@/lib/queries/cases/get-version-patch";
import { scopeHref } from "@/lib/queries/scope-href";
import type { ShownCase } from "./shown-case";

/** The case as one of its versions says it, what that version changed, and all versions. */
export async function CaseDefinition({ scope, values, caseId, versions }: ShownCase) {
  const suite = scope.suite.name;
  const current = versions.find((one) => one.current)?.version ?? 1;
  const wanted = versions.find(({ version }) => version === values.version);
  const shown = wanted?.version ?? current;
  const [{ definition }, patch] = await Promise.all([
    getCaseDefinition(scope.suite.id, caseId, shown),
    shown === 1 ? null : getVersionPatch(scope.suite.id, caseId, shown),
  ]);
  const ways = alternativesOf(definition);
  const alternative = Math.min(Math.max(values.alternative ?? 0, 0), Math.max(0, ways.length - 1));
  const here = (more: Partial<typeof values>) => caseHref(suite, caseId, { ...values, ...more });
  const file = (as: "case" | "diff") => caseApiPath(suite, caseId, "patch", { version: shown, as });
  return (
    <>
      <Section
        title="Definition"
        note={
          shown === current
            ? `version ${shown}, the current one`
            : `version ${shown}; the current one is ${current}`
        }
        action={
          ways.length > 1 && (
            <Segments
              label="accepted ways"
              options={ways.map((calls, index) => ({
                text: `way ${index + 1}: ${calls.length} ${calls.length === 1 ? "call" : "calls"}`,
                href: here({ alternative: index }),
                current: index === alternative,
              }))}
            />
          )
        }
      >
        {values.version !== null && wanted === undefined && (
          <Notice tone="warn">The case has no version {values.version}; this is the current one.</Notice>
        )}
        <CaseView source={definition} alternative={alternative} />
      </Section>
      <Section title="Versions" note="records keep the version that they were graded against">
        <CaseVersions
          versions={versions}
          shown={shown}
          hrefOf={(version) => here({ version: version === current ? null : version, alternative: null })}
          ingestHref={(ingest) => scopeHref(suite, `ingests/${ingest}`, scope.values)}
        />
        {patch !== null && (
          <div className="mt-3 space-y-1.5">
            <h3 className="font-semibold">What version {shown} changed</h3>
            {patch.diff === "" ? (
              <p className="text-ink-2">Only how it is spelled: it says the same as the version before.</p>
            ) : (
              <PatchView
                label={`What version ${shown} changed`}
                patch={patch}
                hrefs={{ case: file("case"), diff: file("diff") }}
              />
            )}
          </div>
        )}
      </Section>
    </>
  );
}
