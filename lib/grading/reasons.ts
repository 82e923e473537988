import { notChecked } from "./not-checked.ts";

/** Why a claim is not made, where the reason is always the same. */
export const REASONS = {
  noPair: notChecked("No expected call was made, so there is nothing to compare."),
  noExpectation: notChecked("The case expects no call."),
  nothingAsserted: notChecked("Nothing is asserted of the arguments."),
  noTypes: notChecked("No argument that the case names is there to be looked at."),
  unreadable: notChecked("The arguments can't be read."),
  extraAllowed: notChecked("The case does not forbid other side effects."),
  orderFree: notChecked("The case does not ask for an order."),
  repeatsAllowed: notChecked("The suite does not forbid repeats."),
  effectElsewhere: notChecked("Only the instrument effect makes this claim."),
  noEffects: notChecked("Neither the record nor the case has effect results."),
  effectDecides: notChecked("The effect decides."),
  exactElsewhere: notChecked("The instrument exact does not make this claim."),
  harnessElsewhere: notChecked("The harness's own verdict is taken as it came."),
} as const;
