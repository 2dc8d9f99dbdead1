import type { Species } from '../reference/species.ts';
import type { EnergyBand } from './energy-band.ts';

/** How far a pregnancy or litter is; what is undefined widens the range. */
export type Litter = {
  /** From mating, or from birth while nursing. */
  week?: number | undefined;
  young?: number | undefined;
};

type Range = readonly [least: number, most: number];

/**
 * Stage of lactation by week after birth: dogs to week 4 (NRC 2006), cats to week 7 (FEDIAF). Later the young eat for
 * themselves, so the need lies anywhere between none of the milk and the last stage.
 */
const STAGE: Record<Species, readonly number[]> = {
  dog: [0.75, 0.95, 1.1, 1.2],
  cat: [0.9, 0.9, 1.2, 1.2, 1.1, 1, 0.8],
};

function stageOf(species: Species, week: number | undefined): Range {
  const stages = STAGE[species];
  if (week === undefined) return [Math.min(...stages), Math.max(...stages)];
  const stage = stages[week - 1];
  return stage === undefined ? [0, stages.at(-1) ?? 0] : [stage, stage];
}

/** NRC's formula counts eight puppies at most; the real need of a larger litter is higher. */
const MOST_PUPPIES = 8;

/** Milk for a litter of puppies, kcal per kg of the mother: 24 for each of the first four, 12 for the next four (NRC 2006). */
function puppyMilk(puppies: number): number {
  const counted = Math.min(puppies, MOST_PUPPIES);
  return 24 * Math.min(counted, 4) + 12 * Math.max(0, counted - 4);
}

/** Milk for a litter of kittens, kcal per kg of the queen (FEDIAF). A step by litter, never multiplied by the kittens. */
function kittenMilk(kittens: number): number {
  if (kittens < 3) return 18;
  return kittens <= 4 ? 60 : 70;
}

function milkOf(species: Species, young: number | undefined): Range {
  const milk = species === 'dog' ? puppyMilk : kittenMilk;
  return young === undefined ? [milk(1), milk(MOST_PUPPIES)] : [milk(young), milk(young)];
}

/** A bitch's own energy, kcal per kg^0.75: FEDIAF 132; NRC 130 while pregnant, 145 while nursing. */
const BITCH_PREGNANT: Range = [130, 132];
const BITCH_NURSING: Range = [132, 145];
/** A queen's, kcal per kg^0.67: FEDIAF 140 through the pregnancy, which she gains in from the start; 100 beside the milk. */
const QUEEN_PREGNANT: Range = [140, 140];
const QUEEN_NURSING: Range = [100, 100];

/** FEDIAF and NRC: 26 kcal per kg on top from the fifth week, none before. */
const LATE_PREGNANCY_FROM_WEEK = 5;
const LATE_PREGNANCY_KCAL_PER_KG = 26;

function lateOf(week: number | undefined): Range {
  if (week === undefined) return [0, LATE_PREGNANCY_KCAL_PER_KG];
  return week < LATE_PREGNANCY_FROM_WEEK ? [0, 0] : [LATE_PREGNANCY_KCAL_PER_KG, LATE_PREGNANCY_KCAL_PER_KG];
}

/**
 * Daily energy of a pregnant animal in kcal. Dogs, 130 (NRC) to 132 (FEDIAF) · kg^0.75, from week 5 plus 26 · kg; cats,
 * 140 · kg^0.67 throughout (FEDIAF).
 * @param weightKg at mating
 */
export function gestationBand(species: Species, weightKg: number, { week }: Litter): EnergyBand {
  if (species === 'cat') return banded(QUEEN_PREGNANT, weightKg ** 0.67, [0, 0]);
  const late = lateOf(week);
  return banded(BITCH_PREGNANT, weightKg ** 0.75, [late[0] * weightKg, late[1] * weightKg]);
}

/**
 * Daily energy of a nursing animal in kcal. Dogs, 132 (FEDIAF) to 145 (NRC) · kg^0.75 + milk · kg · stage; cats, 100 · kg^0.67 +
 * milk · kg · stage (FEDIAF).
 * @param weightKg at mating
 */
export function lactationBand(species: Species, weightKg: number, { week, young }: Litter): EnergyBand {
  const stage = stageOf(species, week);
  const milk = milkOf(species, young);
  const milkKcal: Range = [milk[0] * weightKg * stage[0], milk[1] * weightKg * stage[1]];
  return species === 'dog'
    ? banded(BITCH_NURSING, weightKg ** 0.75, milkKcal)
    : banded(QUEEN_NURSING, weightKg ** 0.67, milkKcal);
}

const banded = (own: Range, metabolicKg: number, extraKcal: Range): EnergyBand => ({
  lowKcal: own[0] * metabolicKg + extraKcal[0],
  highKcal: own[1] * metabolicKg + extraKcal[1],
});
