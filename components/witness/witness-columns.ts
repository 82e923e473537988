export type WitnessColumn = { readonly column: "log" | "wire" | "handler"; readonly text: string };

type Has = {
  readonly hasLog: boolean;
  readonly hasHandler: boolean;
  /** Who recorded what the others are held against. */
  readonly witness: "provider" | "observer";
};

/** The accounts that a trial has, in their order on the screen. */
export function witnessColumns({ hasLog, hasHandler, witness }: Has): readonly WitnessColumn[] {
  return [
    ...(hasLog ? [{ column: "log", text: "agent’s log" } as const] : []),
    { column: "wire", text: witness === "provider" ? "on the wire" : "at the tool layer" } as const,
    ...(hasHandler ? [{ column: "handler", text: "at the handler" } as const] : []),
  ];
}
