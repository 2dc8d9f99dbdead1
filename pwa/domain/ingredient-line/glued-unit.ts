import { findLoadedFood } from './find-loaded-food.ts';

const GLUED = /^(\d[\d.,]*|[½¼¾])(kg|g|oz|ml|lbs?|tbsp|tsp)(\.|)(?=([a-z][^,;(]{2,60}))/i;

/** Inserts the spaces of '500gturkey mince' and '4oz.beef liver' if the remainder is a food and 'gturkey' is not. */
export function withoutGluedUnit(text: string): string {
  return text.replace(GLUED, (whole, amount: string, unit: string, stop: string, food: string) => {
    const isGlued =
      findLoadedFood(food) !== null && (stop !== '' || findLoadedFood(`${unit}${food}`) === null);
    return isGlued ? `${amount} ${unit} ` : whole;
  });
}
