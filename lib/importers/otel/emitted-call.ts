/** A call as a model's answer holds it. */
export type EmittedCall = {
  readonly id: string | null;
  readonly name: string;
  readonly argumentsRaw: string | null;
  readonly providerParsed: boolean;
};
