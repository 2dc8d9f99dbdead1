import { useMemo } from 'react';
import type { CatProfile } from '#domain/pet/cat-profile';
import { type EnergyAnimal, recipeKcalOf } from '#domain/pet/daily-energy';
import type { DogProfile } from '#domain/pet/dog-profile';
import { feeding, TREAT_SENTENCE } from '#domain/pet/feeding';
import type { NutritionResult } from '#domain/pet/nutrition-calculator';
import { nameInSentence } from '#domain/pet/pet-name';
import { type EnergyBand, referenceBand } from '#domain/pet/reference-band';
import { recipeEnergy, unknownShareText } from '#domain/recipe/energy-density';
import type { Recipe } from '#domain/recipe/recipe';
import { STORAGE_SENTENCE } from '#domain/recipe/storage-words';
import { kcalText } from '#domain/units/energy-text';
import { Announced } from '../../components/announce.tsx';
import { Fold } from '../../components/fold.tsx';
import styles from '../page/calculator.module.css';
import { useMassText } from '../page/use-mass-text.ts';
import { VetAdvice } from '../pets/vet-advice.tsx';
import { countedToOneDecimal, range, whole } from './calculator-numbers.ts';
import { type CalculatedPet, DailyEnergyField, useChosenEnergy } from './daily-energy-field.tsx';
import { type ResultRow, ResultRows } from './result-rows.tsx';

type RecipeAmountsProps = {
  recipe: Recipe;
  /** Of the whole day. */
  dailyKcal: number;
  besidesPercent: number | undefined;
  mealsPerDay: number;
};

/** Amount of this recipe that provides the daily energy, by its own density; for a treat, a tenth of it. */
function RecipeAmounts({ recipe, dailyKcal, besidesPercent, mealsPerDay }: RecipeAmountsProps) {
  const mass = useMassText();
  const energy = useMemo(() => recipeEnergy(recipe), [recipe]);
  const isTreat = recipe.role === 'occasional';
  const fed = feeding(
    { ...energy, cookedWeightGrams: recipe.cookedWeightGrams },
    { dailyEnergyKcal: recipeKcalOf(recipe.role, dailyKcal, besidesPercent), mealsPerDay },
  );
  if (fed === null) return <p>None of these ingredients is in our table, so we can’t suggest a portion.</p>;
  const { dailyGrams, portionGrams, daysPerBatch } = fed;
  const rows = isTreat
    ? [{ label: 'At most', value: `${mass(dailyGrams)} a day` }]
    : [
        { label: 'Food a day', value: mass(dailyGrams) },
        { label: 'Food a meal', value: `${mass(portionGrams)}, ${mealsPerDay} a day` },
        { label: 'One batch lasts', value: countedToOneDecimal(daysPerBatch, 'day') },
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
        {isTreat && `${TREAT_SENTENCE} `}
        By this recipe’s own {kcalText(energy.kcalPer100gCooked)} per 100 g.
        {unknownShareText(energy)}
      </p>
    </>
  );
}

type FeedingPlanProps = {
  animal: EnergyAnimal;
  pet: CalculatedPet | null;
  siteEstimateKcal: number;
  mealsPerDay: number;
  /** Without a recipe no grams are shown. */
  recipe: Recipe | undefined;
};

/** Feeding plan of the animal: its daily energy, advice to see a vet, and the grams of this recipe. */
function FeedingPlan({ animal, pet, siteEstimateKcal, mealsPerDay, recipe }: FeedingPlanProps) {
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
            <RecipeAmounts
              recipe={recipe}
              dailyKcal={daily.kcal}
              besidesPercent={pet?.besidesPercent}
              mealsPerDay={mealsPerDay}
            />
          )}
          <p className={styles['source']}>{STORAGE_SENTENCE} Change to a new food over 7-10 days.</p>
        </div>
      )}
    </div>
  );
}

