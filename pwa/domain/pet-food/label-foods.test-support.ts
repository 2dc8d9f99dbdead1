import type { LabelFood } from './label-food.ts';

/** The 'dry adult dog, standard' of `food-energy.test.ts`, with its whole analysis on the label. */
export const KIBBLE: LabelFood = {
  id: 'kibble',
  name: 'Harvest Lamb and Rice',
  species: 'dog',
  kind: 'dry',
  completeFor: 'adult',
  law: 'EU',
  protein: 24,
  fat: 12,
  fibre: 3,
  ash: 7,
  moisture: 9,
  energy: null,
  measure: { unit: 'cup', grams: 95 },
  nutrients: {},
};

/** A complementary food in tins of 400 g. */
export const TIN: LabelFood = {
  ...KIBBLE,
  id: 'tin',
  name: 'Bella’s Chicken & Liver Pâté',
  kind: 'wet',
  completeFor: null,
  protein: 8.5,
  fat: 5.5,
  fibre: 0.4,
  ash: 2,
  moisture: 81,
  measure: { unit: 'tin', grams: 400 },
};
