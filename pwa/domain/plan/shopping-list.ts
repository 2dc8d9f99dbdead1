import { exactGrams } from '../cook/scaled-amount.ts';
import { scaledLine } from '../cook/scaled-line.ts';
import { scaledSupplement } from '../cook/scaled-supplement.ts';
import type { PremixDose } from '../nutrition/premix.ts';
import { lineCostGbp } from '../recipe/cost.ts';
import { ingredientName } from '../recipe/ingredient-names.ts';
import type { IngredientLine, Recipe } from '../recipe/recipe.ts';
import { AISLES, type Aisle } from '../reference/ingredient-details.ts';
import { boughtFor, type ShopItem, type SoldAs } from '../reference/shop-items.ts';
import { DOSE_FORMS } from '../reference/supplement-doses.ts';
import { capitalised, counted } from '../text/sentence-parts.ts';
import { kitchenMassText, massText } from '../units/mass-text.ts';
import { boughtDoseWords, doseUnit } from '../units/measured-dose.ts';
import type { UnitSystem } from '../units/unit-system.ts';
import type { Batch, PlanRecipes } from './feeding-schedule.ts';
import { purchase, weightText } from './purchase.ts';

/** Something to buy for the plan. */
export type ListItem = {
  id: string;
  name: string;
  aisle: Aisle;
  neededGrams: number;
  /** In kitchen terms: '1.6 kg', '21 tablets', '1 2/3 cups'. */
  neededWords: string;
  /** The purchase that covers the need: '1.7 kg', '2 × 500 g bags'. */
  buyGrams: number;
  buyWords: string;
  isOnePack: boolean;
  /** Cost of the purchase, in pounds at the prices of `PRICE_YEAR`; null without a price. */
  costGbp: number | null;
  sold: SoldAs;
};

/** `line`: a sample of how its amount is written, if it is bought as it is cooked. */
type Need = { item: ShopItem; grams: number; line?: IngredientLine | undefined };

const LOOSE_UNKNOWN: SoldAs = { kind: 'loose', stepGrams: 10 };

/** A food missing from the tables is listed under its own words. */
function unknownItem(line: { ingredientId: string | null; metric: string }): ShopItem {
  const name = ingredientName(line);
  return {
    id: `other:${name}`,
    name: capitalised(name),
    aisle: 'other',
    sold: LOOSE_UNKNOWN,
  };
}

/** A premix is sold in tubs of its maker's sizes, which we don't know: it is listed by the weight that goes in. */
const premixItem = ({ premix: { species, name } }: PremixDose): ShopItem => ({
  id: `premix:${species}:${name}`,
  name,
  aisle: 'supplements',
  sold: { kind: 'loose', stepGrams: 0.1 },
});

function needsOf(recipe: Recipe, batches: number, premix: PremixDose | undefined): Need[] {
  const foods = recipe.ingredientLines.flatMap((line): Need[] => {
    if (line.ingredientId === 'water') return [];
    const bought = boughtFor(line.ingredientId) ?? { item: unknownItem(line), factor: 1 };
    const written = bought.factor === 1 ? line : undefined;
    return [{ item: bought.item, grams: line.grams * batches * bought.factor, line: written }];
  });
  if (premix !== undefined) return [...foods, { item: premixItem(premix), grams: premix.grams * batches }];
  const supplements = recipe.supplements.flatMap((line): Need[] => {
    const bought = boughtFor(line.id);
    const { grams } = scaledSupplement(line, batches);
    return bought === undefined || grams === 0 ? [] : [{ item: bought.item, grams: grams * bought.factor }];
  });
  return [...foods, ...supplements];
}

function neededWords({ item: { id, aisle, sold }, grams, line }: Need, system: UnitSystem): string {
  const form = DOSE_FORMS[id];
  const unit = aisle === 'supplements' && form !== undefined ? doseUnit(form.form) : undefined;
  if (form !== undefined && unit !== undefined) return boughtDoseWords(unit, grams / form.unitGrams);
  if (sold.kind === 'piece' && sold.atATime > 1) {
    const count = Math.ceil(grams / sold.pieceGrams - 0.01);
    return counted(count, sold.one, sold.many);
  }
  if (line === undefined) return kitchenMassText(grams, system);
  const { amount } = scaledLine(line, grams / line.grams, system);
  const isWeight = amount === exactGrams(grams) || amount === massText(grams, system);
  return isWeight && grams !== line.grams ? kitchenMassText(grams, system) : amount;
}

function itemOf(need: Need, system: UnitSystem): ListItem {
  const { item, grams } = need;
  const { id, name, aisle, sold } = item;
  const bought = purchase(grams, sold, system);
  return {
    id,
    name,
    aisle,
    neededGrams: grams,
    neededWords: neededWords(need, system),
    buyGrams: bought.grams,
    buyWords: bought.words,
    isOnePack: bought.isOnePack,
    costGbp: lineCostGbp(id, bought.grams),
    sold,
  };
}

/**
 * Everything the batches of a plan need, merged over recipes and animals, supplements included, rounded up to shop
 * sizes; sorted by aisle, then by name. Doses are in whole steps per batch, as in cook mode.
 * @param premixes by recipe, the premix that its owner chose instead of its supplements
 */
export function shoppingList(
  batches: readonly Pick<Batch, 'recipeId' | 'batches'>[],
  recipes: PlanRecipes,
  system: UnitSystem = 'metric',
  premixes: ReadonlyMap<number, PremixDose> = new Map(),
): ListItem[] {
  const needs = new Map<string, Need>();
  for (const { recipeId, batches: count } of batches) {
    const recipe = recipes.get(recipeId);
    if (recipe === undefined || count <= 0) continue;
    for (const need of needsOf(recipe, count, premixes.get(recipeId))) {
      const before = needs.get(need.item.id);
      needs.set(need.item.id, { ...need, ...before, grams: (before?.grams ?? 0) + need.grams });
    }
  }
  return [...needs.values()]
    .map((need) => itemOf(need, system))
    .sort(
      (a, b) => AISLES.indexOf(a.aisle) - AISLES.indexOf(b.aisle) || a.name.localeCompare(b.name, 'en-GB'),
    );
}

/** '800 g' already at home. */
export function haveText(grams: number, sold: SoldAs, system: UnitSystem = 'metric'): string {
  return sold.kind === 'piece'
    ? counted(Math.round(grams / sold.pieceGrams), sold.one, sold.many)
    : weightText(grams, system);
}
