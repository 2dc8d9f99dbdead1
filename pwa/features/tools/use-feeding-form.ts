import { useEffect, useMemo, useState } from 'react';
import type { ActivityLevel } from '#domain/pet/activity-level';
import { type EnergyAnimal, petAnimal } from '#domain/pet/daily-energy';
import { defaultCatWeightKg, defaultDogWeightKg } from '#domain/pet/nutrition-calculator';
import { nameInSentence } from '#domain/pet/pet-name';
import {
  CAT_AGE_MONTHS,
  CAT_DEFAULTS,
  CAT_WEIGHT_KG,
  DOG_AGE_MONTHS,
  DOG_PROFILE_DEFAULTS,
  DOG_WEIGHT_KG,
} from '#domain/pet/profile-bounds';
import { MEALS_PER_DAY, PLAN_DAYS } from '#domain/plan/plan';
import type { Species } from '#domain/reference/species';
import { hasProfile, useActivePet } from '../pets/pets.ts';
import { inBounds, within } from './in-bounds.ts';
import type { CalculatedPet } from './use-chosen-energy.ts';

/** Initial values without a profile. */
const DEFAULTS = {
  dog: { ...DOG_PROFILE_DEFAULTS, weightKg: defaultDogWeightKg(undefined) },
  cat: { ...CAT_DEFAULTS, weightKg: defaultCatWeightKg(undefined) },
} as const;
const BOUNDS = {
  dog: { age: DOG_AGE_MONTHS, weight: DOG_WEIGHT_KG },
  cat: { age: CAT_AGE_MONTHS, weight: CAT_WEIGHT_KG },
} as const;

type Field = 'age' | 'meals' | 'days';
const BEFORE: Record<'meals' | 'days', string> = { meals: '2', days: '3' };

export type FeedingForm = {
  species: Species;
  setSpecies: (species: Species) => void;
  recipeId: number | undefined;
  setRecipeId: (id: number | undefined) => void;
  /** Undefined while its field is empty. */
  weightKg: number | undefined;
  setWeightKg: (weightKg: number | undefined) => void;
  text: (field: Field) => string;
  type: (field: Field, text: string) => void;
  bounds: (typeof BOUNDS)[Species] & { meals: typeof MEALS_PER_DAY; days: typeof PLAN_DAYS };
  activityLevel: ActivityLevel;
  setActivity: (level: ActivityLevel) => void;
  /** Undefined while weight or age is invalid. */
  animal: EnergyAnimal | undefined;
  /** The active animal, while the fields still show it. */
  pet: CalculatedPet | null;
  meals: number | undefined;
  days: number | undefined;
};

/** Animal, recipe, meals and days of a calculator; starts with the active animal, changes stay local. */
export function useFeedingForm(): FeedingForm {
  const [chosenSpecies, setSpecies] = useState<Species>();
  const [recipeId, setRecipeId] = useState<number>();
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  /** Null once the field is emptied. */
  const [typedKg, setTypedKg] = useState<number | null>();
  const [chosenActivity, setActivity] = useState<ActivityLevel>();
  const dog = useActivePet('dog');
  const cat = useActivePet('cat');
  // After the first paint: the server renders the page without its query.
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const named = Number(query.get('recipe'));
    if (Number.isSafeInteger(named) && named > 0) setRecipeId((before) => before ?? named);
    const animal = query.get('animal');
    if (animal === 'dog' || animal === 'cat') setSpecies((before) => before ?? animal);
  }, []);

  const species = chosenSpecies ?? (cat && !dog ? 'cat' : 'dog');
  const profile = species === 'dog' ? dog : cat;
  const known = hasProfile(profile) ? petAnimal(profile) : DEFAULTS[species];
  const texts: Record<Field, string> = {
    age: String(known.ageMonths),
    ...BEFORE,
    ...typed,
  };
  const activityLevel = chosenActivity ?? known.activityLevel;
  const bounds = { ...BOUNDS[species], meals: MEALS_PER_DAY, days: PLAN_DAYS };
  const shownKg = typedKg === undefined ? known.weightKg : (typedKg ?? undefined);
  const weightKg = typedKg === undefined ? shownKg : within(shownKg, bounds.weight);
  const ageMonths = inBounds(texts.age, bounds.age);
  const isPet = typedKg === undefined && typed.age === undefined && chosenActivity === undefined;
  // Health belongs to the animal of the profile: another weight or age is another animal.
  const animal = useMemo(() => {
    if (weightKg === undefined || ageMonths === undefined) return undefined;
    const body = { species, ageMonths, weightKg, activityLevel };
    return hasProfile(profile) && isPet ? { ...petAnimal(profile), ...body } : body;
  }, [profile, isPet, species, ageMonths, weightKg, activityLevel]);
  return {
    species,
    // Another species is another animal: discard what was typed for the first.
    setSpecies: (next) => {
      setSpecies(next);
      setRecipeId(undefined);
      setTyped(({ age: _age, ...kept }) => kept);
      setTypedKg(undefined);
      setActivity(undefined);
    },
    recipeId,
    setRecipeId,
    text: (field) => texts[field],
    weightKg: shownKg,
    setWeightKg: (weight) => setTypedKg(weight ?? null),
    type: (field, text) => setTyped((before) => ({ ...before, [field]: text })),
    bounds,
    activityLevel,
    setActivity,
    animal,
    pet:
      hasProfile(profile) && isPet
        ? {
            name: nameInSentence(profile, species),
            dailyEnergyKcal: profile.dailyEnergyKcal,
            besidesPercent: profile.besidesPercent,
          }
        : null,
    meals: inBounds(texts.meals, bounds.meals),
    days: inBounds(texts.days, bounds.days),
  };
}
