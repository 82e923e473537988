import Link from "next/link";
import { Literal } from "@/components/ui/literal";
import { Section } from "@/components/ui/section";
import { Timestamp } from "@/components/ui/timestamp";
import { instrumentsHref } from "@/lib/queries/compare/instruments-href";
import type { AdoptionRow } from "@/lib/queries/rules/list-adoptions";
import type { Scope } from "@/lib/queries/scope";
import { ChangeView } from "./change-view";
import { versionBefore } from "./version-before";

type Props = { readonly scope: Scope; readonly adoptions: readonly AdoptionRow[] };

const SHOWN = 20;
const CHANGES_SHOWN = 4;

/** Who adopted what, when and why; each leads to what it did to the verdicts. */
export function AdoptionsSection({ scope, adoptions }: Props) {
  return (
    <Section
      title="History"
      note={adoptions.length > SHOWN ? `the newest ${SHOWN} adoptions` : "of what was adopted here"}
      action={
        <Link href={instrumentsHref(scope.suite.name, scope.values)} className="link text-xs">
          every version of every instrument
        </Link>
      }
    >
      <ol className="border-t">
        {adoptions.slice(0, SHOWN).map((one) => (
          <li key={one.id} className="space-y-0.5 border-b py-2">
            <p className="[overflow-wrap:anywhere]">
              <span className="font-medium">
                {one.instruments.map(({ level, version }) => `${level} v${version}`).join(", ")}
              </span>{" "}
              <span className="text-xs text-ink-3">
                by <Literal className="font-sans">{one.actor}</Literal>, <Timestamp at={one.at} />
                {" · "}
                <Link
                  href={instrumentsHref(scope.suite.name, pairOf(scope, adoptions, one))}
                  className="link"
                >
                  what it did
                </Link>
              </span>
            </p>
            <p className="text-ink-2 [overflow-wrap:anywhere]">
              <Literal className="font-sans text-sm">{one.reason}</Literal>
            </p>
            <Changes adoption={one} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Changes({ adoption: { changes } }: { readonly adoption: AdoptionRow }) {
  const [first, rest] = [changes.slice(0, CHANGES_SHOWN), changes.slice(CHANGES_SHOWN)];
  const list = (some: AdoptionRow["changes"]) => (
    <ul className="text-xs">
      {some.map((change) => (
        <li key={`${change.kind} ${change.tool} ${change.path}`}>
          <ChangeView change={change} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(first)}
      {rest.length > 0 && (
        <details>
          <summary className="text-xs text-ink-3 hover:text-ink">
            {rest.length.toLocaleString("en")} more {rest.length === 1 ? "change" : "changes"} ▸
          </summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

function pairOf(scope: Scope, adoptions: readonly AdoptionRow[], one: AdoptionRow) {
  const made = one.instruments.find(({ level }) => level === "equivalent");
  const before = versionBefore(scope, adoptions, one);
  return {
    ...scope.values,
    ...(before !== null && { x: `equivalent.v${before}` }),
    ...(made && { y: `equivalent.v${made.version}` }),
  };
}
