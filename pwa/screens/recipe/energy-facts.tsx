import { useMemo } from 'react';
import { recipeEnergy } from '#domain/recipe/energy-density';
import type { Recipe } from '#domain/recipe/recipe';
import { kcalText } from '#domain/units/energy-text';
import { useMassText } from '../parts/page/use-mass-text.ts';
import styles from './energy-facts.module.css';

const NEARLY_ALL = 0.995;

/** Energy of a serving and of 100 g by the ingredient table, and the share of the food it covers. */
export function EnergyFacts({ recipe }: { recipe: Recipe }) {
  const mass = useMassText();
  const { batchKcal, kcalPer100gCooked, knownShare } = useMemo(() => recipeEnergy(recipe), [recipe]);
  if (knownShare === 0)
    return <p>No ingredient here is in our table, so there is no figure for its energy.</p>;
  const isWhole = knownShare >= NEARLY_ALL;
  return (
    <>
      <dl className={styles['facts']}>
        <div>
          <dt>a serving of {mass(recipe.cookedWeightGrams / recipe.servings)}</dt>
          <dd>{kcalText(batchKcal / recipe.servings)}</dd>
        </div>
        <div>
          <dt>per 100 g, cooked</dt>
          <dd>{kcalText(kcalPer100gCooked)}</dd>
        </div>
      </dl>
      <p className={styles['source']}>
        {isWhole
          ? 'Computed from the ingredient table, which knows every food in this recipe.'
          : `Computed from the ingredient table, which knows ${Math.round(knownShare * 100)}% of the weight: the true figure is higher.`}
      </p>
    </>
  );
}
