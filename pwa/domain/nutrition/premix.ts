import * as z from 'zod/mini';
import { AMINO_ACID_IDS, NUTRIENT_IDS, NUTRIENTS, type NutrientId } from '../reference/nutrient.ts';
import type { Species } from '../reference/species.ts';
import { speciesSchema } from '../reference/species-schema.ts';
import { isNutrient, nutrientTargets, STANDARDS } from '../reference/targets.ts';
import { line } from '../text/characters.ts';
import { type BatchPart, LABELLED } from './batch-part.ts';
import { boundsOfHolding, boundsUpTo } from './nutrient-bounds.ts';
import { type RecipeNutrients, recipeNutrients, sumsOf } from './recipe-nutrients.ts';

/** Amount of premix that a label's figures refer to. */
export const LABEL_BASES = ['100g', 'kg', 'scoop'] as const;

const name = line(1, 60, { least: 'Enter the name on the tub.' });

const massInGrams: Readonly<Record<string, number>> = { g: 1, mg: 1e-3, µg: 1e-6 };
/** Part of the protein or the fat that the label states. */
const INSIDE_OTHERS: ReadonlySet<NutrientId> = new Set(['taurine', 'choline', 'epa-dha']);

type Holds = Partial<Record<NutrientId, number>>;

/** Grams that the figures of a label add up to; a vitamin in IU weighs next to nothing. */
function gramsStated(holds: Holds): number {
  return NUTRIENT_IDS.reduce((sum, id) => {
    const amount = INSIDE_OTHERS.has(id) ? 0 : (holds[id] ?? 0);
    return sum + amount * (massInGrams[NUTRIENTS[id].unit] ?? 0);
  }, 0);
}

const gramsOfBasis = ({ per, scoopGrams }: Pick<Premix, 'per' | 'scoopGrams'>) =>
  per === 'scoop' ? (scoopGrams ?? 0) : per === 'kg' ? 1000 : 100;

/** An all-in-one supplement by its label, as its owner typed it. */
export const premixSchema = z
  .strictObject({
    species: speciesSchema,
    name,
    per: z.enum(LABEL_BASES),
    /** Weight of a level scoop; null if it is weighed in grams. */
    scoopGrams: z.nullable(z.number().check(z.gte(0.01), z.lte(1000))),
    /** Content in the units of `NUTRIENTS`. A missing nutrient is one that the label doesn't state. */
    holds: z.partialRecord(z.enum(NUTRIENT_IDS), z.number().check(z.gte(0), z.lte(1e9))),
  })
  .check(
    z.refine(({ per, scoopGrams }) => per !== 'scoop' || scoopGrams !== null, {
      message: 'Enter what one scoop weighs.',
      path: ['scoopGrams'],
    }),
    z.refine((premix) => gramsStated(premix.holds) <= gramsOfBasis(premix), {
      message: 'These figures weigh more than the premix. Check the units, and what they are for.',
      path: ['holds'],
    }),
  );
export type Premix = z.infer<typeof premixSchema>;

/** The premix of one recipe, and how much of it goes into the batch as written. */
export const premixUseSchema = z.strictObject({
  isOn: z.boolean(),
  species: speciesSchema,
  name,
  amount: z.number().check(z.gte(0.01), z.lte(10_000)),
  unit: z.enum(['g', 'scoop']),
});
export type PremixUse = z.infer<typeof premixUseSchema>;

/** A premix in the amount for a batch. */
export type PremixDose = { premix: Premix; grams: number };

/** Grams of the premix in the batch; null if it has no scoop of a known weight. */
export function premixGrams({ scoopGrams }: Premix, { amount, unit }: PremixUse): number | null {
  if (unit === 'g') return amount;
  return scoopGrams === null ? null : amount * scoopGrams;
}

