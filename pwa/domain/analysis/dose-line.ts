import { DOSE_FORMS } from '../reference/supplement-doses.ts';
import { withLabel } from './unsaid-strength.ts';

/**
 * A supplement as a line that the checker reads back as the same weight: '1/2 tablet kelp tablet, label: 150 µg iodine
 * each', '1 tsp (5.5 g) eggshell powder'.
 */
export function doseLine({ id, dose }: { id: string; dose: string }): string {
  const amount = dose.replace('level ', '').replace(/(?:,| of ).*/, '');
  const line = `${amount} ${id.replaceAll('-', ' ')}`;
  const strength = DOSE_FORMS[id]?.holds;
  if (strength !== undefined) return withLabel(line, strength) ?? line;
  // Suggested liver is raw, so that the line raises no question.
  return id.endsWith('-liver') ? `${line}, raw` : line;
}
