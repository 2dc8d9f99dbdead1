import type { SafetyFlag } from './find-unsafe-foods.ts';

/**
 * The flags of one line without those that another says better: of a food that is named and that a brand beside it usually
 * holds, the name; of sugar-free gum, the xylitol. Order stays.
 */
export function toldOnce<F extends Pick<SafetyFlag, 'food' | 'certainty'>>(flags: readonly F[]): F[] {
  const named = new Set(flags.filter(({ certainty }) => certainty === 'contains').map(({ food }) => food));
  const holdsXylitol = flags.some(({ food }) => food === 'Xylitol');
  return flags.filter(
    ({ food, certainty }) =>
      !(certainty === 'usually' && named.has(food)) &&
      !(food === 'Sugar-free sweetened foods' && holdsXylitol),
  );
}
