import { TREAT_SHARE } from '../pet/feeding.ts';
import { referenceBand } from '../pet/reference-band.ts';
import { NEARLY_ALL, recipeEnergy } from '../recipe/energy-density.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { recipeLifeStage } from '../reference/life-stage.ts';
import type { UnitSystem } from '../units/unit-system.ts';
import { weightNumber, weightUnit } from '../units/weight-units.ts';

/** The animal that gets this share of its day's food from one portion. */
type PortionAnimal = {
  /** Share of the day's energy, 0 to 1. */
  share: number;
  /** Rounded as people weigh animals: whole kilograms from 10 up, halves below. */
  weightKg: number;
};

type PortionRecipe = Pick<
  Recipe,
  'species' | 'category' | 'role' | 'servings' | 'ingredientLines' | 'supplements' | 'cookedWeightGrams'
>;

const GROWN_MONTHS = 36;
/** Between four months, when a puppy's needs fall, and a year. */
const GROWING_MONTHS = 6;
/** Weight of the animal that a recipe is written for, in kilograms. */
function typicalKg({ species, category }: Pick<Recipe, 'species' | 'category'>): number {
  if (species === 'cat') return category === 'kitten' ? 2 : 4;
  if (category === 'small') return 5;
  if (category === 'large') return 35;
  return category === 'puppy' ? 8 : 15;
}

/** Shares of a day used to describe a portion: whole days and meals; for treats the tenth they may make up. */
function sharesFor(recipe: PortionRecipe): number[] {
  if (recipe.role === 'occasional') return [TREAT_SHARE];
  return recipeLifeStage(recipe) === 'growth' ? [1, 1 / 2, 1 / 3] : [1, 1 / 2];
}

/** Middle of the reference band in kcal a day, at medium activity. */
function dailyKcal(recipe: PortionRecipe, weightKg: number): number {
  const ageMonths = recipeLifeStage(recipe) === 'growth' ? GROWING_MONTHS : GROWN_MONTHS;
  const { lowKcal, highKcal } = referenceBand(recipe.species, {
    ageMonths,
    weightKg,
    activityLevel: 'medium',
  });
  return (lowKcal + highKcal) / 2;
}

/** The animal that a recipe is written for, with its daily energy at medium activity. */
export function typicalAnimal(recipe: PortionRecipe): { weightKg: number; dailyKcal: number } {
  const weightKg = typicalKg(recipe);
  return { weightKg, dailyKcal: dailyKcal(recipe, weightKg) };
}

/** Weight whose daily energy equals `kcal`, by bisection: the band grows monotonically with the weight. */
function weightFor(recipe: PortionRecipe, kcal: number): number {
  let [low, high] = [0.01, 200];
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (dailyKcal(recipe, middle) < kcal) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const rounded = (weight: number) =>
  weight >= 10 ? Math.round(weight) : Math.max(0.5, Math.round(weight * 2) / 2);

/**
 * Finds the animal for which one portion is a day's food, half of it (or a third, for growth), or the tenth allowed for
 * a treat: compares the portion's energy with the middle of the reference band at medium activity. Of the sensible
 * shares, picks the animal closest to the kind the recipe is for. Null if part of the recipe's energy is unknown.
 */
export function portionAnimal(recipe: PortionRecipe): PortionAnimal | null {
  const { batchKcal, knownShare } = recipeEnergy(recipe);
  if (knownShare < NEARLY_ALL || batchKcal <= 0) return null;
  const typical = typicalKg(recipe);
  const [best] = sharesFor(recipe)
    .map((share) => ({ share, weightKg: weightFor(recipe, batchKcal / recipe.servings / share) }))
    .sort((a, b) => Math.abs(Math.log(a.weightKg / typical)) - Math.abs(Math.log(b.weightKg / typical)));
  return best === undefined ? null : { share: best.share, weightKg: rounded(best.weightKg) };
}

const SHARE_WORDS: readonly [share: number, words: string][] = [
  [1, 'a day’s food'],
  [1 / 2, 'half a day’s food'],
  [1 / 3, 'a third of a day’s food'],
];

/** 'One portion is half a day’s food for a dog of about 13 kg.'; null if it cannot be computed. */
export function portionSentence(recipe: PortionRecipe, system: UnitSystem = 'metric'): string | null {
  const found = portionAnimal(recipe);
  if (found === null) return null;
  const isGrowing = recipeLifeStage(recipe) === 'growth';
  const young = recipe.species === 'dog' ? 'puppy' : 'kitten';
  const kind = isGrowing ? young : recipe.species;
  const weight = rounded(weightNumber(found.weightKg, system));
  const animal = `a ${kind} of about ${weight} ${weightUnit(system)}`;
  if (recipe.role === 'occasional')
    return `One portion is a tenth of a day’s food for ${animal}, the most that treats should be.`;
  const words = SHARE_WORDS.find(([share]) => share === found.share)?.[1] ?? 'a day’s food';
  return `One portion is ${words} for ${animal}${kind === 'puppy' ? ', four months or older' : ''}.`;
}
