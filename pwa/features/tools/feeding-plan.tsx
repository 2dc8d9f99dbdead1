import type { EnergyAnimal } from '#domain/pet/daily-energy';
import type { Recipe } from '#domain/recipe/recipe';
import { STORAGE_SENTENCE } from '#domain/recipe/storage-words';
import styles from '../page/calculator.module.css';
import { VetAdvice } from '../pets/vet-advice.tsx';
import { DailyEnergyField } from './daily-energy-field.tsx';
import { RecipeAmounts } from './recipe-amounts.tsx';
import { type CalculatedPet, useChosenEnergy } from './use-chosen-energy.ts';

type FeedingPlanProps = {
  animal: EnergyAnimal;
  pet: CalculatedPet | null;
  siteEstimateKcal: number;
  mealsPerDay: number;
  /** Without a recipe no grams are shown. */
  recipe: Recipe | undefined;
};

/** Feeding plan of the animal: its daily energy, advice to see a vet, and the grams of this recipe. */
export function FeedingPlan({ animal, pet, siteEstimateKcal, mealsPerDay, recipe }: FeedingPlanProps) {
  const energy = useChosenEnergy(animal, pet);
  const { daily } = energy;
  return (
    <div className={styles['results']}>
      <DailyEnergyField energy={energy} />
      {daily !== null && (
        <div>
          <VetAdvice
            species={animal.species}
            ageMonths={animal.ageMonths}
            restingKcal={daily.restingKcal}
            figures={[
              { name: 'the site estimate', kcal: siteEstimateKcal },
              { name: 'the lower end of the reference', kcal: daily.band.lowKcal },
              { name: 'the daily energy', kcal: daily.kcal },
            ]}
          />
          {recipe !== undefined && (
            <RecipeAmounts recipe={recipe} dailyEnergyKcal={daily.kcal} mealsPerDay={mealsPerDay} />
          )}
          <p className={styles['source']}>{STORAGE_SENTENCE} Change to a new food over 7-10 days.</p>
        </div>
      )}
    </div>
  );
}
