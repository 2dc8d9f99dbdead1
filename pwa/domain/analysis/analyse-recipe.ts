import { preparedFoods } from '../cooking/cooking-audit.ts';
import { type BowlCaution, bowlCautions } from '../nutrition/bowl-cautions.ts';
import { type Completeness, completeness } from '../nutrition/completeness.ts';
import { estimatedCookedGrams } from '../nutrition/cooked-yield.ts';
import { type BatchReading, type RecipeNutrients, recipeNutrients } from '../nutrition/recipe-nutrients.ts';
import type { LabelFood } from '../pet-food/label-food.ts';
import { type CostBreakdown, costBreakdown } from '../recipe/cost-breakdown.ts';
import { type Difficulty, difficultyScore, minutesOfScore, pawsOf } from '../recipe/difficulty.ts';
import { needsVet } from '../reference/life-stage.ts';
import type { SafetyAudit } from '../safety/audit/audit-recipe.ts';
import type { AnalyseInput } from './analysis.ts';
import { type ReadFood, readLines, type UnderstoodLine } from './read-lines.ts';
import { auditLines, withAsked } from './source-audit.ts';

/** Engine results for a recipe in free text; the supplements that close its gaps come from `closeGaps`. */
export type Analysis = {
  lines: UnderstoodLine[];
  /** The lines as input of the nutrient engines. */
  reading: BatchReading;
  nutrients: RecipeNutrients;
  completeness: { aafco: Completeness; fediaf: Completeness };
  cautions: BowlCaution[];
  safety: SafetyAudit;
  cost: CostBreakdown;
  difficulty: Difficulty;
  /** Preparation time, estimated from the same scores. */
  estimatedMinutes: number;
  /** Set for life stages where mistakes do lasting harm. */
  vetNotice: boolean;
};

/** An unweighed food has no price and no preparation time, so its id is dropped. */
const weighedFood = (food: ReadFood): ReadFood => (food.grams > 0 ? food : { ...food, ingredientId: null });

/**
 * Analyses ingredient lines in free text: amounts in grams, nutrients, completeness against AAFCO and FEDIAF, toxic foods,
 * cost in pounds, difficulty. Shared by the API and the device. Never throws, whatever the text.
 * @param labelFoods the owner's bought foods, which lines mean by their names
 */
export function analyseRecipe(input: AnalyseInput, labelFoods: readonly LabelFood[] = []): Analysis {
  const { species, lifeStage, servings, ingredients, instructions = [], kitchen } = input;
  const { lines, foods, supplements } = readLines(ingredients, instructions, kitchen, labelFoods);
  const cookedWeightGrams = estimatedCookedGrams(foods, instructions);
  const reading = { ingredientLines: foods, supplements, servings, cookedWeightGrams };
  const recipe = {
    ...reading,
    ingredientLines: foods.map(weighedFood),
    steps: instructions.map((text) => ({ text, lines: [] })),
  };
  const nutrients = recipeNutrients(reading);
  const score = difficultyScore(recipe);
  const safety = auditLines({ species, lines, instructions, energyKcal: nutrients.energyKcal });
  return {
    lines: withAsked(lines, safety.asked),
    reading,
    nutrients,
    completeness: {
      aafco: completeness(nutrients, { species, lifeStage, standard: 'AAFCO' }),
      fediaf: completeness(nutrients, { species, lifeStage, standard: 'FEDIAF' }),
    },
    cautions: bowlCautions(nutrients, rawEggWhiteGrams(lines, instructions)),
    safety,
    cost: costBreakdown(recipe),
    difficulty: pawsOf(score),
    estimatedMinutes: minutesOfScore(score),
    vetNotice: needsVet(lifeStage),
  };
}

/** White of a whole egg by weight. */
const WHITE_OF_EGG = 0.6;
const WHITES: Readonly<Record<string, number>> = {
  'egg-white': 1,
  egg: WHITE_OF_EGG,
  'duck-egg': WHITE_OF_EGG,
  'quail-egg': WHITE_OF_EGG,
};

type Line = { part: string; ingredientId: string | null; grams: number | null };

/** Grams of egg white that no step cooks. Without steps, counts only lines that say raw. */
function rawEggWhiteGrams(lines: readonly Line[], steps: readonly string[]): number {
  const whites = lines.filter(({ ingredientId }) => WHITES[ingredientId ?? ''] !== undefined);
  if (whites.length === 0) return 0;
  const foods = preparedFoods({ ingredients: lines.map(({ part }) => part), steps });
  const isRaw = (line: Line) =>
    steps.length === 0
      ? /\b(?:raw|uncooked)\b/i.test(line.part)
      : foods.some(({ index, doneness }) => lines[index] === line && doneness !== 'cooked');
  return whites
    .filter(isRaw)
    .reduce((sum, { ingredientId, grams }) => sum + (grams ?? 0) * (WHITES[ingredientId ?? ''] ?? 0), 0);
}
