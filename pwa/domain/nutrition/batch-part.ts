import type { IngredientLine } from '../recipe/recipe.ts';
import { BONE_PER_100G } from '../reference/bone-shares.ts';
import type { FoodKind } from '../reference/food-kind.ts';
import { NUTRIENT_IDS, type NutrientId } from '../reference/nutrient.ts';
import { nutrientIndex } from '../reference/nutrient-table.ts';
import {
  boundsOfEither,
  boundsOfHolding,
  boundsOfKind,
  boundsUpTo,
  type NutrientBounds,
  nutrientBounds,
} from './nutrient-bounds.ts';

/**
 * A line of a batch with the bounds of its amount. The food keeps its id if only the amount is unknown. `grams` is the
 * best estimate; without bounds it is exact.
 */
export type BatchLine = Pick<IngredientLine, 'ingredientId' | 'grams' | 'metric'> & {
  /** Lower bound of a vague amount (a pinch, a drizzle, to taste). */
  leastGrams?: number;
  /** Upper bound; Infinity if unbounded (a bucket, no amount). */
  mostGrams?: number;
  /** Nutrients by label strength, for the whole line, in the units of `NUTRIENTS`; the product contains nothing else. */
  holds?: Partial<Record<NutrientId, number>>;
  /**
   * Other foods the line may mean until its question is answered, each with its weight: raw or cooked, beef or lamb.
   */
  others?: readonly { id: string; grams: number }[];
  /** Kind of food, for foods missing from the tables. */
  kind?: FoodKind;
  /** Upper bound of each nutrient that the line may add, starting at zero: a tablet of unknown strength, a premix. */
  mayHold?: Partial<Record<NutrientId, number>>;
  /** Maximum share of offal in a mince, by weight; all of it may be liver. */
  offalMostGrams?: number;
  /** Bounds of the bone eaten with the food, in grams of `BONE`. */
  bone?: { leastGrams: number; mostGrams: number };
  /** A bought food, with the content of 100 g by its label in place of any table. */
  bought?: BoughtFood;
};

/** A bought food by its owner's label. */
export type BoughtFood = { name: string; bounds: NutrientBounds };

/** A food or supplement of a batch, with the bounds of its amount and content. */
export type BatchPart = {
  /** Null if the food is in no table. */
  id: string | null;
  name: string;
  /** Best estimate of the amount. */
  grams: number;
  leastGrams: number;
  /** Infinity if unbounded. */
  mostGrams: number;
  bounds: NutrientBounds;
  /** Content by the current reading while the food is an open question; `bounds` then span all readings. */
  readAs?: NutrientBounds;
};

/** A part of an exact amount. */
export function exactPart(id: string, name: string, grams: number): BatchPart {
  return { id, name, grams, leastGrams: grams, mostGrams: grams, bounds: nutrientBounds(id) };
}

/** Id of contents that come only from a label, or that no label states: tablets, premixes, bought food, bone. */
export const LABELLED = 'label';

/** A label's nutrients are modelled as 100 g of a product that holds only them. */
const LABELLED_GRAMS = 100;

function labelledPart({ holds, mostGrams }: BatchLine, name: string): BatchPart {
  const isUnbounded = mostGrams === Number.POSITIVE_INFINITY;
  return {
    id: LABELLED,
    name,
    grams: LABELLED_GRAMS,
    leastGrams: isUnbounded ? 0 : LABELLED_GRAMS,
    mostGrams: isUnbounded ? Number.POSITIVE_INFINITY : LABELLED_GRAMS,
    bounds: boundsOfHolding(holds ?? {}),
  };
}

/** A line as its parts: the food, what else it may contain, and the bone eaten with it. */
export function partsOfLine(line: BatchLine, name: string): BatchPart[] {
  const { holds, mayHold, bone } = line;
  const parts = [holds === undefined ? foodPart(line, name) : labelledPart(line, name)];
  if (mayHold !== undefined)
    parts.push({ ...labelledPart({ ...line, mostGrams: 0 }, name), bounds: boundsUpTo(mayHold) });
  if (bone !== undefined)
    parts.push({
      id: LABELLED,
      name,
      grams: bone.leastGrams,
      ...bone,
      bounds: boundsOfHolding(BONE_PER_100G),
    });
  return parts;
}

/** A food of unknown id and weight is unbounded. */
function foodPart(line: BatchLine, name: string): BatchPart {
  const { grams, kind, others = [], bought } = line;
  const id = bought === undefined ? line.ingredientId : LABELLED;
  const own = bought?.bounds ?? (id === null && kind !== undefined ? boundsOfKind(kind) : nutrientBounds(id));
  const isWeightless = own.isAnyFood === true && grams <= 0;
  const foods = [
    { bounds: own, grams },
    ...others.map((one) => ({ ...one, bounds: nutrientBounds(one.id) })),
  ];
  return {
    id,
    name,
    grams,
    leastGrams: line.leastGrams ?? (line.mostGrams === Number.POSITIVE_INFINITY ? 0 : grams),
    mostGrams: line.mostGrams ?? (isWeightless ? Number.POSITIVE_INFINITY : grams),
    ...(others.length === 0 ? { bounds: own } : { bounds: boundsOfEither(foods, grams), readAs: own }),
  };
}

