/** Name of the suite that the demo fills. */
export const DEMO_SUITE = "demo";
