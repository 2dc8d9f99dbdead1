import type { EnergyAnimal } from '#domain/pet/daily-energy';
import type { NutritionResult } from '#domain/pet/nutrition-result';
import { referenceBand } from '#domain/pet/reference-band';
import type { Recipe } from '#domain/recipe/recipe';
import { FeedingPlan } from './feeding-plan.tsx';
import { NutritionResults } from './nutrition-results.tsx';
import type { ResultRow } from './result-rows.tsx';

type EstimateAndPlanProps = {
  animal: EnergyAnimal;
  result: NutritionResult;
  /** The active animal; null without one. */
  profile: { name?: string | undefined; dailyEnergyKcal?: number | undefined } | null | undefined;
  /** The fields no longer describe the active animal. */
  isChanged: boolean;
  /** The formula's assumption about the food, in words. */
  assumption: string;
  extra?: readonly ResultRow[];
  recipe: Recipe | undefined;
};

/** The site's estimate beside the reference, then the feeding plan. */
export function EstimateAndPlan(props: EstimateAndPlanProps) {
  const { animal, result, profile, isChanged, assumption, extra, recipe } = props;
  const { species } = animal;
  const pet =
    profile && !isChanged
      ? { name: profile.name || `your ${species}`, dailyEnergyKcal: profile.dailyEnergyKcal }
      : null;
  return (
    <>
      <NutritionResults
        result={result}
        band={referenceBand(species, animal)}
        assumption={assumption}
        extra={extra}
      />
      <FeedingPlan
        animal={animal}
        pet={pet}
        siteEstimateKcal={result.dailyCalories}
        mealsPerDay={result.dailyPortions}
        recipe={recipe}
      />
    </>
  );
}
