import { findLoadedFood } from './find-loaded-food.ts';

const GLUED = /^(\d[\d.,]*|[½¼¾])(kg|g|oz|ml|lbs?|tbsp|tsp)(\.|)(?=([a-z][^,;(]{2,60}))/i;

/** '500gturkey mince' and '4oz.beef liver' with their spaces, where what is left is a food and 'gturkey' is none. */
export function withoutGluedUnit(text: string): string {
  return text.replace(GLUED, (whole, amount: string, unit: string, stop: string, food: string) => {
    const isGlued =
      findLoadedFood(food) !== null && (stop !== '' || findLoadedFood(`${unit}${food}`) === null);
    return isGlued ? `${amount} ${unit} ` : whole;
  });
}
