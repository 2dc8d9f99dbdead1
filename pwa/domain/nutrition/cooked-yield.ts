import type { IngredientLine } from '../recipe/recipe.ts';
import { type IngredientDetails, ingredientDetails } from '../reference/ingredient-details.ts';

type Category = IngredientDetails['category'];

/** Weight left of 1 g of raw food after gentle cooking (USDA Table of Cooking Yields, release 2, rounded to 5%). */
const RAW_YIELDS: Partial<Record<Category, number>> = {
  meat: 0.75,
  organ: 0.75,
  fish: 0.8,
  egg: 0.95,
  vegetable: 0.9,
};
/** The same when baked until dry or crisp: moist foods lose a third to half of their weight, flour a tenth. */
const DRIED_YIELDS: Partial<Record<Category, number>> = {
  meat: 0.65,
  organ: 0.65,
  fish: 0.6,
  egg: 0.5,
  vegetable: 0.5,
  fruit: 0.5,
  grain: 0.9,
};
const LIQUID = /^water$|broth|stock(?!-cube)/;

/** Water left in a batch according to its steps, as shares of the original amount. */
export type CookingManner = {
  /** Baked until dry, crisp or leathery. */
  isDried: boolean;
  /** Share left of the water not absorbed by grain. */
  waterLeft: number;
  /** Share left of the juice that raw food loses. */
  juiceLeft: number;
};

/** Share of 1 g that stays solid. */
function solidShare(details: IngredientDetails | undefined, { isDried }: CookingManner): number {
  if (details === undefined) return 1;
  if (isDried) return DRIED_YIELDS[details.category] ?? 1;
  return details.state === 'raw' ? (RAW_YIELDS[details.category] ?? 1) : 1;
}

/**
 * Estimates a batch's cooked weight in grams, for recipes not weighed after cooking. Raw foods lose juice; dry grains
 * absorb available water; the cooking manner read from the steps decides how much of the remaining water and juice
 * stays. Never more than the weight of the ingredients.
 */
export function estimatedCookedGrams(
  lines: readonly Pick<IngredientLine, 'ingredientId' | 'grams'>[],
  steps: readonly string[] = [],
): number {
  const isWet = lines.some(({ ingredientId }) => LIQUID.test(ingredientId ?? ''));
  const manner = cookingManner(steps, isWet);
  let solidGrams = 0;
  let juiceGrams = 0;
  let waterGrams = 0;
  let absorbableGrams = 0;
  for (const { ingredientId, grams } of lines) {
    const id = ingredientId ?? '';
    const details = ingredientDetails(ingredientId);
    if (LIQUID.test(id)) {
      waterGrams += grams;
      continue;
    }
    const solid = grams * solidShare(details, manner);
    solidGrams += solid;
    juiceGrams += grams - solid;
    absorbableGrams += grams * waterPerGram(id);
  }
  const absorbedGrams = manner.isDried ? 0 : Math.min(waterGrams, absorbableGrams);
  return (
    solidGrams +
    absorbedGrams +
    (waterGrams - absorbedGrams) * manner.waterLeft +
    juiceGrams * manner.juiceLeft
  );
}

const DRIED =
  /\b(?:until|feel|sound)\b[^.]*\b(?:dry (?:at|inside|through)|(?<!tender[ -]|\bskin (?:is |turns )?)crisp(?!-tender)|leather|rubber|brittle|(?<!\beggs?\b[^.]{0,40} |\bno longer )hard(?![ -]boil))\b|\bdry them (?:for|out|in)\b|\bdrying\b|\bturn crisp\b|\bdehydrat/i;
