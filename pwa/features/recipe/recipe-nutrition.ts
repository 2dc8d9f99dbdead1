import type { CompletenessOptions } from '#domain/nutrition/completeness';
import { withPremix } from '#domain/nutrition/premix';
import { type BatchReading, type RecipeNutrients, recipeNutrients } from '#domain/nutrition/recipe-nutrients';
import type { CatProfile } from '#domain/pet/cat-profile';
import type { DogProfile } from '#domain/pet/dog-profile';
import type { Recipe } from '#domain/recipe/recipe';
import { type LifeStage, recipeLifeStage } from '#domain/reference/life-stage';
import type { Species } from '#domain/reference/species';
import type { Standard } from '#domain/reference/targets';
import { capitalised } from '#domain/text/sentence-parts';
import type { ChosenPremix } from '../premix/premix-store.ts';

const known = new WeakMap<Recipe, RecipeNutrients>();

/**
 * A recipe's nutrients, cached for all parts of the page.
 * @param reading of an owner's recipe: the text they are computed from
 */
export function nutritionOf(recipe: Recipe, reading: BatchReading = recipe): RecipeNutrients {
  const nutrients = known.get(recipe) ?? recipeNutrients(reading);
  known.set(recipe, nutrients);
  return nutrients;
}

const knownWith = new WeakMap<ChosenPremix, { reading: BatchReading; nutrients: RecipeNutrients }>();

/** As `nutritionOf`, with a premix instead of the recipe's supplements if its owner chose one for this recipe. */
export function nutritionWith(
  premix: ChosenPremix | null,
  recipe: Recipe,
  reading: BatchReading = recipe,
): RecipeNutrients {
  if (premix === null) return nutritionOf(recipe, reading);
  const known = knownWith.get(premix);
  if (known?.reading === reading) return known.nutrients;
  const nutrients = withPremix(reading, premix);
  knownWith.set(premix, { reading, nutrients });
  return nutrients;
}

/** The animal a recipe is judged for: like its badge, the one it is written for. */
export function judgedForRecipe(
  recipe: Pick<Recipe, 'species' | 'category'>,
  standard: Standard = 'AAFCO',
): CompletenessOptions {
  return { species: recipe.species, lifeStage: recipeLifeStage(recipe), standard };
}

/** 'Rex', else 'Your dog'. */
export function petName(species: Recipe['species'], profile: DogProfile | CatProfile): string {
  return profile.name || `Your ${species}`;
}

/**
 * Describes how the animal's own intake changes the minimums.
 * @param besidesPercent share of its energy eaten besides the bowl
 */
export function intakeInWords(
  name: string,
  { lifeStage, intakeShare: share = 1 }: CompletenessOptions,
  besidesPercent = 0,
): string {
  if (lifeStage === 'reproduction') return 'We use the published minimums for pregnancy and nursing.';
  if (lifeStage !== 'adult' && lifeStage !== 'senior') return 'We use the published minimums for growth.';
  const percent = Math.round(share * 100);
  if (percent >= 100)
    return `${name} eats as much as the tables assume or more, so we use the published minimums.`;
  const raise = Math.round((1 / share - 1) * 100);
  const besides =
    besidesPercent > 0 ? ` Treats and the like, ${besidesPercent}% of the day, count as energy alone.` : '';
  return `${name} eats about ${percent}% of what the tables assume for its weight, so each minimum is raised by ${raise}%.${besides}`;
}

const YOUNG: Record<Species, string> = { dog: 'puppy', cat: 'kitten' };

/** 'an adult dog', 'a senior cat', 'a growing puppy': the animal that a set of minimums is for. */
export function animalInWords(species: Species, stage: LifeStage): string {
  if (stage === 'growth') return `a growing ${YOUNG[species]}`;
  if (stage === 'reproduction') return `a pregnant or nursing ${species}`;
  return stage === 'adult' ? `an adult ${species}` : `a senior ${species}`;
}

/** 'Adult dog', 'Growing puppy': the same as a label. */
export function animalLabel(species: Species, stage: LifeStage): string {
  return capitalised(animalInWords(species, stage).replace(/^an? /, ''));
}
