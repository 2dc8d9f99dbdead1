import type { NutrientId } from './nutrient.ts';

/** How a supplement is measured. */
type DoseForm = {
  form: 'spoon' | 'tablet' | 'capsule' | 'drop' | 'piece';
  /** Grams of a level teaspoon, a tablet, a capsule or a drop; for a piece of food, the step of its weight. */
  unitGrams: number;
  /** The smallest part of a unit that can be measured. */
  step: number;
  /** Nutrients it is taken for; traces of others never increase its dose. */
  fills: readonly NutrientId[];
  /** Content of one tablet, capsule or drop: '15 mg zinc'. */
  holds?: string;
};

const spoon = (unitGrams: number, fills: readonly NutrientId[], step = 0.25): DoseForm => ({
  form: 'spoon',
  unitGrams,
  step,
  fills,
});
const tablet = (unitGrams: number, fill: NutrientId, holds: string): DoseForm => ({
  form: 'tablet',
  unitGrams,
  step: 0.5,
  fills: [fill],
  holds,
});
const capsule = (unitGrams: number, fill: NutrientId, holds: string): DoseForm => ({
  form: 'capsule',
  unitGrams,
  step: 1,
  fills: [fill],
  holds,
});

const YEAST: readonly NutrientId[] = [
  'thiamine',
  'riboflavin',
  'niacin',
  'pantothenic-acid',
  'vitamin-b6',
  'folate',
];
const LIVER: readonly NutrientId[] = [
  ...YEAST,
  'protein',
  'arachidonic-acid',
  'iron',
  'copper',
  'zinc',
  'selenium',
  'vitamin-a',
  'preformed-vitamin-a',
  'vitamin-b12',
  'choline',
];

/** Doses as sold in the UK and the US: level teaspoons by density, tablets and capsules by their usual strength. */
export const DOSE_FORMS: Readonly<Record<string, DoseForm>> = {
  'eggshell-powder': spoon(5.5, ['calcium']),
  'calcium-carbonate': spoon(5.4, ['calcium']),
  'bone-meal': spoon(4.7, ['calcium', 'phosphorus']),
  'iodised-salt': spoon(6, ['sodium', 'chloride'], 0.125),
  'potassium-chloride': spoon(6, ['potassium', 'chloride'], 0.125),
  'magnesium-citrate': spoon(2.8, ['magnesium']),
  'brewers-yeast': spoon(2.7, YEAST),
  'taurine-powder': capsule(0.5, 'taurine', '500 mg taurine'),
  'fish-oil': capsule(1, 'epa-dha', '1 g'),
  'vitamin-e-oil': capsule(0.125, 'vitamin-e', '100 IU'),
  'kelp-tablet': tablet(0.3, 'iodine', '150 µg iodine'),
  'zinc-gluconate': tablet(0.1045, 'zinc', '15 mg zinc'),
  'copper-gluconate': capsule(0.0143, 'copper', '2 mg copper'),
  'manganese-gluconate': tablet(0.0438, 'manganese', '5 mg manganese'),
  'iron-bisglycinate': capsule(0.0511, 'iron', '14 mg iron'),
  'choline-bitartrate': capsule(0.608, 'choline', '250 mg choline'),
  'vitamin-d3-drops': {
    form: 'drop',
    unitGrams: 0.028,
    step: 1,
    fills: ['vitamin-d'],
    holds: '400 IU',
  },
  'thiamine-hydrochloride': tablet(0.0636, 'thiamine', '50 mg thiamine'),
  'sunflower-oil': spoon(4.5, ['fat', 'linoleic-acid', 'vitamin-e'], 0.5),
  'chicken-liver': { form: 'piece', unitGrams: 5, step: 1, fills: LIVER },
};

const EIGHTHS = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8'];

/** 1.25 as '1 1/4'. */
function mixed(count: number): string {
  const eighths = Math.round(count * 8);
  const whole = Math.floor(eighths / 8);
  const part = EIGHTHS[eighths % 8] ?? '';
  return [whole > 0 ? String(whole) : '', part].filter((text) => text !== '').join(' ');
}

/**
 * Grams of a number of units. Spoonfuls and pieces are rounded as displayed: to a tenth from 3 g up if the step is at
 * least a quarter, else to a hundredth, below half a gram to a milligram. Counted units have the content of their
 * label, unrounded.
 */
export function doseGrams(form: DoseForm, count: number): number {
  const grams = form.unitGrams * count;
  if (form.form !== 'spoon' && form.form !== 'piece') return Number(grams.toPrecision(6));
  return Number(grams.toFixed(grams < 0.5 ? 3 : grams < 3 || form.step < 0.25 ? 2 : 1));
}

/** Instructions for units other than spoonfuls. */
const HANDLING: Record<DoseForm['form'], string> = {
  spoon: '',
  tablet: ', crushed',
  capsule: ', opened',
  drop: '',
  piece: '',
};
const OILS = new Set(['fish-oil', 'vitamin-e-oil']);

/** '1 1/4 level tsp (6.9 g)', '2 tablets, 15 mg zinc each, crushed', '1 drop of 400 IU'. */
export function doseText(id: string, form: DoseForm, count: number): string {
  const grams = doseGrams(form, count);
  if (form.form === 'piece') return `${grams} g, cooked with the rest`;
  if (form.form === 'spoon') return `${mixed(count)} level tsp (${grams} g)`;
  const unit = `${form.form}${count > 1 ? 's' : ''}`;
  // Half a tablet holds half of it.
  const each = count === 1 ? '' : ' each';
  const handling = OILS.has(id) ? ', pricked and squeezed' : HANDLING[form.form];
  if (form.form === 'drop') return `${mixed(count)} ${unit} of ${form.holds}${each}`;
  return `${mixed(count)} ${unit}, ${form.holds}${each}${handling}`;
}
