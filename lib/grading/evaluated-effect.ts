/** One effect result, evaluated by the harness or on the record's world. */
export type EvaluatedEffect = {
  readonly name: string;
  /** null: it could not be checked; `detail` says why. */
  readonly passed: boolean | null;
  readonly detail: string;
};
