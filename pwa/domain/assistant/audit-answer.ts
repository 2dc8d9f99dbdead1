import { analyseRecipe } from '../analysis/analyse-recipe.ts';
import { auditCooking } from '../cooking/cooking-audit.ts';
import { SPECIES, type Species } from '../reference/species.ts';
import { auditRecipe } from '../safety/audit/audit-recipe.ts';
import { findNamedFoods } from '../safety/audit/find-unsafe-foods.ts';
import { type AssistantSearch, CUSTOM_RECIPE_ID, type CustomRecipe } from './answers.ts';
import { holdsToxicFood, type ListedSalt, listedSalt } from './listed-dangers.ts';

/** No links in answers: their targets are unverified, and nothing is sold here. */
const ADDRESS = /https?:|www\.|\b[\w-]+\.(?:com|co\.uk|net|org|shop|io)\b/i;
/** Only a vet may diagnose or prescribe a dose. */
const DIAGNOSIS =
  /\b(?:diagnos(?:ed|is)\b.{0,20}\b(?:is|with)|(?:your|the) (?:dog|cat|pet|puppy|kitten) (?:has|suffers from|is suffering from) (?:an? )?(?:\w+ ){0,2}(?:disease|diabetes|cancer|pancreatitis|infection|allergy|failure)|\d+ ?mg (?:of )?(?:\w+ )?(?:twice|once|daily|per day|a day))/i;

const isPlain = (texts: readonly string[]) =>
  texts.every((text) => !ADDRESS.test(text) && !DIAGNOSIS.test(text));

/** A dish's usual name does not imply its contents: 'Cottage Pie' need not contain onion. */
const holdsNoToxicFood = (
  texts: readonly string[],
  species: Species,
  titles: readonly string[] = [],
  salt: Pick<ListedSalt, 'saltGrams' | 'energyKcal'> | undefined = undefined,
) =>
  auditRecipe({
    species,
    title: titles.join(' '),
    ingredients: [],
    instructions: texts,
    ...salt,
  }).flags.every(
    ({ severity, certainty, text, where }) =>
      severity !== 'toxic' ||
      (certainty === 'usually' &&
        (where === 'title' || titles.some((title) => title.toLowerCase().includes(text.toLowerCase())))),
  );

/** Titles and descriptions may use a dish's name ('a fish pie'); its contents are judged by its lines. */
const namesNoToxicFood = (texts: readonly string[], species: Species) =>
  texts.every((text) =>
    findNamedFoods(text, species).every(
      ({ severity, certainty }) => severity !== 'toxic' || certainty === 'usually',
    ),
  );

/**
 * Whether an answer may be shown: no toxic food, address or diagnosis in any text, and every recommended id is in the
 * catalogue or the assistant's own recipe.
 * @param isInCatalogue whether a recipe of that id is known
 */
export function isSafeSearch(
  { explanation, response, recommendations, healthBenefits }: AssistantSearch,
  isInCatalogue: (id: number) => boolean,
  species?: Species,
): boolean {
  const own = recommendations.flatMap(({ title, description }) => [title, description]);
  const texts = [explanation, response, ...healthBenefits, ...recommendations.map(({ reason }) => reason)];
  const animals = species === undefined ? SPECIES : [species];
  return (
    recommendations.every(({ id }) => id === null || id >= CUSTOM_RECIPE_ID || isInCatalogue(id)) &&
    isPlain([...texts, ...own]) &&
    animals.every(
      (animal) =>
        holdsNoToxicFood(
          texts,
          animal,
          recommendations.map(({ title }) => title),
        ) && namesNoToxicFood(own, animal),
    )
  );
}

/**
 * Whether the assistant's own recipe may be shown: nothing toxic, and every raw food is cooked by a step. Measured
 * salt is judged by its grams, as in the nutrition checker.
 */
export function isSafeRecipe(recipe: CustomRecipe, explanation: string): boolean {
  const { species, title, description, ingredients, instructions, reason, healthBenefits, servings } = recipe;
  const said = [title, description, reason, explanation, ...healthBenefits];
  const { safety } = analyseRecipe({
    species,
    lifeStage: 'adult',
    servings: Math.max(1, servings),
    ingredients,
    instructions,
  });
  return (
    isPlain([...said, ...ingredients, ...instructions]) &&
    holdsNoToxicFood(said, species, [title]) &&
    safety.isValid &&
    auditCooking({ ingredients, steps: instructions }).length === 0
  );
}

/**
 * Whether steps for a list of ingredients may be shown: nothing toxic in them, and every raw food of the list that
 * may be fed is cooked.
 */
export function areSafeSteps(
  steps: readonly string[],
  species: Species,
  ingredients: readonly string[] = [],
): boolean {
  const fed = ingredients.filter((line) => !holdsToxicFood(line, species));
  const { saltGrams, energyKcal, allowed } = listedSalt(ingredients, species);
  const salt = allowed.size > 0 ? { saltGrams, energyKcal } : undefined;
  return (
    isPlain(steps) &&
    holdsNoToxicFood(steps, species, [], salt) &&
    auditCooking({ ingredients: fed, steps }).length === 0
  );
}
