import { nameLists } from '../cook/joined-names.ts';
import type { KnownFood } from '../cook/method-steps.ts';
import { type CookingMethodId, cookingMethod } from '../cooking/cooking-methods.ts';
import {
  FISH_REFRIGERATOR_DAYS,
  OILY_FISH_FREEZER_MONTHS,
  USUAL_FREEZER_MONTHS,
  USUAL_REFRIGERATOR_DAYS,
} from '../recipe/storage-words.ts';
import { counted } from '../text/sentence-parts.ts';

const SALT_ALONE = /^(?:[a-z]+ )?salt$/;

const TEXTS: readonly (readonly [CookingMethodId, (names: string) => string])[] = [
  [
    'dissolved',
    (names) =>
      `Sprinkle the ${names} over a cup of hot water, stir until dissolved, and stir that into the food.`,
  ],
  ['dairy', (names) => `Stir in the ${names}.`],
  ['stoned', (names) => `Halve the ${names}, throw away the stones, chop the flesh finely and stir it in.`],
  ['raw', (names) => `Wash the ${names}, cut out any core or tough skin, chop finely and stir in.`],
  ['sprinkled', (names) => `Stir in the ${names}, ground or finely chopped.`],
  ['oil', (names) => `Stir in the ${names} once the food is below 40 °C (105 °F).`],
  [
    'supplement',
    (names) =>
      `${
        SALT_ALONE.test(names)
          ? `Stir the ${names}`
          : `Crush tablets, open capsules and measure powders level. Stir the supplements (${names})`
      } into a cupful of the cooled food first, then into all of it for a full minute, so that every portion gets its share.`,
  ],
];

/** Steps for heat-sensitive or ready foods, added after cooling. */
export function lateSteps(foods: readonly KnownFood[]): string[] {
  return TEXTS.flatMap(([method, text]) =>
    nameLists(foods.filter(({ cooking }) => cooking.method === method)).map(text),
  );
}

/** 'Take the pot off the heat …', if anything is hot. */
export function coolingSteps(foods: readonly KnownFood[]): string[] {
  const methods = foods.map(({ cooking }) => cookingMethod(cooking.method));
  const cooked = methods.filter(({ need }) => need !== 'none');
  const isHot = cooked.length > 0 || methods.some(({ place }) => place === 'ready');
  const isApart = cooked.length > 1 && cooked.some(({ place }) => place === 'own');
  const mixed = isApart ? ', stir in what was boiled apart,' : '';
  return isHot
    ? [`Take the pot off the heat${mixed} and let the food cool until it is no more than lukewarm.`]
    : [];
}

/** The last step: portions and their storage life. */
export function portionStep(foods: readonly KnownFood[]): string {
  const hasFish = foods.some(({ cooking }) => cooking.kind === 'fish');
  const days = hasFish ? FISH_REFRIGERATOR_DAYS : USUAL_REFRIGERATOR_DAYS;
  // The words do not say which fish is oily, so every fish gets the shorter time.
  const months = hasFish ? OILY_FISH_FREEZER_MONTHS : USUAL_FREEZER_MONTHS;
  return `Divide into portions. Keep them in the refrigerator for up to ${counted(days, 'day')} or in the freezer for up to ${counted(months, 'month')}, and change to a new food over 7-10 days.`;
}
