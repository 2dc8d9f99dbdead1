import type { Species } from '../reference/species.ts';

/** A food's analysis as fed, in g per 100 g. */
export type FoodAnalysis = { protein: number; fat: number; fibre: number; ash: number; moisture: number };

/** How a food's energy is known. The first is what its label states; the others compute it from the analysis. */
export type EnergyMethod = 'label' | 'nrc-2006' | 'modified-atwater' | 'atwater';

/** One kcal is 4.184 kJ, so one MJ/kg is 100 / 4.184 kcal in 100 g. */
const KCAL_PER_100G_OF_MJ_PER_KG = 100 / 4.184;

/** Energy as a label states it: MJ or kcal per kg, or kcal per 100 g or per measure. */
type StatedEnergy = { amount: number; per: 'kg' | '100g' | 'MJ' | 'measure' };

/** Stated energy in kcal per 100 g; null for energy per measure without the measure's weight. */
export function statedKcal({ amount, per }: StatedEnergy, measure: { grams: number } | null): number | null {
  if (per === 'kg') return amount / 10;
  if (per === '100g') return amount;
  if (per === 'MJ') return amount * KCAL_PER_100G_OF_MJ_PER_KG;
  return measure === null ? null : (100 * amount) / measure.grams;
}

/** Carbohydrate by difference (nitrogen-free extract), in g per 100 g; 0 if the rest already weighs 100 g. */
export function carbohydrateByDifference({ protein, fat, fibre, ash, moisture }: FoodAnalysis): number {
  return Math.max(0, 100 - protein - fat - fibre - ash - moisture);
}

/** Digestible share of gross energy in percent, less so many points for each percent of fibre in dry matter. */
const DIGESTIBILITY = { dog: [91.2, 1.43], cat: [87.9, 0.88] } as const;
/** kcal lost in urine for each gram of protein. */
const URINE_KCAL = { dog: 1.04, cat: 0.77 } as const;

/**
 * Metabolisable energy of prepared dry or wet food in kcal per 100 g, by the four steps of NRC 2006, which FEDIAF and EN
 * 16967 use too. May be too low above 8% fibre in dry matter.
 */
export function nrcKcal(species: Species, analysis: FoodAnalysis): number {
  const { protein, fat, fibre, moisture } = analysis;
  const grossKcal = 5.7 * protein + 9.4 * fat + 4.1 * (carbohydrateByDifference(analysis) + fibre);
  const [most, perFibre] = DIGESTIBILITY[species];
  const fibreOfDryMatter = moisture < 100 ? (100 * fibre) / (100 - moisture) : 0;
  const digestible = Math.max(0, most - perFibre * fibreOfDryMatter) / 100;
  return Math.max(0, grossKcal * digestible - URINE_KCAL[species] * protein);
}

/** The same by AAFCO's modified Atwater factors (3.5, 8.5, 3.5), as US labels use; too low for raw and low-fibre food. */
export function modifiedAtwaterKcal(analysis: FoodAnalysis): number {
  return 3.5 * analysis.protein + 8.5 * analysis.fat + 3.5 * carbohydrateByDifference(analysis);
}

/** The same for fresh, highly digestible food such as raw meat, by FEDIAF: 4, 9, 4 for dogs, 4, 8.5, 4 for cats. */
export function atwaterKcal(species: Species, analysis: FoodAnalysis): number {
  const perFat = species === 'dog' ? 9 : 8.5;
  return 4 * analysis.protein + perFat * analysis.fat + 4 * carbohydrateByDifference(analysis);
}
