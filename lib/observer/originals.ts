/** Observed object → the object itself, whose methods are run on it: private members are there alone. */
export const originals = new WeakMap<object, object>();
