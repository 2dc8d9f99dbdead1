import type { NutrientStatus } from '#domain/nutrition/completeness';
import { BowlIcon } from '../../components/icons/bowl-icon.tsx';
import styles from './nutrition.module.css';

const MEANINGS: { status: NutrientStatus; name: string; meaning: string }[] = [
  {
    status: 'met',
    name: 'Met',
    meaning:
      'What the tables know of the food reaches the minimum on its own and stays within the maximum. Foods without a figure count as nothing.',
  },
  {
    status: 'short',
    name: 'Short',
    meaning: 'Every food has a figure, and together they stay below the minimum.',
  },
  {
    status: 'unknown',
    name: 'Unknown',
    meaning:
      'What is known stays below the minimum, and some foods have no figure. There may be enough; the tables cannot tell.',
  },
  { status: 'over', name: 'Over', meaning: 'What is known exceeds the maximum.' },
];

/** The words of the verdicts with their bowls, and how a recipe gets its own. */
export function VerdictMeanings() {
  return (
    <>
      <ul className={styles['verdicts']}>
        {MEANINGS.map(({ status, name, meaning }) => (
          <li key={status} className={styles[status]}>
            <BowlIcon state={status} size={40} />
            <div>
              <h3>{name}</h3>
              <p>{meaning}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        A recipe carries the worst of its nutrients: over, then short, then unknown. ‘Meets every minimum’
        stands only where all of them are met, also if a food that no table knows were pure fat, which would
        thin out the rest. The badge in lists is AAFCO’s, for growth on puppy and kitten recipes and for
        adults on all others; treats and toppers carry none, since they are not made to feed an animal alone.
      </p>
    </>
  );
}
