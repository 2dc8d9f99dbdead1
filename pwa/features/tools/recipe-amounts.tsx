import { useMemo } from 'react';
import { feeding, TREAT_SHARE } from '#domain/pet/feeding';
import { NEARLY_ALL, recipeEnergy } from '#domain/recipe/energy-density';
import type { Recipe } from '#domain/recipe/recipe';
import { kcalText } from '#domain/units/energy-text';
import { Announced } from '../../components/announce.ts';
import styles from '../page/calculator.module.css';
import { useMassText } from '../page/use-mass-text.ts';
import { oneDecimal } from './number-format.ts';
import { ResultRows } from './result-rows.tsx';

type RecipeAmountsProps = { recipe: Recipe; dailyEnergyKcal: number; mealsPerDay: number };

/** Amount of this recipe that provides the daily energy, by its own density; for a treat, a tenth of it. */
export function RecipeAmounts({ recipe, dailyEnergyKcal, mealsPerDay }: RecipeAmountsProps) {
  const mass = useMassText();
  const energy = useMemo(() => recipeEnergy(recipe), [recipe]);
  const isTreat = recipe.role === 'occasional';
  const fed = feeding(
    { ...energy, cookedWeightGrams: recipe.cookedWeightGrams },
    { dailyEnergyKcal: isTreat ? dailyEnergyKcal * TREAT_SHARE : dailyEnergyKcal, mealsPerDay },
  );
  if (fed === null) return <p>No ingredient here is in our table, so there is no figure for a portion.</p>;
  const { dailyGrams, portionGrams, daysPerBatch } = fed;
  const rows = isTreat
    ? [{ label: 'At most', value: `${mass(dailyGrams)} a day` }]
    : [
        { label: 'Food a day', value: mass(dailyGrams) },
        { label: 'Food a meal', value: `${mass(portionGrams)}, ${mealsPerDay} a day` },
        { label: 'One batch lasts', value: `${oneDecimal(daysPerBatch)} days` },
      ];
  return (
    <>
      <h3>Of this recipe</h3>
      <ResultRows rows={rows} />
      <Announced
        before=""
        delayMs={1000}
        words={rows.map(({ label, value }) => `${label}: ${value}.`).join(' ')}
      />
      <p className={styles['source']}>
        {isTreat && 'A treat or topper: a tenth of the daily energy, beside a complete food. '}
        By this recipe’s own {kcalText(energy.kcalPer100gCooked)} per 100 g.
        {energy.knownShare < NEARLY_ALL &&
          ` The table knows ${Math.round(energy.knownShare * 100)}% of its weight: the true amounts are smaller.`}
      </p>
    </>
  );
}
