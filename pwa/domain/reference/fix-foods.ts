import type { FoodKind } from './food-kind.ts';
import { tableRows } from './table-rows.ts';

/** A food that may be added to a bowl that lacks something. */
export type FixFood = {
  id: string;
  /** As an ingredient line names it, without the amount; reads back as the same food without a question. */
  words: string;
  /** Smallest amount that people measure: an egg, a teaspoon of oil, 10 g. */
  stepGrams: number;
  /** Most of it when added, as a share by weight of the bowl's food without water; a replacement weighs what it replaces. */
  mostShare: number;
  /** None of a group is added to a bowl that already has one. */
  group: string;
  /** Kind of food that it can replace gram for gram. */
  replaces: FoodKind | null;
};

/**
 * Foods that fill the gaps of home-made bowls: the richest widely sold row of the food table in linoleic acid and
 * vitamin E (oils), manganese (mussels, wheat germ, oats), vitamin A and copper (liver), vitamin D and omega-3 (oily fish),
 * choline (egg), taurine and iron (heart), potassium and folate (vegetables). No pork, which must not be fed raw; liver
 * stays within `LIVER_SHARES.dose`. The shares keep a food an addition, and mussels, fish and spinach from piling up
 * selenium and oxalate.
 */
const FIX_FOOD_ROWS = `
id|words|step g|most %|group|replaces
sunflower-oil|sunflower oil|4.5|5|oil|plant-oil
rapeseed-oil|rapeseed oil|4.5|5|oil|plant-oil
mussels|mussels, shelled, raw|10|15|mussels|
chicken-liver|chicken liver, raw|5|8|liver|
beef-liver|ox liver, raw|5|8|liver|
sardines-water|sardines in spring water, drained|10|20|fish|fish
salmon|salmon fillet, raw|10|25|fish|fish
egg|eggs|50|25|egg|
egg-yolk|egg yolks|17|10|egg|
chicken-hearts|chicken hearts, raw|10|30|heart|
beef-heart|ox heart, raw|10|30|heart|
beef-kidney|ox kidney, raw|10|8|kidney|
spinach|spinach, raw|10|10|greens|
kale|kale, raw|10|10|greens|
sweet-potato|sweet potato, raw|10|30|root|
carrot|carrot, raw|10|20|root|
oats|rolled oats, dry|10|15|grain|
wheat-germ|wheat germ|5|4|grain|
pumpkin-seeds|pumpkin seeds, ground|5|4|seeds|
hemp-seeds|hulled hemp seeds|5|4|seeds|
`;

function parse(row: string): FixFood {
  const [id = '', words = '', step, most, group = '', replaces = ''] = row.split('|');
  return {
    id,
    words,
    stepGrams: Number(step),
    mostShare: Number(most) / 100,
    group,
    replaces: replaces === '' ? null : replaces,
  };
}

export const FIX_FOODS: readonly FixFood[] = tableRows(FIX_FOOD_ROWS).map(parse);

const BY_ID = new Map(FIX_FOODS.map((food) => [food.id, food]));

/** The food of that id, if it may be added to a bowl. */
export const findFixFood = (id: string): FixFood | undefined => BY_ID.get(id);
