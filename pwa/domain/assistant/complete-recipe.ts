import { type CookedFood, cookedFood } from '../cooking/cooking-of.ts';
import { type Closure, closeGaps } from '../nutrition/close-gaps.ts';
import { estimatedCookedGrams } from '../nutrition/cooked-yield.ts';
import { fixBowl } from '../nutrition/fix-bowl.ts';
import { type RecipeNutrients, recipeNutrients } from '../nutrition/recipe-nutrients.ts';
import { difficulty, estimatedPrepMinutes } from '../recipe/difficulty.ts';
import type { IngredientLine } from '../recipe/recipe.ts';
import type { LifeStage } from '../reference/life-stage.ts';
import type { Species } from '../reference/species.ts';
import { isRatio, targetName } from '../reference/targets.ts';
import { capitalised, inSentence } from '../text/sentence-parts.ts';
import { type CreateRecipeAnswer, CUSTOM_RECIPE_ID, type CustomRecipe } from './answers.ts';
import { allowedBy, lineOf } from './compose-batch.ts';
import { cookingSteps } from './cooking-steps.ts';
import {
  EMERGENCY_SENTENCE,
  listed,
  MEATLESS_CAT_SENTENCE,
  toxicSentence,
  vetSentence,
} from './explanation.ts';
import type { Question, SettledQuestion } from './question.ts';

/** Energy of a portion, in kcal: one meal of a medium dog, of a cat. */
const PORTION_KCAL: Readonly<Record<Species, number>> = { dog: 350, cat: 80 };
const MOST_SERVINGS = 20;

/** Foods in grams with the supplements that close as many gaps as possible. */
export type Completed = {
  lines: readonly IngredientLine[];
  nutrients: RecipeNutrients;
  closure: Closure;
  stage: LifeStage;
};

/**
 * Finds supplements for a batch, excluding those the question rules out.
 * @param steps of a method already written, for the cooked weight
 */
export function complete(
  lines: readonly IngredientLine[],
  question: SettledQuestion,
  steps: readonly string[] = [],
): Completed {
  const { species, stage: asked } = question;
  const stage = asked ?? 'adult';
  const nutrients = recipeNutrients({
    ingredientLines: [...lines],
    supplements: [],
    servings: 1,
    cookedWeightGrams: estimatedCookedGrams(lines, steps),
  });
  const options = { standard: 'AAFCO', species, lifeStage: stage } as const;
  const mayAdd = question.isForVet ? () => false : allowedBy(question);
  return { lines, nutrients, closure: closeGaps(nutrients, options, mayAdd), stage };
}

/**
 * The batch with the fewest changes to its foods that complete it, where supplements alone don't; without such changes,
 * or where only a vet should dose, as it was.
 * @param steps as for `complete`
 */
export function completeWithFoods(
  completed: Completed,
  question: SettledQuestion,
  steps: readonly string[] = [],
): Completed {
  const { lines, nutrients, closure, stage } = completed;
  if (closure.closes || question.isForVet) return completed;
  const options = { standard: 'AAFCO', species: question.species, lifeStage: stage } as const;
  const fix = fixBowl(nutrients, options, { mayUse: allowedBy(question) });
  if (!fix.closes || fix.assumed.length > 0) return completed;
  const gone = new Set(fix.changes.flatMap(({ insteadOf }) => insteadOf?.foodId ?? []));
  const grams = new Map(fix.changes.map(({ foodId, toGrams }) => [foodId, toGrams]));
  const changed = lines.flatMap((line): IngredientLine[] => {
    const id = line.ingredientId ?? '';
    const to = gone.has(id) ? 0 : grams.get(id);
    grams.delete(id);
    return to === undefined ? [line] : to === 0 ? [] : [lineOf(id, to)];
  });
  const all = [...changed, ...[...grams].map(([id, to]) => lineOf(id, to))];
  const batch = recipeNutrients({
    ingredientLines: all,
    supplements: [],
    servings: 1,
    cookedWeightGrams: estimatedCookedGrams(all, steps),
  });
  return {
    lines: all,
    nutrients: batch,
    closure: { ...closure, doses: fix.doses, closes: true, remaining: [], forEnergyKcal: batch.energyKcal },
    stage,
  };
}

const WHOM: Readonly<Record<LifeStage, (species: Species) => string>> = {
  adult: (species) => `adult ${species}s`,
  senior: (species) => `adult ${species}s`,
  growth: (species) => (species === 'dog' ? 'puppies' : 'kittens'),
  reproduction: (species) => `pregnant and nursing ${species}s`,
};

