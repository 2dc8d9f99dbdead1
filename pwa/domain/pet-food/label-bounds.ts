import { completeFoodBounds } from '../nutrition/complete-food.ts';
import { type NutrientBounds, nutrientBounds, withOpen } from '../nutrition/nutrient-bounds.ts';
import { slackOf } from '../nutrition/slack.ts';
import { AMINO_ACID_IDS, NUTRIENT_IDS, NUTRIENTS, type NutrientId } from '../reference/nutrient.ts';
import { nutrientIndex } from '../reference/nutrient-table.ts';
import { type LabelEnergy, labelEnergy } from './label-energy.ts';
import type { LabelFood } from './label-food.ts';
import { amountIn100g, type LabelAmount } from './label-units.ts';

type Span = readonly [least: number, most: number];

const IN_FAT = ['linoleic-acid', 'alpha-linolenic-acid', 'arachidonic-acid', 'epa-dha'] as const;

/** The rest of 100 g once the others weigh at least so much. */
const rest = (...grams: number[]) => Math.max(0, 100 - grams.reduce((sum, one) => sum + one, 0));

/** Macronutrients in g per 100 g. A European label says how much, a US label at least (fibre, moisture: at most) how much. */
function macros({ law, protein, fat, fibre, ash, moisture }: LabelFood): Record<string, Span> {
  if (law === 'US')
    return {
      protein: [protein, rest(fat)],
      fat: [fat, rest(protein)],
      fibre: [0, fibre],
      carbohydrate: [0, rest(protein, fat)],
    };
  return {
    protein: [protein, protein],
    fat: [fat, fat],
    fibre: [fibre, fibre],
    carbohydrate: [0, rest(protein, fat, fibre, ash ?? 0, moisture ?? 0)],
  };
}

/** European labels print whole contents in percent, but of additives only what was added; US labels guarantee the least. */
const isWhole = ({ law }: LabelFood, { unit }: LabelAmount) => law === 'EU' && unit === '%';

/** The food by its claim alone: whatever its standard allows at its energy, else anything. */
function byClaim({ species, completeFor, law }: LabelFood, energy: LabelEnergy): NutrientBounds {
  const kcalPer100g = { least: energy.leastKcal, most: energy.mostKcal };
  if (completeFor === null || energy.leastKcal <= 0) return nutrientBounds(null);
  const standard = law === 'US' ? 'AAFCO' : 'FEDIAF';
  return completeFoodBounds({ species, lifeStage: completeFor, standard, kcalPer100g });
}

/**
 * Content of 100 g of a bought food: what its label states; else, of a complete food, what its standard allows (AAFCO for
 * US labels, FEDIAF for European ones); else anything that a food of any kind may contain. Amino acids stay within the
 * protein and fatty acids within the fat. A European figure counts as exact, like one of the food tables; the law allows
 * makers a tolerance that we don't count.
 */
export function labelFoodBounds(food: LabelFood): NutrientBounds {
  const energy = labelEnergy(food);
  const claim = byClaim(food, energy);
  const least = Float64Array.from(claim.least);
  const plausible = Float64Array.from(claim.plausible);
  const most = Float64Array.from(claim.most);

  function set(id: NutrientId, [low, high]: Span) {
    const at = nutrientIndex(id);
    least[at] = low;
    plausible[at] = high;
    most[at] = high;
  }
  function raise(id: NutrientId, low: number) {
    const at = nutrientIndex(id);
    for (const bounds of [least, plausible, most]) bounds[at] = Math.max(bounds[at] ?? 0, low);
  }
  function cap(id: NutrientId, grams: number) {
    const at = nutrientIndex(id);
    const high = NUTRIENTS[id].unit === 'mg' ? 1000 * grams : grams;
    for (const bounds of [least, plausible, most]) bounds[at] = Math.min(bounds[at] ?? 0, high);
  }

  const analysis = macros(food);
  for (const [id, span] of Object.entries(analysis)) set(id as NutrientId, span);
  for (const id of AMINO_ACID_IDS) cap(id, analysis['protein']?.[1] ?? 0);
  for (const id of IN_FAT) cap(id, analysis['fat']?.[1] ?? 0);
  for (const id of NUTRIENT_IDS) {
    const stated = food.nutrients[id];
    if (stated === undefined) continue;
    const amount = amountIn100g(id, stated);
    if (isWhole(food, stated)) set(id, [amount, amount]);
    else raise(id, amount);
    // Vitamin A is added as retinol.
    if (id === 'vitamin-a') raise('preformed-vitamin-a', amount);
  }
  const { leastKcal, mostKcal } = energy;
  const bounds = withOpen({ least, plausible, most, leastKcal, mostKcal });
  return claim.surelyMeets === undefined ? bounds : { ...bounds, surelyMeets: keptClaims(claim, bounds) };
}

/** The demands of its standard that its own figures don't contradict. */
function keptClaims({ surelyMeets = [] }: NutrientBounds, bounds: NutrientBounds) {
  const part = { id: null, name: '', grams: 100, leastGrams: 100, mostGrams: 100, bounds };
  return surelyMeets.filter((demand) => slackOf([part], demand).most >= 0);
}
