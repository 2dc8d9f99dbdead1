import {
  atwaterKcal,
  type EnergyMethod,
  type FoodAnalysis,
  modifiedAtwaterKcal,
  nrcKcal,
  statedKcal,
} from './food-energy.ts';
import type { FoodKind, LabelFood } from './label-food.ts';

/** Energy of 100 g with how it is known; `least` and `most` differ if the label leaves ash or moisture out. */
export type LabelEnergy = { leastKcal: number; mostKcal: number; method: EnergyMethod };

type Span = readonly [least: number, most: number];

/** Ash of food whose label leaves it out, in percent; of raw food with bone. */
const UNSTATED_ASH: Record<FoodKind, Span> = {
  dry: [6, 8],
  wet: [2, 2.5],
  raw: [3, 4],
  treat: [6, 8],
  chew: [6, 8],
};
/** Moisture of dry food usually; European labels may leave it out up to 14%, which soft treats reach. */
const UNSTATED_MOISTURE: Span = [8, 10];
const UNSTATED_MOISTURE_OF_TREATS: Span = [8, 14];

const spanOf = (stated: number | null, unstated: Span): Span =>
  stated === null ? unstated : [stated, stated];

/** The analysis with the most ash and moisture that it may have, then with the least. */
function analyses({ kind, protein, fat, fibre, ash, moisture }: LabelFood): [FoodAnalysis, FoodAnalysis] {
  const dry = kind === 'dry' ? UNSTATED_MOISTURE : UNSTATED_MOISTURE_OF_TREATS;
  const [leastAsh, mostAsh] = spanOf(ash, UNSTATED_ASH[kind]);
  const [leastMoisture, mostMoisture] = spanOf(moisture, dry);
  const known = { protein, fat, fibre };
  return [
    { ...known, ash: mostAsh, moisture: mostMoisture },
    { ...known, ash: leastAsh, moisture: leastMoisture },
  ];
}

/**
 * Energy in kcal per 100 g by its analysis: NRC 2006 for prepared food, 4-9-4 for raw; for a US label modified Atwater at
 * the guarantees, which is the least.
 */
export function energyByAnalysis(food: LabelFood): LabelEnergy {
  const [method, kcalOf] = methodOf(food);
  const [fewest, richest] = analyses(food);
  return { leastKcal: kcalOf(fewest), mostKcal: kcalOf(richest), method };
}

function methodOf({ law, kind, species }: LabelFood): [EnergyMethod, (analysis: FoodAnalysis) => number] {
  if (law === 'US') return ['modified-atwater', modifiedAtwaterKcal];
  if (kind === 'raw') return ['atwater', (analysis) => atwaterKcal(species, analysis)];
  return ['nrc-2006', (analysis) => nrcKcal(species, analysis)];
}

/** Energy in kcal per 100 g: as stated, else by the analysis. */
export function labelEnergy(food: LabelFood): LabelEnergy {
  const kcal = food.energy === null ? null : statedKcal(food.energy, food.measure);
  return kcal === null ? energyByAnalysis(food) : { leastKcal: kcal, mostKcal: kcal, method: 'label' };
}

/** Energy in kcal per 100 g as one figure: the middle of what it may be. */
export function middleKcal(food: LabelFood): number {
  const { leastKcal, mostKcal } = labelEnergy(food);
  return (leastKcal + mostKcal) / 2;
}

/** How far a stated energy may lie from the one of the analysis; a US guarantee leaves more room above. */
const PLAUSIBLE: Record<LabelFood['law'], Span> = { EU: [0.8, 1.25], US: [0.8, 1.5] };

/** The energy by analysis, if the stated one is so far from it that one of the figures must be wrong; else null. */
export function implausibleEnergy(food: LabelFood): LabelEnergy | null {
  const { leastKcal: kcal, method } = labelEnergy(food);
  // Wet food that leaves its moisture out may be mostly water: there is nothing to compare with.
  const isWatery = food.moisture === null && (food.kind === 'wet' || food.kind === 'raw');
  if (method !== 'label' || isWatery) return null;
  const computed = energyByAnalysis(food);
  const [least, most] = PLAUSIBLE[food.law];
  return kcal < least * computed.leastKcal || kcal > most * computed.mostKcal ? computed : null;
}
