import type { NutrientStatus } from '#domain/nutrition/completeness';
import { BowlIcon } from '../../components/icons/bowl-icon.tsx';
import { NotJudged } from '../../components/not-judged.tsx';
import styles from './nutrition.module.css';

const MEANINGS: { status: NutrientStatus; name: string; meaning: string }[] = [
  {
    status: 'met',
    name: 'Met',
    meaning:
      'What is known reaches the minimum, and stays so whatever the foods without a figure hold; the maximum is kept even if they hold as much as the richest food of their kind.',
  },
  {
    status: 'short',
    name: 'Short',
    meaning:
      'The minimum is out of reach, even if every food without a figure held as much as the richest of its kind.',
  },
  {
    status: 'unknown',
    name: 'Unknown',
    meaning:
      'A food without a figure, a vague amount or a food that no table knows decides. There may be enough or too much; the tables cannot tell.',
  },
  { status: 'over', name: 'Over', meaning: 'The maximum is exceeded, whatever is not known.' },
];

/** The verdicts with their bowls, and how a recipe gets its own. */
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
        stands only where all of them are met. A food that no table knows may hold anything, and as much
        energy as pure fat, which would thin out the rest; a line without an amount may be any amount. The
        badge in lists is AAFCO’s, for growth on puppy and kitten recipes and for adults on all others; treats
        and toppers carry none, since they are not made to feed an animal alone.
      </p>
      <NotJudged />
    </>
  );
}
