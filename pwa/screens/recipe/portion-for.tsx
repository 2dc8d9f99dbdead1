import { portionSentence } from '#domain/nutrition/portion-animal';
import type { Recipe } from '#domain/recipe/recipe';

/** For whom one portion is a day's food; it needs the food table, so it comes in a chunk of its own. */
export function PortionFor({ recipe }: { recipe: Recipe }) {
  return portionSentence(recipe) ?? 'Weigh a portion by your own animal: part of the energy here is unknown.';
}
