import { formatMoney } from '#domain/market/currency';
import { dailyEnergy } from '#domain/pet/daily-energy';
import { petAnimal } from '#domain/pet/energy-animal';
import { type CostBreakdown, costPerDayGbp } from '#domain/recipe/cost-breakdown';
import type { Recipe } from '#domain/recipe/recipe';
import { kcalText } from '#domain/units/energy-text';
import { useActivePet } from '../pets/pets.ts';
import styles from './cost-block.module.css';
import { useCurrency } from './use-currency.ts';

type CostOfFeedingProps = {
  recipe: Pick<Recipe, 'species' | 'role'>;
  cost: Pick<CostBreakdown, 'per1000KcalGbp'>;
};

/** Price of the energy, to compare recipes, and of a day for the active animal if the recipe is a complete diet. */
export function CostOfFeeding({ recipe, cost }: CostOfFeedingProps) {
  const currency = useCurrency();
  const pet = useActivePet(recipe.species);
  if (cost.per1000KcalGbp === null) return null;
  const dailyKcal =
    pet && recipe.role === 'everyday' ? dailyEnergy(petAnimal(pet), pet.dailyEnergyKcal).kcal : null;
  const dailyGbp = dailyKcal === null ? null : costPerDayGbp(cost, dailyKcal);
  return (
    <dl className={styles['feeding']}>
      <div>
        <dt>Every 1,000 kcal</dt>
        <dd>{formatMoney(cost.per1000KcalGbp, currency)}</dd>
      </div>
      {dailyKcal !== null && dailyGbp !== null && (
        <div>
          <dt>
            A day for {pet?.name || `your ${recipe.species}`}, {kcalText(dailyKcal)}
          </dt>
          <dd>{formatMoney(dailyGbp, currency)}</dd>
        </div>
      )}
    </dl>
  );
}
