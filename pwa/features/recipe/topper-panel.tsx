import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { completeFoodBounds } from '#domain/nutrition/complete-food';
import { petNeeds } from '#domain/nutrition/pet-needs';
import { typicalAnimal } from '#domain/nutrition/portion-animal';
import type { BatchReading, RecipeNutrients } from '#domain/nutrition/recipe-nutrients';
import { type Topper, type TopperQuestion, topperDay, topperOf } from '#domain/nutrition/topper';
import type { CatProfile } from '#domain/pet/cat-profile';
import { conditionSentences } from '#domain/pet/condition-words';
import { dailyEnergy, petAnimal } from '#domain/pet/daily-energy';
import type { DogProfile } from '#domain/pet/dog-profile';
import { nameInSentence } from '#domain/pet/pet-name';
import { labelFoodBounds } from '#domain/pet-food/label-bounds';
import { middleKcal } from '#domain/pet-food/label-energy';
import type { LabelFood } from '#domain/pet-food/label-food';
import type { Recipe } from '#domain/recipe/recipe';
import { needsVet } from '#domain/reference/life-stage';
import { isNutrient, type Standard, type TargetId } from '#domain/reference/targets';
import type { SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { kcalText } from '#domain/units/energy-text';
import { portionText } from '#domain/units/mass-text';
import { bodyWeightText } from '#domain/units/weight-units';
import { useAnnouncement } from '../../components/announce.tsx';
import { HealthyOnly } from '../../components/caveats.tsx';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { classNames } from '../../components/class-names.ts';
import { BowlIcon } from '../../components/icons/bowl-icon.tsx';
import { LEAD_MEANING } from '../../components/verdict-words.ts';
import { usePreference } from '../../platform/database/preferences.ts';
import {
  BoughtFoodChoice,
  BoughtFoodEnergy,
  useBoughtFoodKcal,
  useCompleteFoods,
} from '../nutrition/bought-food.tsx';
import { StandardChoice } from '../nutrition/standard-choice.tsx';
import { ConditionNotes } from '../pets/pet-notes.tsx';
import { hasProfile, useActivePet } from '../pets/pets.ts';
import { useChosenPremix } from '../premix/premix-store.ts';
import facts from './energy-facts.module.css';
import { judgedForRecipe, nutritionWith, petName } from './recipe-nutrition.ts';
import styles from './topper-panel.module.css';
import { markWords, sharePercent, stateWords } from './topper-words.ts';
import { VerdictVetNotice } from './vet-notice.tsx';

/** Who eats it: needs, energy, and the share of the day that treats take. */
type Eater = {
  words: string;
  dailyKcal: number;
  besidesShare: number;
  /** What a vet has to know first. */
  conditions: readonly string[];
  needs: Omit<TopperQuestion['options'], 'standard'>;
};

function petEater({ species }: Recipe, profile: DogProfile | CatProfile): Eater {
  const { intakeShare: _, ...needs } = petNeeds(profile);
  const { kcal } = dailyEnergy(petAnimal(profile), profile.dailyEnergyKcal);
  const words = `${petName(species, profile)} eats ${kcalText(kcal)} a day.`;
  const conditions = conditionSentences(nameInSentence(profile, species), profile.conditions);
  return { words, dailyKcal: kcal, besidesShare: (profile.besidesPercent ?? 0) / 100, conditions, needs };
}

function typicalEater(recipe: Recipe, weightText: (kg: number) => string): Eater {
  const { weightKg, dailyKcal } = typicalAnimal(recipe);
  const { standard: _, ...needs } = judgedForRecipe(recipe);
  const words = `For a ${recipe.species} of ${weightText(weightKg)} that eats ${kcalText(dailyKcal)} a day.`;
  return { words, dailyKcal, besidesShare: 0, conditions: [], needs };
}

type ShareProps = {
  recipe: Recipe;
  nutrients: RecipeNutrients;
  topper: Topper;
  eater: Eater;
  standard: Standard;
  /** The kibble by its label; undefined for any. */
  bought: LabelFood | undefined;
};

/** Where the slider starts, in percent, for a recipe that may be all of the food. */
const HALF = 50;

/** A share of the day, with what it weighs and the worst that it may do. */
function Share({ recipe, nutrients, topper, eater, standard, bought }: ShareProps) {
  const system = usePreference('unitSystem');
  const usual = useBoughtFoodKcal(recipe.species);
  const { kcalPer100g, isAssumed } =
    bought === undefined ? usual : { kcalPer100g: middleKcal(bought), isAssumed: false };
  const id = useId();
  const mostPercent = Math.floor(100 * (1 - eater.besidesShare));
  const marks = [
    ['whole', topper.whole],
    ['tenthOff', topper.tenthOff],
  ] as const;
  const alone = topper.at(0);
  const isUpToKibble = topper.whole.limit === null && (alone.lowest ?? alone.highest) !== null;
  const most = sharePercent(topper.tenthOff.share);
  const offered = most < mostPercent ? most : HALF;
  const [chosen, setChosen] = useState<number>();
  const percent = Math.min(chosen ?? offered, mostPercent);
  const state = useMemo(() => stateWords(topper.at(percent / 100), standard), [topper, percent, standard]);
  useAnnouncement(state.words, { delayMs: 1000 });
  const { recipeGrams, completeFoodGrams } = topperDay({
    share: percent / 100,
    besidesShare: eater.besidesShare,
    dailyKcal: eater.dailyKcal,
    recipeKcalPer100g: (nutrients.energyKcal / nutrients.cookedWeightGrams) * 100,
    completeFoodKcalPer100g: kcalPer100g,
  });
  const lacksFigure = (nutrient: TargetId) =>
    isNutrient(nutrient) && nutrients.amounts[nutrient].missing.length > 0;
  const chips = [...new Set(marks.map(([, { share }]) => sharePercent(share)))].filter(
    (one) => one > 0 && one < mostPercent,
  );
  return (
    <>
      <ul className={styles['marks']}>
        {isUpToKibble ? (
          <li>This recipe may be all of the food. Beside kibble it depends on what the kibble brings.</li>
        ) : (
          // What keeps every minimum keeps nine tenths of it too.
          (topper.whole.limit === null ? marks.slice(0, 1) : marks).map(([which, mark]) => (
            <li key={which}>{markWords(mark, which, standard, lacksFigure)}</li>
          ))
        )}
      </ul>
      <div className={styles['share']}>
        <label htmlFor={id}>
          Share of the day from this recipe{' '}
          <span className={styles['percent']} aria-hidden>
            {percent}%
          </span>
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={mostPercent}
          value={percent}
          aria-valuetext={`${percent}% of the day`}
          onChange={(event) => setChosen(Number(event.target.value))}
        />
        {chips.length > 0 && (
          <ChipRow label="Limits">
            {chips.map((one) => (
              <Chip key={one} chosen={percent === one} onChoose={() => setChosen(one)}>
                {one}%
              </Chip>
            ))}
          </ChipRow>
        )}
      </div>
      <dl className={facts['facts']}>
        <div>
          <dt>of this recipe a day</dt>
          <dd>{portionText(recipeGrams, system)}</dd>
        </div>
        <div>
          <dt>of kibble a day{isAssumed && `, if 100 g have ${kcalPer100g} kcal`}</dt>
          <dd>{portionText(completeFoodGrams, system)}</dd>
        </div>
      </dl>
      <p className={classNames(styles['state'], styles[state.status])}>
        <BowlIcon state={state.status} size={24} /> <span>{state.words}</span>
      </p>
    </>
  );
}

type TopperPanelProps = {
  recipe: Recipe;
  reading: BatchReading | undefined;
  lead: SafetyAudit['lead'];
};

/** How much of a recipe goes on top of a bought complete food, for the active pet or a typical animal. */
export function TopperPanel({ recipe, reading, lead }: TopperPanelProps) {
  const system = usePreference('unitSystem');
  const [standard, setStandard] = useState<Standard>('AAFCO');
  const pet = useActivePet(recipe.species);
  const premix = useChosenPremix(recipe.id);
  const nutrients = nutritionWith(premix, recipe, reading);
  const complete = useCompleteFoods(recipe.species);
  const [foodId, setFoodId] = useState<string>();
  const eater = useMemo(
    () =>
      hasProfile(pet) ? petEater(recipe, pet) : typicalEater(recipe, (kg) => bodyWeightText(kg, system)),
    [recipe, pet, system],
  );
  const { lifeStage } = eater.needs;
  // Food for grown animals promises nothing to a puppy or kitten.
  const foods = complete.filter(
    ({ completeFor }) => completeFor === 'growth' || lifeStage === 'adult' || lifeStage === 'senior',
  );
  const bought = foods.find(({ id }) => id === foodId);
  const topper = useMemo(() => {
    const options = { ...eater.needs, standard };
    const kcalPer100g = { least: 1000, most: 1000 };
    return topperOf({
      topper: nutrients,
      isTreat: recipe.role === 'occasional',
      completeFood:
        bought === undefined ? completeFoodBounds({ ...options, kcalPer100g }) : labelFoodBounds(bought),
      besidesShare: eater.besidesShare,
      options,
    });
  }, [nutrients, recipe.role, eater, standard, bought]);
  if (lead !== null) return <p>{LEAD_MEANING[lead]}</p>;
  if (topper === null) return <p>We can’t tell: an ingredient isn’t in our tables, or has no amount.</p>;
  const treatPercent = Math.round(100 * eater.besidesShare);
  return (
    <div className={styles['panel']}>
      <p>
        {eater.words}{' '}
        {hasProfile(pet) ? (
          treatPercent > 0 ? (
            `Treats and leftovers take ${treatPercent}% of that, by the profile.`
          ) : (
            'We count no treats beside this.'
          )
        ) : (
          <Link to={recipe.species === 'dog' ? '/dog-recipes' : '/cat-recipes'}>
            Add your {recipe.species}
          </Link>
        )}
      </p>
      <StandardChoice value={standard} onChange={setStandard} />
      <Share
        key={`${standard} ${foodId ?? ''}`}
        recipe={recipe}
        nutrients={nutrients}
        topper={topper}
        eater={eater}
        standard={standard}
        bought={bought}
      />
      {eater.conditions.length === 0 ? <HealthyOnly /> : <ConditionNotes sentences={eater.conditions} />}
      {needsVet(eater.needs.lifeStage) && <VerdictVetNotice species={recipe.species} />}
      <BoughtFoodChoice
        label="Which kibble or tin"
        foods={foods}
        chosen={bought}
        onChoose={(food) => setFoodId(food?.id)}
      />
      {bought === undefined && <BoughtFoodEnergy species={recipe.species} />}
      <p className={facts['source']}>
        The kibble or tin must be complete for your {recipe.species}’s age.{' '}
        {bought === undefined
          ? `Its label promises no more than the standard, so we count it at the ${standard} minimum of everything, and at the maximum where this recipe has more than that.`
          : `We count ${bought.name} by its label; of what that doesn’t state, at the least and the most that its standard allows.`}{' '}
        Most kibble has more than the minimum: these limits are careful. At 90% of the minimums, no maximum is
        passed by more than a tenth. Treats count as energy that brings nothing.
      </p>
    </div>
  );
}