/** 'Freeze until hard' dries nothing. */
const COLD = /\b(?:freeze|chill|refrigerate)\b(?!-)[^.\n]*/gi;
const POURED_AWAY =
  /(?<!\b(?:not|never|without) |n['’]t )\b(?:(?:drain|pour)(?:ed|ing)? (?:off|away)|drain(?:ed)? (?:the )?(?:meat|fat|juices?)|discard the (?:cooking )?(?:liquid|water|broth|fat|juices?))\b/i;
/** Not 'simmer until the meat comes away' or 'reduce the heat'. */
const REDUCED =
  /\b(?:boil|simmer|cook)[^.]*\b(?:down by|boils off)\b|\b(?:boil|simmer|cook)(?:s|ed|ing)?(?: (?:all|most|half|of|the|it|water|liquid|broth|stock|juices?))* away\b|\breduced?\b(?! (?:(?:the )?heat|to (?:a|low))\b)[^.]*\b(?:half|third|thick)/i;

const COVERED = /\b(?:cover(?:ed|s)?|lids?|foil|(?:slow|pressure) cooker)\b/i;

/**
 * An open pot loses half of its water as steam; a lid returns part of it. This is our estimate,
 * fitted to the catalogue's cooked weights.
 */
const USUAL_WATER_LEFT = 0.5;
const COVERED_WATER_LEFT = 0.7;
const REDUCED_WATER_LEFT = 0.25;
/** In a pot the juice joins the water; in a dry pan or open tin most of it dries up. */
const WET_JUICE_LEFT = 0.5;
const DRY_JUICE_LEFT = 0.25;

/** How the steps treat the water of a batch. Without steps it counts as an open pot that isn't drained. */
export function cookingManner(steps: readonly string[], isWet: boolean): CookingManner {
  const text = steps.join('\n');
  const isDried = DRIED.test(text.replace(COLD, ''));
  if (isDried || POURED_AWAY.test(text)) return { isDried, waterLeft: 0, juiceLeft: 0 };
  const juiceLeft = isWet ? WET_JUICE_LEFT : DRY_JUICE_LEFT;
  if (REDUCED.test(text)) return { isDried, waterLeft: REDUCED_WATER_LEFT, juiceLeft };
  if (isWet && COVERED.test(text)) {
    return { isDried, waterLeft: COVERED_WATER_LEFT, juiceLeft: COVERED_WATER_LEFT };
  }
  return { isDried, waterLeft: USUAL_WATER_LEFT, juiceLeft };
}

/**
 * Cooked weight of 1 g of dry food, rounded from packet directions (their water per gram of food, or the cooked weight they
 * print). The first matching row counts.
 */
const DRY_YIELDS: readonly (readonly [ids: RegExp, cookedGrams: number])[] = [
  // 2 parts of water by weight, as a lidded pan loses a fifth
  [/^rice-brown-dry$/, 2.6],
  [/^rice-(?:white|short-grain)-dry$/, 2.8],
  // 125 ml of boiling water for 100 g
  [/^couscous-dry$/, 2.25],
  [/^bulgur-dry$/, 2.5],
  [/^quinoa-dry$/, 2.7],
  [/^millet-dry$/, 3],
  [/^buckwheat-dry$/, 2.5],
  [/^barley(?:-hulled)?-dry$/, 3],
  // 75 g dry for 165 g on the plate
  [/^pasta(?:-wholewheat)?-dry$/, 2.2],
  [/^(?:lentils|lentils-red|chickpeas|[a-z-]+-beans)-dry$/, 2.3],
  // porridge: 1 part to 3, before what boils off
  [/^oats(?:-instant|-whole)?$|^(?:oat|rice|brown-rice)-flour$/, 4],
  // polenta: 1 part to 4, soft
  [/^cornmeal$/, 4.5],
];
/** Other dry grain: our estimate, the middle of the table. */
const OTHER_DRY_YIELD = 2.5;

/** Grams of water that 1 g of a dry food absorbs during cooking; 0 for all other foods. */
export function waterPerGram(ingredientId: string): number {
  const known = DRY_YIELDS.find(([ids]) => ids.test(ingredientId))?.[1];
  if (known !== undefined) return known - 1;
  const isDryGrain = ingredientDetails(ingredientId)?.category === 'grain' && ingredientId.endsWith('-dry');
  return isDryGrain ? OTHER_DRY_YIELD - 1 : 0;
}
