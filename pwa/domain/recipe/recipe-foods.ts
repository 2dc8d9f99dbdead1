import type { Recipe } from './recipe.ts';

/**
 * A food of a bowl in short, for cards: its id in the tables; several ids joined by '|' where a line may mean any of them;
 * or '?' and the words of a line that no table knows.
 */
export type RecipeFood = string;

type FoodLine = Pick<Recipe['ingredientLines'][number], 'ingredientId' | 'metric'> & {
  /** Foods that the line may mean as well, while its question is open. */
  others?: readonly { id: string }[];
};
type FoodLines = { ingredientLines: readonly FoodLine[]; supplements: readonly { id: string }[] };

/** Every food and supplement of a recipe or of a reading, each once, without water. */
export function recipeFoods({ ingredientLines, supplements }: FoodLines): RecipeFood[] {
  const ofLines = ingredientLines.map(({ ingredientId, metric, others = [] }) =>
    ingredientId === null ? `?${metric}` : [ingredientId, ...others.map(({ id }) => id)].join('|'),
  );
  const foods = [...ofLines, ...supplements.map(({ id }) => id)];
  return [...new Set(foods)].filter((food) => food !== 'water');
}

export const isUnreadFood = (food: RecipeFood): boolean => food.startsWith('?');

/** The words of a line that no table knows. */
export const unreadText = (food: RecipeFood): string => food.slice(1);

/** The ids that a food of the tables may mean. */
export const foodsOf = (food: RecipeFood): string[] => food.split('|');
