import type { Call } from '../call.ts';

/** What visitors send besides reviews and recipes: messages, sign-ups, shares, photos. */
export const INTAKE_CALLS: readonly Call[] = [];