/** Whether the food is in no table. */
export function isUnknownFood({ bounds }: BatchPart): boolean {
  return bounds.isAnyFood === true;
}

/** Whether the part is a bought food that is complete by its standard, so that it has supplements in it already. */
export function isCompleteFood({ bounds }: BatchPart): boolean {
  return bounds.surelyMeets !== undefined;
}

/** Whether the amount is unbounded. */
export function isUnbounded({ mostGrams }: BatchPart): boolean {
  return mostGrams === Number.POSITIVE_INFINITY;
}

/** Whether the amount is vague, bounded or not. */
export function isVague({ leastGrams, mostGrams }: BatchPart): boolean {
  return mostGrams > leastGrams;
}

/** Nutrients without a lower bound in a tablet of unstated strength, a premix, bought food, or bone of open amount. */
export function unsaidNutrients({ id, leastGrams, bounds }: BatchPart): readonly NutrientId[] {
  if (id !== LABELLED) return [];
  return NUTRIENT_IDS.filter((nutrient) => {
    const at = nutrientIndex(nutrient);
    return (bounds.most[at] ?? 0) > 0 && (leastGrams === 0 || bounds.least[at] === 0);
  });
}

/** Whether the food is ambiguous. */
export function isEither({ readAs }: BatchPart): boolean {
  return readAs !== undefined;
}

/** Indices of the nutrients whose content is uncertain. */
export function openNutrients(part: BatchPart): readonly number[] {
  const { bounds } = part;
  if (!isVague(part)) return bounds.open;
  return NUTRIENT_IDS.flatMap((_, at) =>
    (bounds.plausible[at] ?? 0) > 0 || (bounds.most[at] ?? 0) > 0 ? [at] : [],
  );
}

function add(sums: Float64Array, per100g: Float64Array, share: number): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (per100g[at] ?? 0) * share;
}

/** Whether a part has more to say than the bounds of its nutrients, so that it can't be merged with others. */
const staysApart = (part: BatchPart) => isVague(part) || isEither(part) || isCompleteFood(part);

/** Grams of the merged exact part; its bounds per 100 g then equal amounts of the whole. */
const MERGED_GRAMS = 100;

/**
 * Merges all parts of exact amounts into one by adding their bounds nutrient by nutrient, so that later steps handle
 * one part instead of twenty.
 */
export function mergeExact(parts: readonly BatchPart[]): BatchPart[] {
  const least = new Float64Array(NUTRIENT_IDS.length);
  const plausible = new Float64Array(NUTRIENT_IDS.length);
  const most = new Float64Array(NUTRIENT_IDS.length);
  let leastKcal = 0;
  let mostKcal = 0;
  for (const part of parts) {
    if (staysApart(part) || part.grams === 0) continue;
    const { bounds, grams } = part;
    const share = grams / 100;
    add(least, bounds.least, share);
    add(plausible, bounds.plausible, share);
    add(most, bounds.most, share);
    leastKcal += bounds.leastKcal * share;
    mostKcal += bounds.mostKcal * share;
  }
  const bounds = { least, plausible, most, open: [], leastKcal, mostKcal };
  const exact = {
    id: null,
    name: '',
    grams: MERGED_GRAMS,
    leastGrams: MERGED_GRAMS,
    mostGrams: MERGED_GRAMS,
  };
  return [{ ...exact, bounds }, ...parts.filter(staysApart)];
}

const NOT_MICRO: ReadonlySet<NutrientId> = new Set<NutrientId>([
  ...(['protein', 'fat', 'carbohydrate', 'fibre'] as const),
  ...(['linoleic-acid', 'alpha-linolenic-acid', 'arachidonic-acid'] as const),
]);
const MICRONUTRIENTS = NUTRIENT_IDS.filter((id) => !NOT_MICRO.has(id));

/** Possible content of a complete supplement, premix or multivitamin: any amount of every micronutrient. */
export const PREMIX_HOLDS = Object.fromEntries(
  MICRONUTRIENTS.map((id) => [id, Number.POSITIVE_INFINITY]),
) as Partial<Record<NutrientId, number>>;

/** Whether a part is a premix with unstated content. */
export function isPremix({ id, bounds }: BatchPart): boolean {
  return id === LABELLED && MICRONUTRIENTS.every((one) => bounds.most[nutrientIndex(one)] === Infinity);
}
