import type { Call } from '../call.ts';

/** The calls of the assistant. */
export const ASSISTANT_CALLS: readonly Call[] = [];
