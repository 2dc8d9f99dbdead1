/**
 * Version of the tables and rules behind a recipe's card. A device keeps finished cards and recomputes them when this
 * changes. `build/verdict-version.ts` writes it, so that no page loads the tables for it.
 */
export const VERDICT_VERSION = 'unbuilt';
