import { PlainFrame } from "@/components/frame/plain-frame";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Literal } from "@/components/ui/literal";
import { listSuites } from "@/lib/queries/list-suites";
import { suitePath } from "@/lib/queries/suite-path";

const SHOWN = 20;

/** No such address, or no such suite: shows the suites there are. */
export default async function NotFound() {
  const suites = await listSuites();
  return (
    <PlainFrame>
      <h1 className="sr-only">Not found</h1>
      <EmptyState
        title="There is nothing at this address"
        action={
          <ButtonLink href="/ingest" tone={suites.length === 0 ? "primary" : "plain"}>
            Add results
          </ButtonLink>
        }
      >
        <p>A suite that was removed or renamed, or a mistyped address.</p>
        {suites.length > 0 && (
          <>
            <p className="mt-2">These suites are here:</p>
            <ul className="mt-1 space-y-1">
              {suites.slice(0, SHOWN).map(({ name }) => (
                <li key={name}>
                  <ButtonLink href={suitePath(name)} tone="quiet" className="px-1">
                    <Literal>{name}</Literal>
                  </ButtonLink>
                </li>
              ))}
            </ul>
            {suites.length > SHOWN && (
              <p className="mt-1 text-ink-3">
                and {suites.length - SHOWN} more, in the list at the top of any suite
              </p>
            )}
          </>
        )}
      </EmptyState>
    </PlainFrame>
  );
}
