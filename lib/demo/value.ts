/** A number as the agent spells it, such as `4200.0`; `JSON.stringify` would spell it its own way. */
export type Spelled = { readonly spelled: string };

/** What a simulated argument can be. */
export type Value =
  | string
  | number
  | boolean
  | Spelled
  | readonly Value[]
  | { readonly [key: string]: Value };

export type Arguments = Readonly<Record<string, Value>>;
