import type { EnergyMethod } from '#domain/pet-food/food-energy';
import { implausibleEnergy, type LabelEnergy, labelEnergy } from '#domain/pet-food/label-energy';
import type { LabelFood, MEASURES } from '#domain/pet-food/label-food';
import { kcalText } from '#domain/units/energy-text';
import type { LabelWords } from './label-food-words.ts';
import styles from './label-foods.module.css';

/** What we make of a label: its energy, and what counts for what it doesn't state. */
export function FoodSummary({ food }: { food: LabelFood }) {
  const leftOut = leftOutWords(food);
  return (
    <div className={styles['summary']}>
      <p>{energyWords(food)}.</p>
      {leftOut !== undefined && <p className={styles['words']}>{leftOut}</p>}
      <p className={styles['words']}>{claimWords(food)}</p>
    </div>
  );
}

const METHODS: Record<EnergyMethod, string> = {
  label: 'as its label states',
  'nrc-2006': 'worked out from the analysis by NRC 2006',
  'modified-atwater': 'worked out from the guarantees by modified Atwater',
  atwater: 'worked out from the analysis by the factors for fresh food (4-9-4)',
};
/** The same for cats, for which FEDIAF counts a gram of fat at 8.5 kcal. */
const FRESH_FOR_CATS = 'worked out from the analysis by the factors for fresh cat food (4-8.5-4)';

function spanText({ leastKcal, mostKcal }: LabelEnergy): string {
  const [least, most] = [Math.round(leastKcal), Math.round(mostKcal)];
  return least === most ? kcalText(least) : `${least} to ${kcalText(most)}`;
}

/** '361 kcal in 100 g, as its label states'. */
function energyWords(food: LabelFood): string {
  const energy = labelEnergy(food);
  const isFreshCat = energy.method === 'atwater' && food.species === 'cat';
  return `${spanText(energy)} in 100 g, ${isFreshCat ? FRESH_FOR_CATS : METHODS[energy.method]}`;
}

/** Which figures the label leaves out, where that widens the energy; undefined if none. */
function leftOutWords(food: LabelFood): string | undefined {
  if (food.energy !== null) return undefined;
  const left = [food.ash === null ? 'ash' : null, food.moisture === null ? 'moisture' : null];
  const names = left.filter((name) => name !== null).join(' and ');
  return names === '' ? undefined : `Its label leaves out the ${names}, so we count the usual range.`;
}

/** Warns that the stated energy doesn't fit the analysis; undefined if it does. */
export function energyRemark(food: LabelFood): string | undefined {
  const computed = implausibleEnergy(food);
  if (computed === null) return undefined;
  const stated = labelEnergy(food);
  return `This is ${spanText(stated)} in 100 g, but the analysis gives about ${spanText(computed)}. Check what the energy is for.`;
}

/** What counts for nutrients that the label doesn't state. */
function claimWords({ completeFor, species, law }: LabelFood): string {
  if (completeFor === null)
    return 'It isn’t a complete food, so whatever its label doesn’t state counts as unknown.';
  const standard = law === 'US' ? 'AAFCO' : 'FEDIAF';
  const young = species === 'dog' ? 'growing dogs' : 'growing cats';
  const whom = completeFor === 'growth' ? young : `adult ${species}s`;
  return `It’s complete for ${whom}, so whatever its label doesn’t state counts as anything that ${standard} allows there.`;
}

type MeasureUnit = (typeof MEASURES)[number];

export const LAWS = [
  { value: 'EU', label: 'UK or EU label' },
  { value: 'US', label: 'US label' },
] as const;

export const KIND_LABELS: Record<LabelFood['kind'], string> = {
  dry: 'Dry food',
  wet: 'Wet food',
  raw: 'Raw or fresh food',
  treat: 'Treat',
  chew: 'Chew',
};

export const CLAIM_LABELS: Record<LabelWords['claim'], string> = {
  '': 'Choose',
  adult: 'Complete for adults',
  growth: 'Complete for young or all',
  none: 'Not complete',
};

/** The measure that foods of a kind usually come in. */
export const USUAL_MEASURE: Record<LabelFood['kind'], MeasureUnit> = {
  dry: 'cup',
  wet: 'tin',
  raw: 'piece',
  treat: 'piece',
  chew: 'piece',
};

export const MEASURE_PLURALS: Record<MeasureUnit, string> = {
  cup: 'cups',
  tin: 'tins',
  pouch: 'pouches',
  piece: 'pieces',
};

/** 'kcal in 100 g', 'kcal in 1 tin'. */
export function perWords(per: LabelWords['per'], measure: MeasureUnit): string {
  if (per === 'MJ') return 'MJ in 1 kg';
  if (per === 'measure') return `kcal in 1 ${measure}`;
  return per === 'kg' ? 'kcal in 1 kg' : 'kcal in 100 g';
}

/** 'Dry food, complete for adult dogs', 'Treat for cats'. */
export function foodWords({ kind, species, completeFor }: LabelFood): string {
  const name = KIND_LABELS[kind];
  if (completeFor === null) return `${name} for ${species}s`;
  return `${name}, complete for ${completeFor === 'adult' ? 'adult' : 'growing'} ${species}s`;
}
