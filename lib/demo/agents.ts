import type { Traits } from "./traits.ts";

/** What is under test in a run: a model with a prompt. */
export type Agent = { readonly model: string; readonly prompt: string; readonly traits: Traits };

const ASTER: Traits = {
  monthAsDay: 0.13,
  monthAsMoment: 0.05,
  monthAtLocalMidnight: 0.16,
  instantInUtc: 0.15,
  instantWithoutOffset: 0.045,
  durationInWords: 0.09,
  centsAsFloat: 0.02,
  centsAsMajorText: 0.036,
  amountAsDecimal: 0.17,
  currencyInLowerCase: 0.03,
  sortsLists: 0.165,
  statesDefaults: 0.024,
  leavesDefaultsOut: 0.12,
  setsUnaskedOption: 0.004,
  inventsArgument: 0.018,
  takesOtherPath: 0.052,
  takesWrongTool: 0.043,
  decoratesName: 0.003,
  misreads: 0.065,
  reorders: 0.04,
  actsTooEarly: 0.008,
  forgetsCall: 0.008,
  cutsOff: 0.003,
  retries: 0.7,
  addsSideEffect: 0.055,
  skipsCheck: 0.9,
  overlooksResult: 0.8,
  repeatsLookup: 0.02,
  overclaims: 0.7,
};

/** The model of the first seven runs. */
const ASTER_7 = { model: "aster-1.2", prompt: "support-v7", traits: ASTER } satisfies Agent;

/** A longer prompt tells it to name every option, and to think of the policy. */
const ASTER_8 = {
  model: "aster-1.2",
  prompt: "support-v8",
  traits: { ...ASTER, statesDefaults: 0.042, skipsCheck: 0.82, misreads: 0.06 },
} satisfies Agent;

/** The next model reads better and likes full timestamps. */
const BOREA_8 = {
  model: "borea-2.0",
  prompt: "support-v8",
  traits: {
    ...ASTER,
    monthAsDay: 0.07,
    monthAsMoment: 0.12,
    instantInUtc: 0.2,
    centsAsFloat: 0.02,
    sortsLists: 0.2,
    statesDefaults: 0.04,
    misreads: 0.054,
    takesWrongTool: 0.04,
    skipsCheck: 0.93,
  },
} satisfies Agent;

/** The last prompt tells it not to do more than was asked. */
const BOREA_9 = {
  model: "borea-2.0",
  prompt: "support-v9",
  traits: { ...BOREA_8.traits, addsSideEffect: 0.03, statesDefaults: 0.03, reorders: 0.03 },
} satisfies Agent;

/** The agent of each weekly run, oldest first. */
export const AGENTS: readonly Agent[] = [
  ASTER_7,
  ASTER_7,
  ASTER_7,
  ASTER_8,
  ASTER_8,
  ASTER_8,
  ASTER_8,
  BOREA_8,
  BOREA_8,
  BOREA_9,
  BOREA_9,
  BOREA_9,
];
