import Link from "next/link";
import { Literal } from "@/components/ui/literal";
import { Section } from "@/components/ui/section";
import { witnessColumns } from "@/components/witness/witness-columns";
import { WitnessRows } from "@/components/witness/witness-rows";
import type { GradeResult } from "@/lib/grading/result";
import { recordHref } from "@/lib/queries/record/record-href";
import { findDifference } from "@/lib/queries/witness/find-difference";
import type { RecordWitness } from "@/lib/queries/witness/get-record-witness";
import { listWitnessRows, WITNESS_ROWS_A_PAGE } from "@/lib/queries/witness/list-witness-rows";
import { apiOf } from "./api-of";
import type { ShownRecord } from "./shown-record";

type Props = {
  readonly shown: ShownRecord;
  readonly witness: RecordWitness;
  readonly signals: GradeResult["signals"];
};

const NAMES = { provider: "the wire", observer: "the handlers", agent_log: "the agent’s own log" } as const;

/** What the agent’s log claims, what was on the wire, what the handlers got: where a record has more than one account. */
export async function WitnessSection({ shown, witness, signals }: Props) {
  const { scope, values, head } = shown;
  const { outline, accounts } = witness;
  const differing = outline.rows.filter((row) => row.differences.length > 0).length;
  const asked = values.difference === null ? undefined : signals[values.difference];
  const current = asked === undefined ? null : (findDifference(outline, asked)?.row ?? null);
  const many = outline.rows.length > WITNESS_ROWS_A_PAGE;
  const show = many && differing > 0 ? "differing" : "all";
  const before = outline.rows
    .slice(0, current ?? 0)
    .filter((row) => show === "all" || row.differences.length > 0).length;
  const first = await listWitnessRows(outline, {
    suiteId: scope.suite.id,
    show,
    from: before - (before % WITNESS_ROWS_A_PAGE),
  });
  const total = outline.rows.reduce((sum, row) => sum + row.differences.length, 0);
  return (
    <div id="log-against-wire" className="scroll-mt-24">
      <Section
        title="Log against wire"
        note={
          <>
            {total === 0
              ? `they agree on ${counted(outline.rows.length, "call")}`
              : `${counted(total, "difference")} in ${counted(differing, "call")} of ${outline.rows.length.toLocaleString("en")}`}
            {accounts.map(({ key, recordId, source }) => (
              <span key={key}>
                {" · "}
                <Link
                  href={recordHref(scope.suite.name, recordId, { ...scope.values })}
                  prefetch={false}
                  className="link"
                >
                  {NAMES[source]}: <Literal>{recordId}</Literal>
                </Link>
              </span>
            ))}
          </>
        }
      >
        <WitnessRows
          key={`${head.key} ${values.difference}`}
          api={apiOf(shown)}
          columns={witnessColumns(outline)}
          first={first}
          all={outline.rows.length}
          differing={differing}
          current={current}
        />
      </Section>
    </div>
  );
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}
