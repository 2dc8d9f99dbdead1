import { useState } from 'react';
import { catNutrition, defaultCatWeightKg } from '#domain/nutrition/cat-calculator';
import type { EnergyAnimal } from '#domain/nutrition/daily-energy';
import { referenceBand } from '#domain/nutrition/reference-band';
import type { ActivityLevel } from '#domain/pet/activity-level';
import { ageInYears } from '#domain/pet/age-text';
import { CAT_AGE_MONTHS, CAT_WEIGHT_KG } from '#domain/pet/cat-profile';
import type { Recipe } from '#domain/recipe/recipe';
import { findBreed } from '#domain/reference/breed';
import { CAT_BREEDS } from '#domain/reference/cat-breeds';
import { useActivePet } from '../../database/pets.ts';
import { BreedField } from '../profile/breed-field.tsx';
import { ActivityField } from './activity-field.tsx';
import styles from './calculator.module.css';
import { catDefaults } from './cat-defaults.ts';
import { FeedingPlan } from './feeding-plan.tsx';
import { inBounds } from './in-bounds.ts';
import { NumberField } from './number-field.tsx';
import { oneDecimal } from './number-format.ts';
import { NutritionResults } from './nutrition-results.tsx';

type Typed = { breed?: string; age?: string; weight?: string; activity?: ActivityLevel; isIndoor?: boolean };

/**
 * Food requirement of a cat. Starts with the active cat; changes stay local, except that the daily energy can be
 * saved to the profile.
 */
export function CatCalculator({ recipe }: { recipe?: Recipe }) {
  const cat = useActivePet('cat');
  const defaults = catDefaults(cat);
  const [typed, setTyped] = useState<Typed>({});

  const breedName = typed.breed ?? '';
  const breed = findBreed(CAT_BREEDS, breedName);
  const age = typed.age ?? String(defaults.ageMonths);
  const weight = typed.weight ?? defaults.weight;
  const activityLevel = typed.activity ?? defaults.activityLevel;
  const isIndoor = typed.isIndoor ?? defaults.isIndoor;

  const ageMonths = inBounds(age, CAT_AGE_MONTHS);
  const weightKg = weight.trim() === '' ? defaultCatWeightKg(breed) : inBounds(weight, CAT_WEIGHT_KG);
  const animal: EnergyAnimal | undefined =
    ageMonths !== undefined && weightKg !== undefined
      ? { species: 'cat', ageMonths, weightKg, activityLevel }
      : undefined;
  const isChanged = Object.keys(typed).length > 0;
  const pet =
    cat && !isChanged ? { name: cat.name || 'your cat', dailyEnergyKcal: cat.dailyEnergyKcal } : null;
  const result = animal && catNutrition({ ...animal, isIndoor });

  return (
    <div className={styles['calculator']}>
      <BreedField breeds={CAT_BREEDS} value={breedName} onChange={(breed) => setTyped({ ...typed, breed })} />
      <div className={styles['fields']}>
        <NumberField
          label="Age in months"
          unit="months"
          bounds={CAT_AGE_MONTHS}
          value={age}
          help={ageInYears(ageMonths)}
          onChange={(text) => setTyped({ ...typed, age: text })}
        />
        <NumberField
          label="Weight in kg"
          unit="kg"
          bounds={CAT_WEIGHT_KG}
          step={0.1}
          value={weight}
          help={
            weight.trim() === '' ? `Empty counts as ${oneDecimal(defaultCatWeightKg(breed))} kg` : undefined
          }
          onChange={(text) => setTyped({ ...typed, weight: text })}
        />
      </div>
      <ActivityField
        value={activityLevel}
        help="Moves the veterinary reference only."
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
        <>
          <NutritionResults
            result={result}
            band={referenceBand('cat', animal)}
            assumption="By this site’s formula, for food of 4 kcal a gram."
          />
          <FeedingPlan
            animal={animal}
            pet={pet}
            siteEstimateKcal={result.dailyCalories}
            mealsPerDay={result.dailyPortions}
            recipe={recipe}
          />
        </>
      )}
    </div>
  );
}
