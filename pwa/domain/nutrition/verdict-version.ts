/**
 * Version of the tables and rules behind a recipe's card. Devices cache finished cards and recompute them when this changes.
 * `build/version-plugins.ts` writes it, so that pages needn't load the tables to compute it.
 */
export const VERDICT_VERSION = 'unbuilt';