type EstimateAndPlanProps = {
  animal: EnergyAnimal;
  result: NutritionResult;
  /** The active animal; null without one. */
  profile: DogProfile | CatProfile | null | undefined;
  /** The fields no longer describe the active animal. */
  isChanged: boolean;
  /** The formula's assumption about the food, in words. */
  assumption: string;
  extra?: readonly ResultRow[];
  recipe: Recipe | undefined;
  /** On a recipe's card: what to feed comes first, the energies are folded below. */
  isCard: boolean;
};

/** The site's estimate beside the reference, and the feeding plan. */
export function EstimateAndPlan(props: EstimateAndPlanProps) {
  const { animal, result, profile, isChanged, assumption, extra, recipe, isCard } = props;
  const { species } = animal;
  const pet =
    profile && !isChanged
      ? {
          name: nameInSentence(profile, species),
          dailyEnergyKcal: profile.dailyEnergyKcal,
          besidesPercent: profile.besidesPercent,
        }
      : null;
  const energies = (
    <NutritionResults
      result={result}
      band={referenceBand(species, animal)}
      assumption={assumption}
      extra={extra}
      isCard={isCard}
    />
  );
  return (
    <>
      {!isCard && energies}
      <FeedingPlan
        animal={animal}
        pet={pet}
        siteEstimateKcal={result.dailyCalories}
        mealsPerDay={result.dailyPortions}
        recipe={recipe}
      />
      {isCard && energies}
    </>
  );
}

type NutritionResultsProps = {
  result: NutritionResult;
  band: EnergyBand;
  /** The formula's assumption about the food, in words. */
  assumption: string;
  /** Further rows of a species: how long the recipe lasts. */
  extra?: readonly ResultRow[] | undefined;
  /** On a card, which shows first what to feed: the figures are folded. */
  isCard: boolean;
};

/** The two energies in one line, the veterinary reference and the site's estimate, with what else its formula gives. */
function NutritionResults({ result, band, isCard, ...rest }: NutritionResultsProps) {
  const reference = `${range(band.lowKcal, band.highKcal)} kcal`;
  const estimate = kcalText(result.dailyCalories);
  const figures = (
    <Energies reference={reference} estimate={estimate} result={result} band={band} {...rest} />
  );
  return (
    <div className={styles['results']}>
      <Announced
        before=""
        delayMs={1000}
        words={`Energy a day: veterinary reference ${reference}, site estimate ${estimate}.`}
      />
      {isCard ? (
        <Fold title={<strong>How we know</strong>} fact="The two energies, and what our formula gives">
          {figures}
        </Fold>
      ) : (
        figures
      )}
    </div>
  );
}

type EnergiesProps = Omit<NutritionResultsProps, 'isCard'> & { reference: string; estimate: string };

function Energies({ result, band, assumption, extra = [], reference, estimate }: EnergiesProps) {
  const mass = useMassText();
  return (
    <>
      <h3>Energy a day</h3>
      <dl className={styles['pair']}>
        <div>
          <dt>Veterinary reference</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>Site estimate</dt>
          <dd>{estimate}</dd>
        </div>
      </dl>
      <p className={styles['source']}>
        {result.dailyCalories < band.lowKcal
          ? 'The site estimate is a rule of thumb and lies below what veterinary sources give, so start from the reference and watch the weight.'
          : 'The site estimate is a rule of thumb, the reference is what veterinary sources give, and single animals differ by 30% either way.'}
      </p>
      <p className={styles['source']}>{assumption}</p>
      <ResultRows
        rows={[
          { label: 'Protein', value: `${whole(result.proteinGrams)} g a day` },
          { label: 'Fat', value: `${whole(result.fatGrams)} g a day` },
          { label: 'Meals', value: `${result.dailyPortions} a day` },
          { label: 'Portion size', value: `${mass(result.portionSizeGrams)} a meal` },
          ...extra,
        ]}
      />
    </>
  );
}
