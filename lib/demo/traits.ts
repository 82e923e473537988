/**
 * How strong each habit of an agent is: the chance, from 0 to 1, that it shows where it can show. None of them says
 * how a call comes out: that follows from the tool, the request, the dispatcher and the instrument.
 */
export type Traits = {
  /** Writes a month as its first day, or as a moment of that day. */
  readonly monthAsDay: number;
  readonly monthAsMoment: number;
  /** Writes a month as its first midnight in the company's zone, which is still the month before in UTC. */
  readonly monthAtLocalMidnight: number;
  readonly instantInUtc: number;
  /** Leaves the offset out; the handler then takes the clock time for UTC. */
  readonly instantWithoutOffset: number;
  readonly durationInWords: number;
  /** Writes minor units with a decimal point, `4200.0`. */
  readonly centsAsFloat: number;
  /** Writes minor units as a decimal text, `"42.00"`, of which the dispatcher makes 42. */
  readonly centsAsMajorText: number;
  readonly amountAsDecimal: number;
  readonly currencyInLowerCase: number;
  /** Lists things in the alphabet's order, whether order matters or not. */
  readonly sortsLists: number;
  readonly statesDefaults: number;
  /** Leaves out what the request says and the tool would take anyway. */
  readonly leavesDefaultsOut: number;
  readonly setsUnaskedOption: number;
  readonly inventsArgument: number;
  readonly takesOtherPath: number;
  readonly takesWrongTool: number;
  readonly decoratesName: number;
  /** Misreads one of a call's arguments. */
  readonly misreads: number;
  /** Emits independent calls in an order of its own, and dependent ones too early. */
  readonly reorders: number;
  readonly actsTooEarly: number;
  readonly forgetsCall: number;
  readonly cutsOff: number;
  /** Sends a call again when its answer was lost. */
  readonly retries: number;
  readonly addsSideEffect: number;
  /** Acts without the check that the policy asks for and the request does not mention. */
  readonly skipsCheck: number;
  /** Goes on although what it looked up speaks against it. */
  readonly overlooksResult: number;
  readonly repeatsLookup: number;
  /** Tells the customer that something is done which was only accepted for later. */
  readonly overclaims: number;
};
