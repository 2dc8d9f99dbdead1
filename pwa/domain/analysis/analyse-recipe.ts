import type { AnalyseInput } from '../contract/analyse.ts';
import { type Completeness, completeness } from '../nutrition/completeness.ts';
import { estimatedCookedGrams } from '../nutrition/cooked-yield.ts';
import { needsVet } from '../nutrition/life-stage.ts';
import { type RecipeNutrients, recipeNutrients } from '../nutrition/recipe-nutrients.ts';
import { type CostBreakdown, costBreakdown } from '../recipe/cost-breakdown.ts';
import { type Difficulty, difficultyScore, pawsOf } from '../recipe/difficulty.ts';
import { minutesOfScore } from '../recipe/estimated-time.ts';
import type { SafetyAudit } from '../safety/audit-recipe.ts';
import { type ReadFood, readLines, type UnderstoodLine } from './read-lines.ts';
import { auditLines } from './source-audit.ts';

/** Everything the engines say of a recipe written as text; the supplements that close its gaps come from `closeGaps`. */
export type Analysis = {
  lines: UnderstoodLine[];
  nutrients: RecipeNutrients;
  completeness: { aafco: Completeness; fediaf: Completeness };
  safety: SafetyAudit;
  cost: CostBreakdown;
  difficulty: Difficulty;
  /** Of preparation, estimated from the same scores. */
  estimatedMinutes: number;
  /** The stage is one where mistakes do lasting harm. */
  vetNotice: boolean;
};

/** What has no weight has no price and is no work, whatever its food. */
const weighedFood = (food: ReadFood): ReadFood => (food.grams > 0 ? food : { ...food, ingredientId: null });

/**
 * Reads ingredient lines as people write them and sets the batch against both standards: amounts in grams, nutrients,
 * completeness, toxic foods, cost in pounds, difficulty. The same function answers the API and the device. Throws on no text.
 */
export function analyseRecipe(input: AnalyseInput): Analysis {
  const { species, lifeStage, servings, ingredients, instructions = [] } = input;
  const { lines, foods, supplements } = readLines(ingredients, instructions);
  const recipe = {
    ingredientLines: foods.map(weighedFood),
    supplements,
    servings,
    cookedWeightGrams: estimatedCookedGrams(foods, instructions),
    steps: instructions.map((text) => ({ text, lines: [] })),
  };
  const nutrients = recipeNutrients({ ...recipe, ingredientLines: foods });
  const score = difficultyScore(recipe);
  return {
    lines,
    nutrients,
    completeness: {
      aafco: completeness(nutrients, { species, lifeStage, standard: 'AAFCO' }),
      fediaf: completeness(nutrients, { species, lifeStage, standard: 'FEDIAF' }),
    },
    safety: auditLines({ species, lines, instructions, energyKcal: nutrients.energyKcal }),
    cost: costBreakdown(recipe),
    difficulty: pawsOf(score),
    estimatedMinutes: minutesOfScore(score),
    vetNotice: needsVet(lifeStage),
  };
}
