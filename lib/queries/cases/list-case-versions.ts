import { cache } from "react";
import { db } from "../../db/client.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { toStoredText } from "../to-stored-text.ts";
import type { CaseVersionRow } from "./case-version-row.ts";

/** As many versions of one case are told. */
const MOST = 200;

/** The newest versions of a case, newest first, once per request; empty where nobody defined it. */
export const listCaseVersions = cache(
  async (suiteId: number, caseId: string): Promise<readonly CaseVersionRow[]> => {
    const rows = await db().caseVersion.findMany({
      where: { suiteId, caseId: toStoredText(caseId) },
      select: {
        id: true,
        version: true,
        current: true,
        broken: true,
        createdAt: true,
        ingestId: true,
        reason: true,
        createdBy: true,
      },
      orderBy: { version: "desc" },
      take: MOST,
    });
    return rows.map(({ id, reason, createdBy, ...row }) => ({
      ...row,
      key: id,
      reason: decodeOptionalText(reason),
      createdBy: decodeOptionalText(createdBy),
    }));
  },
);
