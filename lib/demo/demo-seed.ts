/** Seed of the demo as it is shipped: the same everywhere. */
export const DEMO_SEED = 4_471;