/** One sentence on completeness with the supplements added, never more favourable than the tables support. */
function verdictSentence({ closure, stage }: Completed, species: Species): string {
  const whom = WHOM[stage](species);
  if (closure.closes) {
    const how = closure.doses.length === 0 ? 'As it stands' : 'With the supplements in its list';
    return `${how} it meets every AAFCO minimum for ${whom} by our ingredient tables; nobody has tested it by feeding.`;
  }
  const names = closure.remaining.map(({ nutrient }) =>
    isRatio(nutrient) ? `the ${inSentence(targetName(nutrient))} ratio` : inSentence(targetName(nutrient)),
  );
  return `By our tables it doesn’t meet the AAFCO minimums for ${whom}: ${listed(names)}. Feed it now and then beside a complete food, not alone.`;
}

function benefitsOf({ nutrients, lines }: Completed): string[] {
  const per1000Kcal = (id: 'protein' | 'epa-dha' | 'fibre') =>
    (nutrients.amounts[id].known * 1000) / nutrients.energyKcal;
  const omegaGrams = per1000Kcal('epa-dha') / 1000;
  const hasMussels = lines.some(({ ingredientId }) => ingredientId === 'mussels');
  return [
    `${Math.round(per1000Kcal('protein'))} g of protein per 1,000 kcal.`,
    ...(omegaGrams >= 0.5
      ? [`${omegaGrams.toFixed(1)} g of the omega-3 fats EPA and DHA per 1,000 kcal.`]
      : []),
    ...(per1000Kcal('fibre') >= 8 ? [`${Math.round(per1000Kcal('fibre'))} g of fibre per 1,000 kcal.`] : []),
    ...(hasMussels ? ['Mussels bring manganese and vitamin B12.'] : []),
  ];
}

function categoryOf({ stage, species }: SettledQuestion): CustomRecipe['category'] {
  if (stage === 'growth' || stage === 'reproduction') return species === 'dog' ? 'puppy' : 'kitten';
  return stage === 'senior' ? 'senior' : 'adult';
}

function reasonOf({ avoided, wanted }: Question, lines: readonly IngredientLine[]): string {
  const held = wanted.filter((group) => lines.some(({ ingredientId }) => group.has(ingredientId ?? '')));
  const parts = [
    held.length > 0 ? `made with ${listed(held.map(({ name }) => name))}` : '',
    avoided.length > 0
      ? `no ${listed(
          avoided.map(({ name }) => name),
          'or',
        )} in it`
      : '',
  ].filter((part) => part !== '');
  if (parts.length === 0) return 'Made from foods that every shop sells.';
  const sentence = parts.join('; ');
  return `${capitalised(sentence)}.`;
}

/** Steps for the foods and their supplements. */
export function stepsFor({ lines, closure }: Completed): string[] {
  const doses = closure.doses.map(
    ({ name }): CookedFood => ({
      name: inSentence(name),
      cooking: { method: 'supplement', kind: 'supplement', coreCelsius: null, bone: 'never' },
      words: [],
    }),
  );
  return cookingSteps([...lines.map(({ metric }) => cookedFood(metric)), ...doses]);
}

/** Builds the answer: every figure computed from the foods, with its verdict in words. */
export function customRecipeAnswer(
  completed: Completed,
  question: SettledQuestion,
  words: { title: string; description: string; instructions: readonly string[] },
): Omit<CreateRecipeAnswer, 'source'> {
  const { lines, nutrients, closure } = completed;
  const { species } = question;
  const { title, description, instructions } = words;
  const input = {
    ingredientLines: [...lines],
    supplements: closure.doses.map(({ id, grams, dose }) => ({ id, grams, dose })),
    steps: instructions.map((text) => ({ text, lines: [] })),
  };
  const recipe: CustomRecipe = {
    id: CUSTOM_RECIPE_ID,
    title,
    description,
    species,
    category: categoryOf(question),
    prepTime: estimatedPrepMinutes(input),
    servings: Math.min(MOST_SERVINGS, Math.max(1, Math.round(nutrients.energyKcal / PORTION_KCAL[species]))),
    difficulty: difficulty(input),
    reason: reasonOf(question, lines),
    ingredients: [
      ...lines.map(({ metric }) => metric),
      ...closure.doses.map(({ name, dose }) => `${name}: ${dose}`),
    ],
    instructions: [...instructions],
    healthBenefits: benefitsOf(completed),
  };
  const explanation = [
    question.isEmergency ? EMERGENCY_SENTENCE : vetSentence(question),
    question.isMeatless && species === 'cat' ? MEATLESS_CAT_SENTENCE : null,
    toxicSentence(question.toxicFoods, species),
    verdictSentence(completed, species),
  ];
  return { recipe, explanation: explanation.filter((sentence) => sentence !== null).join(' ') };
}
