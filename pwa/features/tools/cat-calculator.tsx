import { useState } from 'react';
import type { ActivityLevel } from '#domain/pet/activity-level';
import type { CatProfile } from '#domain/pet/cat-profile';
import { catAnimal, type EnergyAnimal } from '#domain/pet/daily-energy';
import { catNutrition, defaultCatWeightKg } from '#domain/pet/nutrition-calculator';
import { ANY_CAT } from '#domain/pet/plausible-weight';
import { CAT_AGE_MONTHS, CAT_DEFAULTS, CAT_WEIGHT_KG } from '#domain/pet/profile-bounds';
import type { Recipe } from '#domain/recipe/recipe';
import { findBreed } from '#domain/reference/breed';
import { CAT_BREEDS } from '#domain/reference/cat-breeds';
import styles from '../page/calculator.module.css';
import { ActivityField, BreedField } from '../pets/animal-fields.tsx';
import { useActivePet } from '../pets/pets.ts';
import { AgeAndWeight } from './age-and-weight.tsx';
import { inBounds, within } from './calculator-numbers.ts';
import { EstimateAndPlan } from './estimate-and-plan.tsx';

type Typed = {
  breed?: string;
  age?: string;
  weightKg?: number | null;
  activity?: ActivityLevel;
  isIndoor?: boolean;
};

/**
 * Food requirement of a cat. Starts with the active cat; changes stay local, except that the daily energy can be
 * saved to the profile.
 */
export function CatCalculator({ recipe, isCard = false }: { recipe?: Recipe; isCard?: boolean }) {
  const cat = useActivePet('cat');
  const defaults = catDefaults(cat);
  const [typed, setTyped] = useState<Typed>({});

  const breedName = typed.breed ?? '';
  const breed = findBreed(CAT_BREEDS, breedName);
  const age = typed.age ?? String(defaults.ageMonths);
  const shownKg = typed.weightKg === undefined ? defaults.weightKg : (typed.weightKg ?? undefined);
  const activityLevel = typed.activity ?? defaults.activityLevel;
  const isIndoor = typed.isIndoor ?? defaults.isIndoor;

  // Health belongs to the cat of the profile: another weight, age or activity is another cat.
  const isChanged = [typed.age, typed.weightKg, typed.activity].some((one) => one !== undefined);
  const ageMonths = inBounds(age, CAT_AGE_MONTHS);
  // A profile may be of a smaller kitten or a larger cat than may be typed here.
  const weightKg =
    typed.weightKg === undefined && shownKg !== undefined
      ? shownKg
      : within(shownKg ?? defaultCatWeightKg(breed), CAT_WEIGHT_KG);
  const animal: EnergyAnimal | undefined =
    ageMonths !== undefined && weightKg !== undefined
      ? { ...(cat && !isChanged && catAnimal(cat)), species: 'cat', ageMonths, weightKg, activityLevel }
      : undefined;
  const result = animal && catNutrition({ ...animal, isIndoor });

  return (
    <div className={styles['calculator']}>
      <BreedField
        breeds={CAT_BREEDS}
        value={breedName}
        onChange={(text) => setTyped({ ...typed, breed: text })}
        onChoose={({ name }) => setTyped({ ...typed, breed: name })}
      />
      <AgeAndWeight
        age={age}
        weightKg={shownKg}
        kind={breed ?? ANY_CAT}
        ageBounds={CAT_AGE_MONTHS}
        weightBounds={CAT_WEIGHT_KG}
        defaultWeightKg={defaultCatWeightKg(breed)}
        ageMonths={ageMonths}
        onChange={(text) => setTyped({ ...typed, ...text })}
      />
      <ActivityField
        value={activityLevel}
        help="Changes the veterinary reference only."
        onChange={(activity) => setTyped({ ...typed, activity })}
      />
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={isIndoor}
          onChange={(event) => setTyped({ ...typed, isIndoor: event.target.checked })}
        />
        Lives indoors
      </label>
      {animal !== undefined && result !== undefined && (
        <EstimateAndPlan
          animal={animal}
          result={result}
          profile={cat}
          isChanged={isChanged}
          assumption="By our formula, for food of 4 kcal a gram."
          recipe={recipe}
          isCard={isCard}
        />
      )}
    </div>
  );
}

/** Initial values: the active cat, else an adult indoor cat of unknown weight. */
export function catDefaults(cat: CatProfile | null | undefined) {
  if (!cat) {
    const { ageMonths, activityLevel }: { ageMonths: number; activityLevel: ActivityLevel } = CAT_DEFAULTS;
    return { ageMonths, weightKg: undefined, activityLevel, isIndoor: true };
  }
  const { ageMonths, weightKg, activityLevel } = catAnimal(cat);
  return {
    ageMonths,
    weightKg,
    activityLevel,
    isIndoor: cat.activity === 'low',
  };
}
