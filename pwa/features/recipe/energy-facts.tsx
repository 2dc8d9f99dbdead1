import { useMemo } from 'react';
import { NEARLY_ALL, recipeEnergy } from '#domain/recipe/energy-density';
import type { Recipe } from '#domain/recipe/recipe';
import { kcalText } from '#domain/units/energy-text';
import { portionText } from '#domain/units/portion-text';
import { usePreference } from '../../platform/database/preferences.ts';
import styles from './energy-facts.module.css';

/** Energy of a serving and of 100 g by the ingredient table, and what share it covers where that is not all. */
export function EnergyFacts({ recipe }: { recipe: Recipe }) {
  const system = usePreference('unitSystem');
  const { batchKcal, kcalPer100gCooked, knownShare } = useMemo(() => recipeEnergy(recipe), [recipe]);
  if (knownShare === 0)
    return <p>No ingredient here is in our table, so there is no figure for its energy.</p>;
  return (
    <>
      <dl className={styles['facts']}>
        <div>
          <dt>a serving of {portionText(recipe.cookedWeightGrams / recipe.servings, system)}</dt>
          <dd>{kcalText(batchKcal / recipe.servings)}</dd>
        </div>
        <div>
          <dt>per 100 g, cooked</dt>
          <dd>{kcalText(kcalPer100gCooked)}</dd>
        </div>
      </dl>
      {knownShare < NEARLY_ALL && (
        <p className={styles['source']}>
          The ingredient table knows {Math.round(knownShare * 100)}% of the weight: the true figure is higher.
        </p>
      )}
    </>
  );
}
