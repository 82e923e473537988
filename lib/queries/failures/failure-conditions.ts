import { Prisma } from "../../db/generated/client.ts";
import { among } from "./among.ts";
import type { FailureFilter, FailureSearch } from "./failure-filter.ts";
import type { FailureSource } from "./failure-source.ts";
import { runConditions } from "./run-conditions.ts";

/** `joined`: the finding table with its signature `g`, run `u` and record `r`, whose own columns the planner knows best. */
type ConditionsOn = FailureSource | "joined";

/** The filter as conditions on the source table, which the query must name `f`. */
export function failureConditions(filter: FailureFilter, on: ConditionsOn): Prisma.Sql {
  const { suiteId, instrumentId } = filter;
  return Prisma.join(
    [
      Prisma.sql`f.suite_id = ${suiteId} and f.instrument_id = ${instrumentId}`,
      ...(on === "joined" ? joinedConditions(filter) : plainConditions(filter, on)),
      ...findingConditions(filter, on),
    ],
    " and ",
  );
}

function plainConditions(filter: FailureFilter, on: FailureSource): Prisma.Sql[] {
  const { suiteId, chosen } = filter;
  const ofSignature = signatureConditions(filter, Prisma.empty);
  const ofRun = runConditions(filter, Prisma.empty);
  return [
    ...(ofSignature.length === 0
      ? []
      : [
          Prisma.sql`f.signature_id in
            (select id from signature where suite_id = ${suiteId} and ${Prisma.join(ofSignature, " and ")})`,
        ]),
    ...(ofRun.length === 0
      ? []
      : [
          Prisma.sql`f.run_id in (select id from run where suite_id = ${suiteId} and ${Prisma.join(ofRun, " and ")})`,
        ]),
    ...(chosen.case.length === 0
      ? []
      : [
          on === "case_rollup"
            ? Prisma.sql`f.case_id = any(${[...chosen.case]})`
            : recordsOfCases(suiteId, chosen.case),
        ]),
  ];
}

function joinedConditions(filter: FailureFilter): Prisma.Sql[] {
  return [
    ...signatureConditions(filter, Prisma.sql`g.`),
    ...runConditions(filter, Prisma.sql`u.`),
    ...among(Prisma.sql`r.case_id`, filter.chosen.case),
  ];
}

function signatureConditions({ chosen }: FailureFilter, of: Prisma.Sql): Prisma.Sql[] {
  return [
    ...among(Prisma.sql`${of}claim`, chosen.claim),
    ...among(Prisma.sql`${of}kind`, chosen.kind),
    ...among(Prisma.sql`${of}tool`, chosen.tool),
    ...among(Prisma.sql`${of}path`, chosen.path),
  ];
}

/** What only the finding table knows, and the signature, which each source has. */
function findingConditions(filter: FailureFilter, on: ConditionsOn): Prisma.Sql[] {
  const { suiteId, instrumentId, chosen, signatureIds, search } = filter;
  const conditions: Prisma.Sql[] = [];
  if (signatureIds.length > 0) conditions.push(Prisma.sql`f.signature_id = any(${[...signatureIds]}::int[])`);
  if (chosen.signal.length > 0) {
    const carried = Prisma.sql`f.record_id in (select record_id from signal
      where suite_id = ${suiteId} and instrument_id = ${instrumentId} and signal = any(${[...chosen.signal]}))`;
    // `is true` keeps it a test of each row: made a join, it would be read out of the list's order.
    conditions.push(on === "joined" ? Prisma.sql`(${carried}) is true` : carried);
  }
  if (chosen.witness.length > 0) {
    const borne = bearsWitness(filter);
    conditions.push(on === "joined" ? Prisma.sql`(${borne}) is true` : borne);
  }
  if (search !== null) {
    const anyOf = [messageContains(search, instrumentId)];
    if (search.signatureIds.length > 0) {
      anyOf.unshift(Prisma.sql`f.signature_id = any(${[...search.signatureIds]}::int[])`);
    }
    if (search.caseIds.length > 0) {
      anyOf.unshift(
        on === "joined"
          ? Prisma.sql`r.case_id = any(${[...search.caseIds]})`
          : recordsOfCases(suiteId, search.caseIds),
      );
    }
    conditions.push(Prisma.sql`(${Prisma.join(anyOf, " or ")})`);
  }
  return conditions;
}

/** Differences that only an account's call shows have no call here: they are the whole record's. */
function bearsWitness({ suiteId, instrumentId, chosen, unit }: FailureFilter): Prisma.Sql {
  const signals = Prisma.sql`from signal where suite_id = ${suiteId} and instrument_id = ${instrumentId}
    and signal = 'witness' and detail = any(${[...chosen.witness]})`;
  return unit === "records"
    ? Prisma.sql`f.record_id in (select record_id ${signals})`
    : Prisma.sql`(f.record_id in (select record_id ${signals} and call_index is null)
        or (f.record_id, f.call_index) in (select record_id, call_index ${signals} and call_index is not null))`;
}

/** By key where that is known: the text is then read once for all that a page asks. */
function messageContains({ pattern, messages }: FailureSearch, instrumentId: number): Prisma.Sql {
  return messages?.instrumentId === instrumentId
    ? Prisma.sql`(f.record_id, f.seq) in
        (select * from unnest(${[...messages.recordIds]}::bigint[], ${[...messages.seqs]}::int[]))`
    : Prisma.sql`lower(f.message) like lower(${pattern})`;
}

function recordsOfCases(suiteId: number, caseIds: readonly string[]): Prisma.Sql {
  return Prisma.sql`f.record_id in
    (select id from record where suite_id = ${suiteId} and case_id = any(${[...caseIds]}))`;
}
