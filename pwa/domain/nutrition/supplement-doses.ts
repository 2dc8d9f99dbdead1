/** How people measure a supplement out. */
export type DoseForm = {
  form: 'spoon' | 'tablet' | 'capsule' | 'drop' | 'piece';
  /** Grams of a level teaspoon, a tablet, a capsule or a drop. */
  unitGrams: number;
  /** The smallest part of a unit that can be measured. */
  step: number;
  /** What one tablet, capsule or drop holds: '15 mg zinc'. */
  holds?: string;
};

const spoon = (unitGrams: number, step = 0.25): DoseForm => ({ form: 'spoon', unitGrams, step });
const tablet = (unitGrams: number, holds: string): DoseForm => ({
  form: 'tablet',
  unitGrams,
  step: 0.5,
  holds,
});
const capsule = (unitGrams: number, holds: string): DoseForm => ({
  form: 'capsule',
  unitGrams,
  step: 1,
  holds,
});

/** Doses as sold in the UK and the US: level teaspoons by density, tablets and capsules by their usual strength. */
export const DOSE_FORMS: Readonly<Record<string, DoseForm>> = {
  'eggshell-powder': spoon(5.5),
  'calcium-carbonate': spoon(5.4),
  'bone-meal': spoon(4.7),
  'iodised-salt': spoon(6, 0.125),
  'potassium-chloride': spoon(6, 0.125),
  'magnesium-citrate': spoon(2.8),
  'brewers-yeast': spoon(2.7),
  'taurine-powder': capsule(0.5, '500 mg taurine'),
  'fish-oil': capsule(1, '1 g'),
  'vitamin-e-oil': capsule(0.125, '100 IU'),
  'kelp-tablet': tablet(0.3, '150 µg iodine'),
  'zinc-gluconate': tablet(0.1045, '15 mg zinc'),
  'copper-gluconate': capsule(0.0143, '2 mg copper'),
  'manganese-gluconate': tablet(0.0438, '5 mg manganese'),
  'iron-bisglycinate': capsule(0.0511, '14 mg iron'),
  'choline-bitartrate': capsule(0.608, '250 mg choline'),
  'vitamin-d3-drops': { form: 'drop', unitGrams: 0.028, step: 1, holds: '400 IU' },
  'thiamine-hydrochloride': tablet(0.0636, '50 mg thiamine'),
  'sunflower-oil': spoon(4.5, 0.5),
  'chicken-liver': { form: 'piece', unitGrams: 5, step: 1 },
};

const EIGHTHS = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8'];

/** 1.25 as '1 1/4'. */
function mixed(count: number): string {
  const eighths = Math.round(count * 8);
  const whole = Math.floor(eighths / 8);
  const part = EIGHTHS[eighths % 8] ?? '';
  return [whole > 0 ? String(whole) : '', part].filter((text) => text !== '').join(' ');
}

/** Grams as they are weighed or printed: a tenth from 3 g up, a hundredth from 0.5 g, a milligram below. */
export function doseGrams(form: DoseForm, count: number): number {
  const grams = form.unitGrams * count;
  const digits = grams >= 3 ? 1 : grams >= 0.5 ? 2 : 3;
  return Number(grams.toFixed(digits));
}

/** How to use what is not a spoonful. */
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
  const each = count > 1 ? ' each' : '';
  const handling = OILS.has(id) ? ', pricked and squeezed' : HANDLING[form.form];
  if (form.form === 'drop') return `${mixed(count)} ${unit} of ${form.holds}${each}`;
  return `${mixed(count)} ${unit}, ${form.holds}${each}${handling}`;
}
