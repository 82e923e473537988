import Link from "next/link";
import { Literal } from "@/components/ui/literal";
import { Notice } from "@/components/ui/notice";
import { recordHref } from "@/lib/queries/record/record-href";
import type { ShownRecord } from "./shown-record";

/** Says of an account that another record of the same trial is graded in its place. */
export function AccountNotice({ scope, head }: Pick<ShownRecord, "scope" | "head">) {
  if (head.accountOf === null) return null;
  const isLog = head.source === "agent_log";
  return (
    <Notice tone="info">
      {isLog ? "This is the agent’s own log of" : "This is what the handlers were given in"} trial{" "}
      {head.trial} of <Literal>{head.caseId}</Literal>; it is not graded:{" "}
      <Link
        href={`${recordHref(scope.suite.name, head.accountOf, scope.values)}#log-against-wire`}
        className="link"
      >
        {isLog ? "what a witness recorded" : "the wire"}
      </Link>{" "}
      is. Nothing of it is in any rate or count.
    </Notice>
  );
}
