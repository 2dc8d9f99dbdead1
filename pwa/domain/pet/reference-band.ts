import type { Species } from '../reference/species.ts';
import type { ActivityLevel } from './activity-level.ts';
import { baseEnergyKcal } from './energy-bounds.ts';
import { type AnimalBody, feedingWeightKg, isOnDiet } from './target-weight.ts';

/** A range of daily energy. */
export type EnergyBand = {
  /** kcal per day. For cats FEDIAF's figure may lie a little below the resting energy. */
  lowKcal: number;
  /** kcal per day; the same as `lowKcal` where the sources name one figure. */
  highKcal: number;
};

/** How far a pregnancy or litter is; what is undefined widens the range. */
export type Litter = {
  /** From mating, or from birth while nursing. */
  week?: number | undefined;
  young?: number | undefined;
};

/** What the energy of an animal follows, whichever its species. */
export type FedAnimal = AnimalBody & {
  activityLevel: ActivityLevel;
  /** Undefined if not said. */
  isNeutered?: boolean | undefined;
  litter?: Litter | undefined;
};

type Coefficients = readonly [low: number, high: number];

/**
 * Adult dogs, kcal per kg^0.75: FEDIAF 95 at low and 110 at moderate activity, 125 and 150 to 175 above it;
 * AAHA and NRC texts give 1.2 to 1.6 times the resting 70, which is 84 to 112, 1.6 being a neutered dog's.
 */
const ADULT_DOG: Record<ActivityLevel, Coefficients> = {
  low: [84, 95],
  medium: [95, 112],
  high: [110, 125],
  very_high: [150, 175],
};
/** An entire dog has 1.8 times its resting energy where a neutered one has 1.6. At very high activity the work decides. */
const ENTIRE_DOG_FACTOR = 1.8 / 1.6;

/**
 * Adult cats, kcal per kg^0.67: FEDIAF 75 for a neutered or indoor cat, 100 for an active one. Veterinary texts give
 * a neutered cat 1.2 times and an entire one 1.4 times the resting energy, which is the upper end if higher.
 */
const ADULT_CAT: Record<'unsaid' | 'neutered' | 'entire', Record<ActivityLevel, Coefficients>> = {
  unsaid: { low: [75, 75], medium: [75, 100], high: [100, 100], very_high: [100, 100] },
  neutered: { low: [75, 75], medium: [75, 75], high: [75, 100], very_high: [75, 100] },
  entire: { low: [75, 100], medium: [100, 100], high: [100, 100], very_high: [100, 100] },
};
const CAT_EXPONENT = 0.67;
const CAT_RESTING_FACTOR = { unsaid: 1.2, neutered: 1.2, entire: 1.4 } as const;

type GrowthStep = { belowMonths: number; low: number; high: number };

/**
 * Growing dogs, kcal per kg^0.75: FEDIAF's steps of 210 to half the adult weight, 175 to four fifths, 140 to all of it.
 * Small breeds reach each step months before giant breeds, so an age spans two. FEDIAF's other method, 254.1 - 135 · weight /
 * adult weight, needs an adult weight, which is unknown for a mongrel, and we don't know its edition.
 */
const PUPPY_STEPS: readonly GrowthStep[] = [
  { belowMonths: 4, low: 210, high: 210 },
  { belowMonths: 6, low: 175, high: 210 },
  { belowMonths: 12, low: 140, high: 175 },
];

/** Kittens, kcal per kg^0.67: FEDIAF's 2 to 2.5, 1.75 to 2 and 1.5 times the 75 to 100 of a grown cat. */
const KITTEN_STEPS: readonly GrowthStep[] = [
  { belowMonths: 4, low: 2 * 75, high: 2.5 * 100 },
  { belowMonths: 9, low: 1.75 * 75, high: 2 * 100 },
  { belowMonths: 12, low: 1.5 * 75, high: 1.5 * 100 },
];

function metabolicKg(species: Species, weightKg: number): number {
  return weightKg ** (species === 'dog' ? 0.75 : CAT_EXPONENT);
}

function growthBand(species: Species, { ageMonths, weightKg }: FedAnimal): EnergyBand | undefined {
  const steps = species === 'dog' ? PUPPY_STEPS : KITTEN_STEPS;
  const step = steps.find(({ belowMonths }) => ageMonths < belowMonths);
  if (step === undefined) return undefined;
  const metabolic = metabolicKg(species, weightKg);
  return { lowKcal: step.low * metabolic, highKcal: step.high * metabolic };
}

/** FEDIAF's upper figure for a dog that gains easily, kcal per kg^0.75 of the ideal weight. */
const GAINS_EASILY = 90;
/** NRC 2006 for overweight cats: 130 kcal per kg^0.40 of the present weight. Another exponent: it holds for nothing else. */
const overweightCatKcal = (weightKg: number) => 130 * weightKg ** 0.4;

/**
 * A diet starts at the resting energy of the target weight, where vets start one, and ends for dogs at 90 · kg^0.75 of it
 * (FEDIAF), for cats at NRC's figure.
 */
function dietBand(species: Species, animal: FedAnimal): EnergyBand {
  const targetKg = feedingWeightKg(animal);
  const restingKcal = baseEnergyKcal(targetKg);
  const other =
    species === 'dog' ? GAINS_EASILY * metabolicKg(species, targetKg) : overweightCatKcal(animal.weightKg);
  // For a large cat NRC's figure is the lower one: above 8.7 kg at score 7 and 12 kg at score 9, by our estimate.
  return { lowKcal: Math.min(restingKcal, other), highKcal: Math.max(restingKcal, other) };
}

function dogBand({ activityLevel, isNeutered }: FedAnimal, weightKg: number): EnergyBand {
  const [low, high] = ADULT_DOG[activityLevel];
  const factor = isNeutered === false && activityLevel !== 'very_high' ? ENTIRE_DOG_FACTOR : 1;
  const metabolic = metabolicKg('dog', weightKg);
  return { lowKcal: low * factor * metabolic, highKcal: high * factor * metabolic };
}

function catBand({ activityLevel, isNeutered }: FedAnimal, weightKg: number): EnergyBand {
  const state = isNeutered === undefined ? 'unsaid' : isNeutered ? 'neutered' : 'entire';
  const [low, high] = ADULT_CAT[state][activityLevel];
  const metabolic = metabolicKg('cat', weightKg);
  return {
    lowKcal: low * metabolic,
    highKcal: Math.max(high * metabolic, baseEnergyKcal(weightKg) * CAT_RESTING_FACTOR[state]),
  };
}

/**
 * Veterinary reference for an animal, displayed beside the site's estimate. It falls as the animal grows. A pregnant or nursing
 * one has its own; a heavy one that of its target weight. Seniors get the adult band, since feeding less is a vet's decision.
 * Individuals vary by 30% either way.
 * @throws {RangeError} unless the weight is positive and finite
 */
export function referenceBand(species: Species, animal: FedAnimal): EnergyBand {
  const { weightKg, conditions = [], litter = {} } = animal;
  if (!(weightKg > 0 && Number.isFinite(weightKg))) {
    throw new RangeError(`weightKg must be positive and finite, got ${weightKg}`);
  }
  if (conditions.includes('nursing')) return lactationBand(species, weightKg, litter);
  if (conditions.includes('pregnant')) return gestationBand(species, weightKg, litter);
  const growth = growthBand(species, animal);
  if (growth !== undefined) return growth;
  if (isOnDiet(animal)) return dietBand(species, animal);
  return (species === 'dog' ? dogBand : catBand)(animal, feedingWeightKg(animal));
}

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
