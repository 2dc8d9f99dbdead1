import type { Recipe } from '../recipe/recipe.ts';
import { ingredientDetails } from '../reference/ingredient-details.ts';
import { INGREDIENTS } from '../reference/ingredients.ts';
import { FOOD_GROUPS, type FoodGroup, gramsOf, mayHold } from './food-groups.ts';
import type { Question } from './question.ts';
import { type RecipeFacts, recipeFacts } from './recipe-facts.ts';

/** A recipe is made with a food if its name contains it, or from this share of its solid weight. */
const MAIN_SHARE = 0.08;
/** Lower for vegetables and fruit: kale weighs little beside meat. */
const PLANT_SHARE = 0.025;

const isForYoung = ({ category }: Recipe) => category === 'puppy' || category === 'kitten';

/** A group that consists of organs only. */
function isOffal(group: FoodGroup): boolean {
  const ids = INGREDIENTS.filter(({ id }) => group.has(id));
  return ids.length > 0 && ids.every(({ id }) => ingredientDetails(id)?.category === 'organ');
}

function isGreengrocery(group: FoodGroup): boolean {
  const ids = INGREDIENTS.filter(({ id }) => group.has(id));
  const kinds = ids.map(({ id }) => ingredientDetails(id)?.category);
  return ids.length > 0 && kinds.every((kind) => kind === 'vegetable' || kind === 'fruit');
}

/** Lamb's liver alone does not make a lamb dish. */
function organGrams(recipe: Recipe, group: FoodGroup): number {
  const organs = recipe.ingredientLines.filter(
    ({ ingredientId: id }) => id !== null && group.has(id) && ingredientDetails(id)?.category === 'organ',
  );
  return organs.reduce((sum, { grams }) => sum + grams, 0);
}

/** Whether a recipe contains enough of a food to be a dish of it. */
export function isMadeWith(recipe: Recipe, group: FoodGroup): boolean {
  const solid = recipe.ingredientLines.filter(({ ingredientId }) => ingredientId !== 'water');
  const grams = solid.reduce((sum, line) => sum + line.grams, 0);
  const own = gramsOf(recipe, group);
  const counted = isOffal(group) ? own : own - organGrams(recipe, group);
  if (counted / grams >= (isGreengrocery(group) ? PLANT_SHARE : MAIN_SHARE)) return true;
  const isInTitle = group.words.some((words) => recipe.title.toLowerCase().includes(words));
  return own > 0 && isInTitle;
}

/** Limits that no wish overrules: species, age, meal or treat, foods ruled out (by an illness too), toxic foods. */
function isAllowed(recipe: Recipe, question: Question): boolean {
  const { species, stage, avoided, illnesses, role } = question;
  if (species !== null && recipe.species !== species) return false;
  if (avoided.some((group) => mayHold(recipe, group))) return false;
  const facts = recipeFacts(recipe);
  if (!facts.isSafe()) return false;
  const shunned = illnesses.flatMap(({ without }) => without ?? []);
  if (FOOD_GROUPS.some((group) => shunned.includes(group.name) && mayHold(recipe, group))) return false;
  if (role === 'occasional') return recipe.role === 'occasional';
  if (recipe.role === 'occasional') return false;
  if (stage === 'growth') return isForYoung(recipe) && facts.meets('growth');
  if (stage === 'reproduction') return isForYoung(recipe) && facts.meets('reproduction');
  return !isForYoung(recipe);
}

function fitsSize({ category }: Recipe, size: Question['size']): boolean {
  if (size === null) return true;
  return category !== (size === 'small' ? 'large' : 'small');
}

export type Candidates = {
  /** Every recipe of the species and role: the population for ranking figures. */
  pool: readonly RecipeFacts[];
  fitting: readonly RecipeFacts[];
  /** Wishes dropped because no recipe fulfils them, in words. */
  letGo: readonly string[];
};

/** Keeps the recipes with the most of the wanted foods; none if no recipe has any. */
function withWanted(recipes: readonly Recipe[], { wanted, isChoice }: Question) {
  if (wanted.length === 0) return { recipes, missing: [] };
  const counted = recipes.map((recipe) => ({
    recipe,
    count: wanted.filter((group) => isMadeWith(recipe, group)).length,
  }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  if (most === 0) return { recipes: [], missing: [] };
  const enough = isChoice ? 1 : most;
  const missing = !isChoice && most < wanted.length ? [wanted.map(({ name }) => name).join(' and ')] : [];
  return { recipes: counted.filter(({ count }) => count >= enough).map(({ recipe }) => recipe), missing };
}

/** The recipes to rank. Safety constraints always hold; a wish that nothing fulfils is dropped. */
export function candidates(recipes: readonly Recipe[], question: Question): Candidates {
  const pool = recipes.filter(
    ({ species, role }) => (question.species ?? species) === species && role === question.role,
  );
  const allowed = recipes.filter((recipe) => isAllowed(recipe, question));
  const made = withWanted(allowed, question);
  const letGo = made.missing.map((names) => `none is made with ${names} together`);
  let fitting = made.recipes.filter((recipe) => fitsSize(recipe, question.size));
  const narrow = (passes: (recipe: Recipe) => boolean, lost: string) => {
    const narrowed = fitting.filter(passes);
    if (narrowed.length > 0) fitting = narrowed;
    else if (fitting.length > 0) letGo.push(lost);
  };
  if (question.isOrganic) narrow(({ isOrganic }) => isOrganic, 'none of them is organic');
  const { maxMinutes } = question;
  if (maxMinutes !== null)
    narrow(
      (recipe) => recipeFacts(recipe).minutes <= maxMinutes,
      `none of them is ready in ${maxMinutes} minutes`,
    );
  return { pool: pool.map(recipeFacts), fitting: fitting.map(recipeFacts), letGo };
}
