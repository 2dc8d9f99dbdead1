import { kcalText } from '../units/energy-text.ts';
import type { RecipeFacts } from './recipe-facts.ts';

/** A figure by which recipes are compared for a wish. */
type Measure = {
  value(facts: RecipeFacts): number | null;
  wants: 'low' | 'high';
  /** The figure in words. */
  words(value: number): string;
};

const percent = (share: number) => `${Math.round(share * 100)}%`;
const grams = (milligrams: number) => `${(milligrams / 1000).toFixed(1)} g`;

const MEASURES_TABLE = {
  'low-fat': {
    value: (facts) => facts.fatShare,
    wants: 'low',
    words: (share) => `${percent(share)} of its energy comes from fat`,
  },
  'high-fat': {
    value: (facts) => facts.fatShare,
    wants: 'high',
    words: (share) => `${percent(share)} of its energy comes from fat`,
  },
  'high-protein': {
    value: (facts) => facts.proteinShare,
    wants: 'high',
    words: (share) => `${percent(share)} of its energy comes from protein`,
  },
  'low-protein': {
    value: (facts) => facts.proteinShare,
    wants: 'low',
    words: (share) => `${percent(share)} of its energy comes from protein`,
  },
  'low-carbohydrate': {
    value: (facts) => facts.carbohydrateShare,
    wants: 'low',
    words: (share) => `${percent(share)} of its energy comes from starch and sugar`,
  },
  fibre: {
    value: (facts) => facts.per1000Kcal('fibre'),
    wants: 'high',
    words: (value) => `${Math.round(value)} g of fibre per 1,000 kcal, more than most here`,
  },
  'low-energy': {
    value: (facts) => facts.kcalPer100g,
    wants: 'low',
    words: (value) => `only ${kcalText(value)} per 100 g, so the bowl stays full`,
  },
  'high-energy': {
    value: (facts) => facts.kcalPer100g,
    wants: 'high',
    words: (value) => `${kcalText(value)} in every 100 g`,
  },
  moist: {
    value: (facts) => facts.kcalPer100g,
    wants: 'low',
    words: (value) => `moist food: only ${kcalText(value)} per 100 g, much of the rest is water`,
  },
  'low-phosphorus': {
    value: (facts) => facts.per1000Kcal('phosphorus'),
    wants: 'low',
    words: (value) => `${grams(value)} of phosphorus per 1,000 kcal, less than most here`,
  },
  'low-sodium': {
    value: (facts) => facts.per1000Kcal('sodium'),
    wants: 'low',
    words: (value) => `${grams(value)} of sodium per 1,000 kcal, less than most here`,
  },
  'low-copper': {
    value: (facts) => facts.per1000Kcal('copper'),
    wants: 'low',
    words: (value) => `${value.toFixed(1)} mg of copper per 1,000 kcal, less than most here`,
  },
  omega: {
    value: (facts) => facts.per1000Kcal('epa-dha'),
    wants: 'high',
    words: (value) => `${grams(value)} of the omega-3 fats EPA and DHA per 1,000 kcal`,
  },
  cheap: {
    value: (facts) => facts.gbpPer1000Kcal,
    wants: 'low',
    words: (value) => `about £${value.toFixed(2)} per 1,000 kcal, less than most here`,
  },
  quick: {
    value: (facts) => facts.minutes,
    wants: 'low',
    words: (value) => `${value} minutes from start to finish`,
  },
  easy: {
    value: (facts) => facts.difficulty,
    wants: 'low',
    words: (value) => `${value} of 5 paws for difficulty`,
  },
} as const satisfies Record<string, Measure>;

export type MeasureId = keyof typeof MEASURES_TABLE;
export const MEASURES: Readonly<Record<MeasureId, Measure>> = MEASURES_TABLE;

/** Rank of each recipe by a measure: 1 for the best of the pool, 0 for the worst; ties are equal, unknowns rank worst. */
export function placesBy(measure: Measure, pool: readonly RecipeFacts[]): (facts: RecipeFacts) => number {
  const values = pool.map((facts) => measure.value(facts)).filter((value) => value !== null);
  return (facts) => {
    const value = measure.value(facts);
    if (value === null || values.length < 2) return 0;
    const beaten = values.filter((other) => (measure.wants === 'low' ? other > value : other < value));
    const equal = values.filter((other) => other === value).length - 1;
    return (beaten.length + equal / 2) / (values.length - 1);
  };
}
