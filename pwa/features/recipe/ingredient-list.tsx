import { Scale } from 'lucide-react';
import { amountAndName, shownDose } from '#domain/recipe/amount-and-name';
import type { Recipe } from '#domain/recipe/recipe';
import { findSupplement } from '#domain/reference/supplements';
import { unitSystemLabel } from '#domain/units/unit-system';
import { HealthyOnly } from '../../components/healthy-only.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { setPreference, usePreference } from '../../platform/database/preferences.ts';
import styles from './ingredient-list.module.css';

const SYSTEMS = [
  { value: 'metric', label: unitSystemLabel('metric') },
  { value: 'us', label: unitSystemLabel('us') },
] as const;

/** Ingredients of the whole batch under their title, in the reader's units. */
export function IngredientList({ recipe }: { recipe: Recipe }) {
  const system = usePreference('unitSystem');
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
        {recipe.ingredientLines.map((line) => {
          const { amount, name } = amountAndName(system === 'us' ? line.us : line.metric);
          return (
            <li key={line.metric} className={styles['row']}>
              <span>{name}</span>
              {amount !== null && <span className={styles['amount']}>{amount}</span>}
            </li>
          );
        })}
      </ul>
      {recipe.supplements.length > 0 && (
        <>
          <div className={styles['healthy']}>
            <HealthyOnly />
          </div>
          <ul className={styles['list']} aria-label="Supplements">
            {recipe.supplements.map((line) => (
              <li key={line.id} className={styles['supplement']}>
                <span>{findSupplement(line.id)?.name ?? line.id}</span>
                <span className={styles['careful']}>
                  <Scale size={18} aria-hidden /> Measure carefully
                </span>
                <span className={styles['dose']}>{shownDose(line.dose)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
