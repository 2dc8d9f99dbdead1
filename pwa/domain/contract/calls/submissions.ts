import type { Call } from '../call.ts';

/** Recipes sent in by visitors, and what administrators decide about them. */
export const SUBMISSION_CALLS: readonly Call[] = [];
