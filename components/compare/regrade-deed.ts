/** Orders that a run (its key) be graded under an instrument (`equivalent.v2`); null where that went well. */
export type RegradeDeed = (runKey: string, instrument: string) => Promise<string | null>;
