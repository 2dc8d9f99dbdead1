import type { SafetyFlag } from './safety-reading.ts';

/**
 * Deduplicates the flags of one line: a named food replaces the brand beside it that usually holds it, xylitol replaces
 * sugar-free gum. Order stays.
 */
export function uniqueFlags<F extends Pick<SafetyFlag, 'food' | 'certainty'>>(flags: readonly F[]): F[] {
  const named = new Set(flags.filter(({ certainty }) => certainty === 'contains').map(({ food }) => food));
  const holdsXylitol = flags.some(({ food }) => food === 'Xylitol');
  return flags.filter(
    ({ food, certainty }) =>
      !(certainty === 'usually' && named.has(food)) &&
      !(food === 'Sugar-free sweetened foods' && holdsXylitol),
  );
}
