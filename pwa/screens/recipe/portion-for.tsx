import { portionSentence } from '#domain/nutrition/portion-animal';
import type { Recipe } from '#domain/recipe/recipe';
import { usePreference } from '../../database/preferences.ts';

/** The animal for which one portion is a day's food; a separate chunk because it needs the food table. */
export function PortionFor({ recipe }: { recipe: Recipe }) {
  return (
    portionSentence(recipe, usePreference('unitSystem')) ??
    'Weigh a portion by your own animal: part of the energy here is unknown.'
  );
}
