import * as z from 'zod/mini';
import { NUTRIENT_IDS, type NutrientId } from '../reference/nutrient.ts';
import { speciesSchema } from '../reference/species-schema.ts';
import { line } from '../text/characters.ts';
import { statedKcal } from './food-energy.ts';
import { gramsIn100g, LABEL_UNITS } from './label-units.ts';

export const FOOD_KINDS = ['dry', 'wet', 'raw', 'treat', 'chew'] as const;
export type FoodKind = (typeof FOOD_KINDS)[number];

/**
 * The law that a label follows. 'EU', UK included: typical contents, and additives as what was added. 'US': guarantees,
 * least or most.
 */
export const LABEL_LAWS = ['EU', 'US'] as const;

/** What a stated energy is for; 'MJ' is MJ per kg, the others are kcal. */
export const ENERGY_BASES = ['kg', '100g', 'MJ', 'measure'] as const;
/** What a label counts besides weight. */
export const MEASURES = ['cup', 'tin', 'pouch', 'piece'] as const;

/** The most energy of any food, pure fat, in kcal per 100 g. */
const MOST_KCAL = 900;
/** Rounding of the figures on a label, in percent. */
const ROUNDING = 0.5;

const percent = z.number().check(z.gte(0), z.lte(100));

const energySchema = z.strictObject({
  amount: z.number().check(z.gt(0), z.lte(20_000)),
  per: z.enum(ENERGY_BASES),
});

const measureSchema = z.strictObject({
  unit: z.enum(MEASURES),
  grams: z.number().check(z.gte(0.1), z.lte(10_000)),
});

/** A bought food as its owner typed it from the label. */
export const labelFoodSchema = z
  .strictObject({
    id: z.string().check(z.minLength(1), z.maxLength(60)),
    name: line(2, 60, { least: 'Enter its name, as you’d write it in a recipe.' }),
    species: speciesSchema,
    kind: z.enum(FOOD_KINDS),
    /** The stage it is a complete food for; 'growth' includes food for all ages. Null for complementary food and treats. */
    completeFor: z.nullable(z.enum(['adult', 'growth'])),
    law: z.enum(LABEL_LAWS),
    /** Analysis as fed, in percent. Ash and moisture may be missing from the label. */
    protein: percent,
    fat: percent,
    fibre: percent,
    ash: z.nullable(percent),
    moisture: z.nullable(percent),
    /** As stated; null if the label has none. */
    energy: z.nullable(energySchema),
    /** Weight of a cup, tin, pouch or piece. */
    measure: z.nullable(measureSchema),
    /** Further nutrients as stated. A missing one is one that the label doesn't state. */
    nutrients: z.partialRecord(
      z.enum(NUTRIENT_IDS),
      z.strictObject({ amount: z.number().check(z.gte(0), z.lte(1e7)), unit: z.enum(LABEL_UNITS) }),
    ),
  })
  .check(
    z.refine((food) => statedSum(food) <= 100 + ROUNDING, {
      message: 'These add up to more than the food itself. Check each figure.',
      path: ['analysis'],
    }),
    z.refine(({ energy, measure }) => energy?.per !== 'measure' || measure !== null, {
      message: 'Enter what one weighs, so that its calories can be worked out.',
      path: ['measure'],
    }),
    z.refine(({ energy, measure }) => energy === null || (statedKcal(energy, measure) ?? 0) <= MOST_KCAL, {
      message: 'Not even pure fat has so much energy. Check what the figure is for.',
      path: ['energy'],
    }),
    z.refine(({ energy, law }) => energy !== null || law === 'EU', {
      message: 'US labels state their calories: look for ‘calorie content’ and enter them.',
      path: ['energy'],
    }),
    z.refine(
      ({ energy, kind, moisture }) =>
        energy !== null || moisture !== null || !(kind === 'wet' || kind === 'raw'),
      { message: 'Enter the moisture, or else the energy, of wet or raw food.', path: ['moisture'] },
    ),
    z.refine(({ nutrients }) => gramsOf(nutrients, NUTRIENT_IDS) <= 100, {
      message: 'These weigh more than the food. Check the units.',
      path: ['nutrients'],
    }),
    z.refine(
      ({ law, ash, nutrients }) =>
        law === 'US' || ash === null || gramsOf(nutrients, ['calcium', 'phosphorus']) <= ash + ROUNDING,
      {
        message: 'Calcium and phosphorus are part of the ash, so they can’t weigh more.',
        path: ['nutrients'],
      },
    ),
  );
export type LabelFood = z.infer<typeof labelFoodSchema>;

/** What surely weighs something: on a US label fibre, ash and moisture are 'at most'. */
function statedSum({ law, protein, fat, fibre, ash, moisture }: Omit<LabelFood, 'id'>): number {
  return law === 'US' ? protein + fat : protein + fat + fibre + (ash ?? 0) + (moisture ?? 0);
}

function gramsOf(nutrients: LabelFood['nutrients'], ids: readonly NutrientId[]): number {
  return ids.reduce((sum, id) => sum + gramsIn100g(nutrients[id]), 0);
}
