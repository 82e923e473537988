import { createLoader, createSerializer, parseAsInteger, parseAsString } from "nuqs/server";

/** Where the lists of the page go on, and which group of violations is opened. */
const contractParams = {
  /** First row id of the opened group. */
  open: parseAsInteger,
  casesAfter: parseAsInteger.withDefault(0),
  /** `severity.count.firstId` of the last group on the page before. */
  violationsAfter: parseAsString,
  /** `rank.name` of the last tool on the page before; the name as stored text. */
  toolsAfter: parseAsString,
};

export const loadContractParams = createLoader(contractParams);
export const contractQuery = createSerializer(contractParams);
