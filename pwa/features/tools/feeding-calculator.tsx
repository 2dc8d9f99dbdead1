import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { NO_RECIPE } from '#domain/catalogue/recipe-address';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { ActivityLevel } from '#domain/pet/activity-level';
import { ageInYears } from '#domain/pet/age-text';
import { type EnergyAnimal, petAnimal } from '#domain/pet/daily-energy';
import { defaultCatWeightKg, defaultDogWeightKg } from '#domain/pet/nutrition-calculator';
import { nameInSentence } from '#domain/pet/pet-name';
import { ANY_CAT, ANY_DOG, weightRemark } from '#domain/pet/plausible-weight';
import {
  CAT_AGE_MONTHS,
  CAT_DEFAULTS,
  CAT_WEIGHT_KG,
  DOG_AGE_MONTHS,
  DOG_PROFILE_DEFAULTS,
  DOG_WEIGHT_KG,
} from '#domain/pet/profile-bounds';
import { localDate } from '#domain/plan/calendar';
import { emptyPlan, MEALS_PER_DAY, PLAN_DAYS } from '#domain/plan/plan';
import { type PlanView, planViewFor } from '#domain/plan/plan-view';
import { plannedAnimal } from '#domain/plan/planned-animal';
import type { Recipe } from '#domain/recipe/recipe';
import type { Species } from '#domain/reference/species';
import { NumberField } from '../../components/form-row.tsx';
import { sectionOfSpecies } from '../../components/section.ts';
import { Segmented } from '../../components/segmented.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import { useRecipe } from '../../platform/database/recipes.ts';
import { ANIMALS } from '../nutrition/species-and-stages.tsx';
import styles from '../page/calculator.module.css';
import { ActivityField, WeightField } from '../pets/animal-fields.tsx';
import { hasProfile, useActivePet } from '../pets/pets.ts';
import { VetAdvice } from '../pets/vet-advice.tsx';
import { loadPremixes } from '../premix/load-premixes.ts';
import { useChosenPremixes } from '../premix/premix-store.ts';
import { inBounds, within } from './calculator-numbers.ts';
import { type CalculatedPet, DailyEnergyField, useChosenEnergy } from './daily-energy-field.tsx';
import { RecipeField } from './recipe-field.tsx';

const textOf = ({ title, verdict }: RecipeCard) => (verdict === null ? `${title} (treat or topper)` : title);

export type CalculatorResult = { view: PlanView; recipe: Recipe };
type ShowResult = (result: CalculatorResult) => ReactNode;

/** Form of the portion and cost calculators: one animal, one recipe, meals and days, computed as a plan. */
export function FeedingCalculator({ children }: { children: ShowResult }) {
  const form = useFeedingForm();
  const { species, animal } = form;
  const system = usePreference('unitSystem');
  const found = useRecipe(form.recipeId ?? NO_RECIPE);
  return (
    <div className={styles['calculator']} data-section={sectionOfSpecies(species)}>
      <Segmented label="Animal" options={ANIMALS} value={species} onChange={form.setSpecies} />
      <RecipeField
        label="Recipe"
        none="Choose a recipe"
        species={species}
        textOf={textOf}
        recipeId={form.recipeId}
        onChoose={form.setRecipeId}
      />
      <div className={styles['fields']}>
        <WeightField
          weightKg={form.weightKg}
          boundsKg={form.bounds.weight}
          remark={weightRemark(
            form.weightKg,
            species === 'dog' ? ANY_DOG : ANY_CAT,
            system,
            animal?.ageMonths,
          )}
          onChange={form.setWeightKg}
        />
        <NumberField
          label="Age in months"
          unit="months"
          bounds={form.bounds.age}
          value={form.text('age')}
          help={ageInYears(form.animal?.ageMonths)}
          onChange={(text) => form.type('age', text)}
        />
        <NumberField
          label="Meals a day"
          unit="meals"
          bounds={form.bounds.meals}
          value={form.text('meals')}
          onChange={(text) => form.type('meals', text)}
        />
        <NumberField
          label="Days"
          unit="days"
          bounds={form.bounds.days}
          value={form.text('days')}
          onChange={(text) => form.type('days', text)}
        />
      </div>
      <ActivityField value={form.activityLevel} onChange={form.setActivity} />
      {animal !== undefined && (
        <Result key={species} form={form} animal={animal} recipe={found?.recipe} show={children} />
      )}
    </div>
  );
}

type ResultProps = { form: FeedingForm; animal: EnergyAnimal; recipe: Recipe | undefined; show: ShowResult };

function Result({ form, animal, recipe, show }: ResultProps) {
  const energy = useChosenEnergy(animal, form.pet);
  const { daily } = energy;
  const { meals, days, species } = form;
  const { ageMonths } = animal;
  const kcal = daily?.kcal;
  const besidesPercent = form.pet?.besidesPercent;
  const premixes = useChosenPremixes();
  useEffect(loadPremixes, []);
  const view = useMemo(() => {
    if (recipe?.species !== species || kcal === undefined || meals === undefined || days === undefined)
      return null;
    const pet = plannedAnimal(animal, kcal, {
      id: 'one',
      name: `Your ${species}`,
      besidesPercent,
      mealsPerDay: meals,
      changeOverDays: null,
    });
    const rows = [{ recipeId: recipe.id, days, petIds: null }];
    const recipes = new Map([[recipe.id, recipe]]);
    return planViewFor({ ...emptyPlan(localDate(new Date())), rows }, [pet], recipes, { premixes });
  }, [recipe, species, animal, kcal, besidesPercent, meals, days, premixes]);
  return (
    <>
      <DailyEnergyField energy={energy} />
      {daily !== null && (
        <VetAdvice
          species={species}
          ageMonths={ageMonths}
          restingKcal={daily.restingKcal}
          figures={[{ name: 'the daily energy', kcal: daily.kcal }]}
        />
      )}
      <div>
        {recipe?.species !== species ? (
          <p>Choose a recipe to see the figures.</p>
        ) : daily === null ? (
          <p>Correct the daily energy to see the figures.</p>
        ) : view === null ? (
          <p>Enter meals and days to see the figures.</p>
        ) : view.feeds.length === 0 ? (
          <p>None of these ingredients is in our table, so we can’t suggest a portion.</p>
        ) : (
          show({ view, recipe })
        )}
      </div>
    </>
  );
}

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
function useFeedingForm(): FeedingForm {
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
