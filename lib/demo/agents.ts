import type { Traits } from "./traits.ts";

/** What is under test in a run: a model with a prompt. */
export type Agent = { readonly model: string; readonly prompt: string; readonly traits: Traits };

const ASTER: Traits = {
  monthAsDay: 0.16,
  monthAsMoment: 0.06,
  monthAtLocalMidnight: 0.08,
  instantInUtc: 0.2,
  instantWithoutOffset: 0.05,
  durationInWords: 0.12,
  centsAsFloat: 0.09,
  centsAsMajorText: 0.03,
  amountAsDecimal: 0.22,
  currencyInLowerCase: 0.03,
  sortsLists: 0.25,
  statesDefaults: 0.035,
  setsUnaskedOption: 0.006,
  inventsArgument: 0.015,
  takesOtherPath: 0.075,
  takesWrongTool: 0.035,
  decoratesName: 0.003,
  misreads: 0.055,
  reorders: 0.06,
  actsTooEarly: 0.01,
  forgetsCall: 0.008,
  cutsOff: 0.003,
  retries: 0.7,
  addsSideEffect: 0.04,
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
  traits: { ...ASTER, statesDefaults: 0.06, skipsCheck: 0.82, misreads: 0.05 },
} satisfies Agent;

/** The next model reads better and likes full timestamps. */
const BOREA_8 = {
  model: "borea-2.0",
  prompt: "support-v8",
  traits: {
    ...ASTER,
    monthAsDay: 0.08,
    monthAsMoment: 0.16,
    instantInUtc: 0.28,
    centsAsFloat: 0.05,
    sortsLists: 0.3,
    statesDefaults: 0.05,
    misreads: 0.045,
    takesWrongTool: 0.03,
    skipsCheck: 0.93,
  },
} satisfies Agent;

/** The last prompt tells it not to do more than was asked. */
const BOREA_9 = {
  model: "borea-2.0",
  prompt: "support-v9",
  traits: { ...BOREA_8.traits, addsSideEffect: 0.025, statesDefaults: 0.035, reorders: 0.045 },
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
