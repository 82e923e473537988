import { ButtonLink } from "@/components/ui/button-link";
import { Count } from "@/components/ui/count";
import { EmptyState } from "@/components/ui/empty-state";
import { Section } from "@/components/ui/section";
import { Tabs } from "@/components/ui/tabs";
import { countDisagreements } from "@/lib/queries/compare/count-disagreements";
import type { DisagreementSide } from "@/lib/queries/compare/disagreement-sides";
import { disagreementsHref } from "@/lib/queries/compare/disagreements-href";
import type { DisagreementsParams } from "@/lib/queries/compare/disagreements-params";
import type { EffectInstruments } from "@/lib/queries/compare/effect-instruments";
import { listDisagreeingRecords } from "@/lib/queries/compare/list-disagreeing-records";
import { listDisagreementGroups } from "@/lib/queries/compare/list-disagreement-groups";
import type { Scope } from "@/lib/queries/scope";
import { DisagreeingRecords } from "./disagreeing-records";
import { DisagreementGroups } from "./disagreement-groups";

type Props = {
  readonly scope: Scope;
  readonly params: DisagreementsParams;
  readonly instruments: EffectInstruments;
};

const SHOWN = 100;

const SIDES: Readonly<Record<DisagreementSide, { readonly text: string; readonly means: string }>> = {
  effects_hold: {
    text: "effects hold, arguments fail",
    means:
      "The world ended up right although the calls are not the expected ones: a rule or an expectation that is too strict, another valid path, or effects that do not look closely enough.",
  },
  effects_fail: {
    text: "arguments pass, effects fail",
    means:
      "The calls are the expected ones, and yet the world did not end up right: a rule that is too loose, an expectation that lacks a call, or an effect that is wrong.",
  },
};

/** What would explain each disagreement, and the records of the opened explanation. */
export async function DisagreementsBody({ scope, params, instruments }: Props) {
  const counts = await countDisagreements(scope, instruments.effect.id);
  if (counts.effects_hold + counts.effects_fail === 0) {
    return (
      <EmptyState title="They agree">
        Here you will see the records whose effect on the world and whose argument claims say different
        things: the quickest way to a wrong rule or a wrong expectation. In these runs there is none, or no
        record carries effect results.
      </EmptyState>
    );
  }
  const side = params.side ?? (counts.effects_hold > 0 ? "effects_hold" : "effects_fail");
  const groups = await listDisagreementGroups(scope, instruments, side);
  const wanted = side === "effects_hold" ? params.tool : params.effect;
  const chosen =
    groups.find(
      (group) => group.tool === wanted && (side === "effects_fail" || group.path === params.path),
    ) ??
    groups[0] ??
    null;
  const page =
    chosen === null
      ? { rows: [], next: null }
      : await listDisagreeingRecords(scope, instruments, {
          side,
          tool: chosen.tool,
          path: chosen.path,
          after: wanted !== null && /^\d{1,18}$/.test(params.after ?? "") ? params.after : null,
          limit: SHOWN,
        });
  const here = (change: Partial<DisagreementsParams>) =>
    disagreementsHref(scope.suite.name, { ...scope.values, side, ...change });
  const groupHref = (group: { tool: string; path: string }, after: string | null = null) =>
    side === "effects_hold"
      ? here({ tool: group.tool, path: group.path, after })
      : here({ effect: group.tool, after });
  const judge = side === "effects_hold" ? instruments.equivalent : instruments.effect;
  return (
    <>
      <Tabs
        label="Which way"
        tabs={(["effects_hold", "effects_fail"] as const).map((one) => ({
          text: SIDES[one].text,
          href: disagreementsHref(scope.suite.name, { ...scope.values, side: one }),
          count: counts[one],
          current: one === side,
        }))}
      />
      <p className="max-w-200 text-ink-2">{SIDES[side].means}</p>
      {groups.length > 0 && (
        <Section
          title="What would explain them"
          note={
            <>
              records; one with several findings is in several rows
              {groups.length === 100 && "; the 100 largest"}
            </>
          }
        >
          <DisagreementGroups
            side={side}
            groups={groups}
            chosen={chosen}
            hrefOf={(group) => groupHref(group)}
          />
        </Section>
      )}
      {groups.length === 0 && (
        <p className="text-ink-2">
          {counts[side] === 0
            ? "No record disagrees this way."
            : `The records have no verdict under ${judge.level} v${judge.version}, so nothing says what would explain them.`}
        </p>
      )}
      {chosen !== null && (
        <Section
          title="Its records"
          note={
            <>
              <Count value={chosen.records} /> of <Count value={counts[side]} />
            </>
          }
        >
          <DisagreeingRecords
            scope={scope}
            instrument={`${judge.level}.v${judge.version}`}
            rows={page.rows}
          />
          <div className="mt-3 flex items-center gap-2">
            {params.after !== null && (
              <ButtonLink size="sm" href={groupHref(chosen)}>
                First
              </ButtonLink>
            )}
            {page.next !== null && (
              <ButtonLink size="sm" href={groupHref(chosen, page.next)}>
                Next {SHOWN}
              </ButtonLink>
            )}
          </div>
        </Section>
      )}
    </>
  );
}