const AMINO_ACIDS: ReadonlySet<NutrientId> = new Set(AMINO_ACID_IDS);
const FATS = [
  'linoleic-acid',
  'alpha-linolenic-acid',
  'arachidonic-acid',
  'epa-dha',
] as const satisfies readonly NutrientId[];
/** Bounded by the label's protein and fat, so no label needs to state them. */
const isInsideOthers = (id: NutrientId) =>
  AMINO_ACIDS.has(id) || (id !== 'epa-dha' && FATS.some((fat) => fat === id));

/** The nutrients to type from a label: those that either standard asks for, at any stage of life. */
export function labelNutrients(species: Species): NutrientId[] {
  const asked = new Set<NutrientId>(
    STANDARDS.flatMap((standard) =>
      (['growth', 'adult'] as const).flatMap((stage) =>
        nutrientTargets(standard, species, stage).flatMap(({ nutrient }) =>
          isNutrient(nutrient) ? [nutrient === 'preformed-vitamin-a' ? 'vitamin-a' : nutrient] : [],
        ),
      ),
    ),
  );
  return NUTRIENT_IDS.filter((id) => asked.has(id) && !isInsideOthers(id));
}

/** Content of 100 g as stated. The vitamin A of a premix is retinol. */
function statedPer100g(premix: Premix): Holds {
  const factor = 100 / gramsOfBasis(premix);
  const stated = Object.entries(premix.holds).map(([id, amount]) => [id, amount * factor] as const);
  const all: Holds = Object.fromEntries(stated);
  const retinol = all['vitamin-a'];
  return retinol === undefined ? all : { ...all, 'preformed-vitamin-a': retinol };
}

/**
 * The most of each nutrient in 100 g that the label doesn't state: all the weight that it leaves open, amino acids within
 * its protein and fatty acids within its fat. A gram of a vitamin is millions of IU, so these are unbounded.
 */
function openPer100g(stated: Holds): Holds {
  const restGrams = Math.max(0, 100 - gramsStated(stated));
  const proteinGrams = stated.protein ?? restGrams;
  const fatGrams = stated.fat ?? restGrams;
  const mostGrams = (id: NutrientId) =>
    AMINO_ACIDS.has(id) ? proteinGrams : FATS.some((fat) => fat === id) ? fatGrams : restGrams;
  return Object.fromEntries(
    NUTRIENT_IDS.filter((id) => stated[id] === undefined).map((id) => {
      const grams = mostGrams(id);
      const inOneGram = massInGrams[NUTRIENTS[id].unit];
      if (inOneGram === undefined) return [id, grams > 0 ? Number.POSITIVE_INFINITY : 0];
      return [id, grams / inOneGram];
    }),
  );
}

const KCAL_PER_GRAM = { protein: 4, fat: 9 } as const;

const kcalOf = ({ protein = 0, fat = 0 }: Holds) => protein * KCAL_PER_GRAM.protein + fat * KCAL_PER_GRAM.fat;

/** Two parts: the stated content, and the most that the label leaves open. The second may be absent, so it raises no dose. */
function premixParts({ premix, grams }: PremixDose): BatchPart[] {
  const stated = statedPer100g(premix);
  const open = openPer100g(stated);
  const kcal = kcalOf(stated);
  // The rest can't be all fat and all protein at once.
  const mostKcal = Math.max(kcalOf({ protein: open.protein ?? 0 }), kcalOf({ fat: open.fat ?? 0 }));
  const part = { id: LABELLED, name: premix.name, grams, mostGrams: grams };
  return [
    { ...part, leastGrams: grams, bounds: { ...boundsOfHolding(stated), leastKcal: kcal, mostKcal: kcal } },
    { ...part, leastGrams: 0, bounds: { ...boundsUpTo(open), mostKcal } },
  ];
}

/**
 * A recipe's nutrients with a premix instead of its own supplements. What the label doesn't state is unknown: anything
 * from nothing to all that the label leaves open.
 */
export function withPremix(recipe: Parameters<typeof recipeNutrients>[0], dose: PremixDose): RecipeNutrients {
  const foods = recipeNutrients({ ...recipe, supplements: [] });
  return { ...foods, ...sumsOf([...foods.parts, ...premixParts(dose)]) };
}
