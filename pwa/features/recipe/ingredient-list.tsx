import { Scale } from 'lucide-react';
import { amountAndName, shownDose } from '#domain/recipe/ingredient-text';
import type { Recipe } from '#domain/recipe/recipe';
import { findSupplement } from '#domain/reference/supplements';
import { unitSystemLabel } from '#domain/units/unit-system';
import { HealthyOnly } from '../../components/caveats.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { setPreference, usePreference } from '../../platform/database/preferences.ts';
import { useChosenPremix } from '../premix/premix-store.ts';
import styles from './ingredient-list.module.css';

const SYSTEMS = [
  { value: 'metric', label: unitSystemLabel('metric') },
  { value: 'us', label: unitSystemLabel('us') },
] as const;

function SupplementItem({ name, dose }: { name: string; dose: string }) {
  return (
    <li className={styles['supplement']}>
      <span>{name}</span>
      <span className={styles['careful']}>
        <Scale size={18} aria-hidden /> Measure carefully
      </span>
      <span className={styles['dose']}>{dose}</span>
    </li>
  );
}

/** Ingredients of the whole batch under their title, in the reader's units. */
export function IngredientList({ recipe }: { recipe: Recipe }) {
  const system = usePreference('unitSystem');
  const chosen = useChosenPremix(recipe.id);
  return (
    <>
      <div className={styles['head']}>
        <h2 id="ingredients-title">Ingredients</h2>
        <Segmented
          label="Units"
          options={SYSTEMS}
          value={system}
          onChange={(chosen) => void setPreference('unitSystem', chosen)}
        />
      </div>
      <ul className={styles['list']}>
        {recipe.ingredientLines.map((line, at) => {
          const { amount, name } = amountAndName(system === 'us' ? line.us : line.metric);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and have no state
            <li key={at} className={styles['row']}>
              <span>{name}</span>
              {amount !== null && <span className={styles['amount']}>{amount}</span>}
            </li>
          );
        })}
      </ul>
      {(chosen !== null || recipe.supplements.length > 0) && (
        <>
          <div className={styles['healthy']}>
            <HealthyOnly />
          </div>
          <ul className={styles['list']} aria-label="Supplements">
            {chosen !== null ? (
              <SupplementItem name={chosen.premix.name} dose={chosen.doseText} />
            ) : (
              recipe.supplements.map((line) => (
                <SupplementItem
                  key={line.id}
                  name={findSupplement(line.id)?.name ?? line.id}
                  dose={shownDose(line.dose)}
                />
              ))
            )}
          </ul>
          {chosen !== null && (
            <p className={styles['instead']}>
              You chose this premix instead of the recipe’s supplements, under{' '}
              <a href="#nutrition">Nutrition</a>. Leave out those that the steps name, and stir it in when the
              food is hand-warm.
            </p>
          )}
        </>
      )}
    </>
  );
}
