import type { LabelFood, MEASURES } from '#domain/pet-food/label-food';
import type { LabelWords } from './label-food-words.ts';

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
