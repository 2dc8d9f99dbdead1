import { ingredientName } from '../recipe/ingredient-names.ts';
import { foodsOf, isUnreadFood, type RecipeFood, unreadText } from '../recipe/recipe-foods.ts';
import { findSupplement } from '../reference/supplements.ts';
import { inSentence } from '../text/in-sentence.ts';
import { singularWords } from '../words/forms.ts';
import type { AvoidedFood } from './avoided-foods.ts';
import { type Holds, kindHolds, kindIsNamed, wordsOfId } from './kind-foods.ts';

/** A food that an animal avoids, with the foods of a bowl that hold it, or may. */
export type Clash = {
  avoided: AvoidedFood;
  /** 'has' if one of the foods surely holds it; 'may' if that depends on a product, an answer or an unread line. */
  certainty: 'has' | 'may';
  /** The foods concerned as a recipe calls them: those that hold it, else those that may. */
  foods: readonly string[];
};

/** Words of an id that say how a food is sold or cooked: 'no carrots' includes cooked and frozen ones. */
const STATES = new Set(
  'baked boiled canned cooked drained dried dry fresh fried frozen grilled peeled plain poached raw roast roasted salted scrambled stewed tinned unsalted water'.split(
    ' ',
  ),
);
/** Words of ids that name another food's product. */
const MADE_OF: Readonly<Record<string, string>> = {
  applesauce: 'apple',
  ketchup: 'tomato',
  oatmeal: 'oat',
  passata: 'tomato',
};

/** The words that name a food, without its state. A sweet potato is no potato, and nut butter no butter. */
function namingWords(foodId: string): string[] {
  const id = foodId
    .replace('sweet-potato', 'sweetpotato')
    .replace('butter-beans', 'butterbeans')
    .replace(/(\w)-butter\b/, '$1-nutbutter');
  const words = wordsOfId(id).map((word) => MADE_OF[word] ?? word);
  const naming = words.filter((word) => !STATES.has(word) && !/^\d+$/.test(word));
  return naming.length === 0 ? words : naming;
}

/** What several rows of the table share if avoiding one of them means all: 'carrot' of 'carrot-cooked' and 'carrots-frozen'. */
export const avoidedKey = (foodId: string): string => namingWords(foodId).toSorted().join(' ');

/** Whether a food of the tables is or holds an avoided one. */
function holdsAvoided(avoided: AvoidedFood, foodId: string): Holds {
  if ('kind' in avoided) return kindHolds(avoided.kind, foodId);
  const words = new Set(namingWords(foodId));
  return namingWords(avoided.foodId).every((word) => words.has(word)) ? 'yes' : 'no';
}

/** Whether an unread line names it: 'chicken-free' and 'no chicken' don't. */
function isNamedIn(avoided: AvoidedFood, text: string): boolean {
  const words = singularWords(text);
  const said = words.filter(
    (_, at) => words[at + 1] !== 'free' && !['no', 'without', 'not'].includes(words[at - 1] ?? ''),
  );
  if ('kind' in avoided) return kindIsNamed(avoided.kind, said);
  return namingWords(avoided.foodId).every((word) => said.includes(word));
}

/** A food of a bowl: an unread line may hold anything; of several foods that a line may mean, all must hold it to be sure. */
function bowlFoodHolds(avoided: AvoidedFood, food: RecipeFood): Holds {
  if (isUnreadFood(food)) return isNamedIn(avoided, unreadText(food)) ? 'yes' : 'maybe';
  const each = foodsOf(food).map((id) => holdsAvoided(avoided, id));
  if (each.every((holds) => holds === 'yes')) return 'yes';
  return each.every((holds) => holds === 'no') ? 'no' : 'maybe';
}

const idName = (id: string) =>
  ingredientName({ ingredientId: id, metric: inSentence(findSupplement(id)?.name ?? id) });

const nameOf = (food: RecipeFood) =>
  isUnreadFood(food) ? `“${unreadText(food)}”` : [...new Set(foodsOf(food).map(idName))].join(' or ');

/**
 * The avoided foods that a bowl holds or may hold, in the order of the profile. A line that no table knows is never called
 * free of anything.
 * @param foods of the bowl, from `recipeFoods` or its card
 */
export function clashesOf(
  avoided: readonly AvoidedFood[] | undefined,
  foods: readonly RecipeFood[],
): Clash[] {
  return (avoided ?? []).flatMap((one): Clash[] => {
    const that = (wanted: Holds) => foods.filter((food) => bowlFoodHolds(one, food) === wanted);
    const surely = that('yes');
    const found = surely.length > 0 ? surely : that('maybe');
    if (found.length === 0) return [];
    const names = [...new Set(found.map(nameOf))];
    return [{ avoided: one, certainty: surely.length > 0 ? 'has' : 'may', foods: names }];
  });
}

/**
 * Whether a food or supplement of the tables may be given to an animal: neither an avoided food nor one that may hold it.
 */
export function mayEat(avoided: readonly AvoidedFood[] | undefined): (foodId: string) => boolean {
  return (foodId) => (avoided ?? []).every((one) => holdsAvoided(one, foodId) === 'no');
}
