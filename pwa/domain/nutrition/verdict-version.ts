/**
 * Version of the tables and rules behind a card's verdict, cost and difficulty. A device stores finished cards and
 * recomputes them when this changes. Maintained by hand, so that no page loads the tables for it; the test beside it
 * fails and prints the new value when they change without it.
 */
export const VERDICT_VERSION = '825829cea913';
