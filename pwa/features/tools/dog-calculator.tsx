import { useState } from 'react';
import type { ActivityLevel } from '#domain/pet/activity-level';
import { dogAnimal, type EnergyAnimal } from '#domain/pet/daily-energy';
import {
  defaultDogWeightKg,
  dogLifeStageLabel,
  dogNutrition,
  dogRecipeYield,
} from '#domain/pet/nutrition-calculator';
import { ANY_DOG } from '#domain/pet/plausible-weight';
import { DOG_AGE_MONTHS, DOG_PROFILE_DEFAULTS, DOG_WEIGHT_KG } from '#domain/pet/profile-bounds';
import type { Recipe } from '#domain/recipe/recipe';
import { findBreed } from '#domain/reference/breed';
import { DOG_BREEDS } from '#domain/reference/dog-breeds';
import styles from '../page/calculator.module.css';
import { ActivityField, BreedField } from '../pets/animal-fields.tsx';
import { useActivePet } from '../pets/pets.ts';
import { AgeAndWeight } from './age-and-weight.tsx';
import { countedToOneDecimal, inBounds, within } from './calculator-numbers.ts';
import { EstimateAndPlan } from './estimate-and-plan.tsx';

type Typed = { breed?: string; age?: string; weightKg?: number | null };

/**
 * Food requirement of a dog and, with a recipe, how long it lasts. Starts with the active dog; changes stay local,
 * except that the daily energy can be saved to the profile.
 */
export function DogCalculator({ recipe, isCard = false }: { recipe?: Recipe; isCard?: boolean }) {
  const dog = useActivePet('dog');
  const [typed, setTyped] = useState<Typed>({});
  const [chosenActivity, setActivity] = useState<ActivityLevel>();

  const breedName = typed.breed ?? dog?.breed ?? '';
  const breed = findBreed(DOG_BREEDS, breedName);
  const age = typed.age ?? String(dog?.ageMonths ?? DOG_PROFILE_DEFAULTS.ageMonths);
  // Another breed means another dog, so the profile's weight does not apply.
  const profileKg = typed.breed === undefined ? dog?.weightKg : undefined;
  const shownKg = typed.weightKg === undefined ? profileKg : (typed.weightKg ?? undefined);
  const activityLevel =
    chosenActivity ?? dog?.activityLevel ?? breed?.energyLevel ?? DOG_PROFILE_DEFAULTS.activityLevel;

  const isChanged = Object.keys(typed).length > 0 || chosenActivity !== undefined;
  const ageMonths = inBounds(age, DOG_AGE_MONTHS);
  const weightKg = within(shownKg ?? defaultDogWeightKg(breed), DOG_WEIGHT_KG);
  const animal: EnergyAnimal | undefined =
    ageMonths !== undefined && weightKg !== undefined
      ? { ...(dog && !isChanged && dogAnimal(dog)), species: 'dog', ageMonths, weightKg, activityLevel }
      : undefined;
  const result = animal && dogNutrition({ ...animal, energyLevel: breed?.energyLevel ?? 'medium' });

  return (
    <div className={styles['calculator']}>
      <BreedField
        breeds={DOG_BREEDS}
        value={breedName}
        onChange={(text) => setTyped({ ...typed, breed: text })}
        onChoose={({ name }) => setTyped({ ...typed, breed: name })}
      />
      <AgeAndWeight
        age={age}
        weightKg={shownKg}
        kind={breed ?? ANY_DOG}
        ageBounds={DOG_AGE_MONTHS}
        weightBounds={DOG_WEIGHT_KG}
        defaultWeightKg={defaultDogWeightKg(breed)}
        ageMonths={ageMonths}
        lifeStage={ageMonths === undefined ? undefined : dogLifeStageLabel(ageMonths)}
        onChange={(text) => setTyped({ ...typed, ...text })}
      />
      <ActivityField value={activityLevel} onChange={setActivity} />
      {animal !== undefined && result !== undefined && (
        <EstimateAndPlan
          animal={animal}
          result={result}
          profile={dog}
          isChanged={isChanged}
          assumption="By our formula, for food of 3.5 kcal a gram and 350 kcal a serving."
          extra={recipe?.role === 'everyday' ? yieldRows(recipe.servings, result) : []}
          recipe={recipe}
          isCard={isCard}
        />
      )}
    </div>
  );
}

/** Not for treats: they are never a dog's only food, so the rows would mislead. */
function yieldRows(servings: number, result: { dailyCalories: number; dailyPortions: number }) {
  const { totalPortions, days } = dogRecipeYield(servings, result);
  return [
    { label: 'This recipe makes', value: countedToOneDecimal(totalPortions, 'portion') },
    { label: 'This recipe lasts', value: countedToOneDecimal(days, 'day') },
  ];
}
