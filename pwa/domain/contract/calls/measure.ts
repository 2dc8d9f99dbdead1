import type { Call } from '../call.ts';

/** Advertisements, clicks, measured visits, and the country of a connection. */
export const MEASURE_CALLS: readonly Call[] = [];
