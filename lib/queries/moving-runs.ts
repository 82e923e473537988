/** Words for runs that move on with every new run, and how many of the newest runs each means. */
export const MOVING_RUNS: Readonly<Record<string, number>> = { "~newest": 1, "~last12": 12 };
