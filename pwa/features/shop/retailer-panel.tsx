import { useState } from 'react';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { RetailerLink } from '../market/retailer-link.tsx';
import styles from '../market/retailers.module.css';
import { useRetailers } from '../market/use-retailers.ts';

/** Ingredients in the panel. */
const MOST_INGREDIENTS = 6;

type RetailerPanelProps = {
  /** The first six are shown. */
  ingredients: readonly string[];
};

/** The country's shops, one of them selected, and six ingredients to search for there. */
export function RetailerPanel({ ingredients }: RetailerPanelProps) {
  const retailers = useRetailers();
  const [chosen, setChosen] = useState('');
  const [first] = retailers;
  const retailer = retailers.find(({ name }) => name === chosen) ?? first;
  if (retailer === undefined) return null;
  return (
    <section aria-labelledby="panel">
      <h2 id="panel">Shop ingredients</h2>
      <ChipRow label="Shop">
        {retailers.map(({ name }) => (
          <Chip key={name} chosen={name === retailer.name} onChoose={() => setChosen(name)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      <ul className={styles['six']}>
        {ingredients.slice(0, MOST_INGREDIENTS).map((term) => (
          <li key={term}>
            <RetailerLink retailer={retailer} term={term.toLowerCase()} className={styles['term-link']}>
              {term}
            </RetailerLink>
          </li>
        ))}
      </ul>
      {retailers.length === 1 && (
        <p className={styles['about']}>We don’t know a grocer in your country yet, only its marketplace.</p>
      )}
    </section>
  );
}
