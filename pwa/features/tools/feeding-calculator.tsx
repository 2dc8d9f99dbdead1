import { type ReactNode, useMemo } from 'react';
import { NO_RECIPE } from '#domain/catalogue/recipe-address';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { ageInYears } from '#domain/pet/age-text';
import type { EnergyAnimal } from '#domain/pet/daily-energy';
import { ANY_CAT, ANY_DOG, weightRemark } from '#domain/pet/plausible-weight';
import { localDate } from '#domain/plan/calendar';
import { emptyPlan } from '#domain/plan/plan';
import { type PlanView, planViewFor } from '#domain/plan/plan-view';
import { plannedAnimal } from '#domain/plan/planned-animal';
import type { Recipe } from '#domain/recipe/recipe';
import { NumberField } from '../../components/form-row.tsx';
import { sectionOfSpecies } from '../../components/section.ts';
import { Segmented } from '../../components/segmented.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import { useRecipe } from '../../platform/database/recipes.ts';
import { ANIMALS } from '../nutrition/animals.tsx';
import styles from '../page/calculator.module.css';
import { ActivityField } from '../pets/activity-field.tsx';
import { VetAdvice } from '../pets/vet-advice.tsx';
import { WeightField } from '../pets/weight-field.tsx';
import { DailyEnergyField } from './daily-energy-field.tsx';
import { RecipeField } from './recipe-field.tsx';
import { useChosenEnergy } from './use-chosen-energy.ts';
import { type FeedingForm, useFeedingForm } from './use-feeding-form.ts';

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
    return planViewFor({ ...emptyPlan(localDate(new Date())), rows }, [pet], new Map([[recipe.id, recipe]]));
  }, [recipe, species, animal, kcal, besidesPercent, meals, days]);
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
        {recipe === undefined ? (
          <p>Choose a recipe to see the figures.</p>
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
