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

/** Macronutrients in g per 100 g. A European label says how much there is; a US label how much at least, of fibre at most. */
function macros({ law, protein, fat, fibre, ash, moisture }: LabelFood): readonly [NutrientId, Span][] {
  if (law === 'US')
    return [
      ['protein', [protein, rest(fat)]],
      ['fat', [fat, rest(protein)]],
      ['fibre', [0, fibre]],
      ['carbohydrate', [0, rest(protein, fat)]],
    ];
  return [
    ['protein', [protein, protein]],
    ['fat', [fat, fat]],
    ['fibre', [fibre, fibre]],
    ['carbohydrate', [0, rest(protein, fat, fibre, ash ?? 0, moisture ?? 0)]],
  ];
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
  const most = Float64Array.from(claim.most);
  const plausible = Float64Array.from(claim.plausible);

  function set(id: NutrientId, [low, high]: Span) {
    const at = nutrientIndex(id);
    least[at] = low;
    most[at] = high;
    plausible[at] = high;
  }
  /** Within what is claimed as well, unless that contradicts the figure. */
  function narrow(id: NutrientId, [low, high]: Span) {
    const at = nutrientIndex(id);
    least[at] = Math.max(low, Math.min(high, least[at] ?? 0));
    most[at] = Math.max(low, Math.min(high, most[at] ?? 0));
    plausible[at] = Math.max(low, Math.min(high, plausible[at] ?? 0));
  }
  const upTo = (id: NutrientId, grams: number) =>
    narrow(id, [0, NUTRIENTS[id].unit === 'mg' ? 1000 * grams : grams]);

  for (const [id, span] of macros(food)) (food.law === 'EU' ? set : narrow)(id, span);
  for (const id of AMINO_ACID_IDS) upTo(id, most[nutrientIndex('protein')] ?? 0);
  for (const id of IN_FAT) upTo(id, most[nutrientIndex('fat')] ?? 0);
  for (const id of NUTRIENT_IDS) {
    const stated = food.nutrients[id];
    if (stated === undefined) continue;
    const amount = amountIn100g(id, stated);
    if (isWhole(food, stated)) set(id, [amount, amount]);
    else narrow(id, [amount, Number.POSITIVE_INFINITY]);
    // Vitamin A is added as retinol.
    if (id === 'vitamin-a') narrow('preformed-vitamin-a', [amount, Number.POSITIVE_INFINITY]);
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
