import { findFood } from '#domain/ingredient-line/find-food';
import { labelNutrients } from '#domain/nutrition/premix';
import {
  ENERGY_BASES,
  FOOD_KINDS,
  LABEL_LAWS,
  type LabelFood,
  labelFoodSchema,
  MEASURES,
} from '#domain/pet-food/label-food';
import { labelUnit } from '#domain/pet-food/label-units';
import type { NutrientId } from '#domain/reference/nutrient';
import { SPECIES, type Species } from '#domain/reference/species';
import { type NumberBounds, typedNumber } from '#domain/units/typed-number';

/** The claims that a label may make; empty before one is chosen. */
export const CLAIMS = ['', 'adult', 'growth', 'none'] as const;
type Claim = (typeof CLAIMS)[number];

const ANALYSIS = ['protein', 'fat', 'fibre', 'ash', 'moisture'] as const;
type AnalysisField = (typeof ANALYSIS)[number];

/** The form as typed. Nutrients are under `nutrients`. */
export type LabelWords = Record<AnalysisField | 'name' | 'energy' | 'measureGrams', string> & {
  species: Species;
  kind: LabelFood['kind'];
  claim: Claim;
  law: LabelFood['law'];
  per: (typeof ENERGY_BASES)[number];
  measure: (typeof MEASURES)[number];
  nutrients: Partial<Record<NutrientId, string>>;
};

export const PERCENT: NumberBounds = { min: 0, max: 100 };
export const ENERGY: NumberBounds = { min: 0.01, max: 20_000 };
export const MEASURE_GRAMS: NumberBounds = { min: 0.1, max: 10_000 };
export const CONTENT: NumberBounds = { min: 0, max: 1e7 };

export function emptyLabel(species: Species, law: LabelFood['law']): LabelWords {
  return {
    ...{ name: '', species, kind: 'dry', claim: '', law },
    ...{ protein: '', fat: '', fibre: '', ash: '', moisture: '' },
    ...{ energy: '', per: law === 'US' ? 'kg' : '100g', measure: 'cup', measureGrams: '' },
    nutrients: {},
  };
}

const wordOf = (number: number | null | undefined) => (number == null ? '' : String(number));

/** A stored food as words of the form. */
export function wordsOfFood(food: LabelFood): LabelWords {
  const { name, species, kind, law, completeFor, energy, measure, nutrients } = food;
  const analysis = Object.fromEntries(ANALYSIS.map((id) => [id, wordOf(food[id])]));
  return {
    ...emptyLabel(species, law),
    ...(analysis as Record<AnalysisField, string>),
    ...{ name, kind, claim: completeFor ?? 'none', energy: wordOf(energy?.amount) },
    ...(energy !== null && { per: energy.per }),
    ...(measure !== null && { measure: measure.unit, measureGrams: wordOf(measure.grams) }),
    nutrients: Object.fromEntries(Object.entries(nutrients).map(([id, { amount }]) => [id, wordOf(amount)])),
  };
}

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((one) => one === value);

/** The form's words as a draft of an earlier visit holds them; null if it is not one. */
export function readLabelWords(kept: unknown): LabelWords | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const words = kept as Readonly<Record<string, unknown>>;
  const empty = emptyLabel(
    oneOf(SPECIES, words['species']) ?? 'dog',
    oneOf(LABEL_LAWS, words['law']) ?? 'EU',
  );
  const typed = (['name', ...ANALYSIS, 'energy', 'measureGrams'] as const).flatMap((field) =>
    typeof words[field] === 'string' ? [[field, words[field]] as const] : [],
  );
  const nutrients = Object.entries((words['nutrients'] as object | undefined) ?? {});
  return {
    ...empty,
    ...Object.fromEntries(typed),
    kind: oneOf(FOOD_KINDS, words['kind']) ?? empty.kind,
    claim: oneOf(CLAIMS, words['claim']) ?? empty.claim,
    per: oneOf(ENERGY_BASES, words['per']) ?? empty.per,
    measure: oneOf(MEASURES, words['measure']) ?? empty.measure,
    nutrients: Object.fromEntries(nutrients.filter(([, word]) => typeof word === 'string')),
  };
}

/** The nutrients to type besides the analysis: in the order of the tables, then fatty acids. */
export function typedNutrients(species: Species): NutrientId[] {
  const inAnalysis: ReadonlySet<NutrientId> = new Set(['protein', 'fat', 'fibre', 'carbohydrate']);
  const fats: NutrientId[] = ['linoleic-acid', 'epa-dha'];
  return [...labelNutrients(species).filter((id) => !inAnalysis.has(id) && !fats.includes(id)), ...fats];
}

type LabelField = AnalysisField | 'name' | 'claim' | 'energy' | 'measure' | 'analysis' | 'nutrients';
export type LabelErrors = Partial<Record<LabelField, string>>;

type LabelReading = {
  /** Null while something is missing or can't be. */
  food: LabelFood | null;
  /** What is still missing: shown once the person has tried to save. */
  missing: LabelErrors;
  /** What can't be as typed: shown at once. */
  impossible: LabelErrors;
};

const MISSING: Record<'protein' | 'fat' | 'fibre', string> = {
  protein: 'Enter the protein in percent.',
  fat: 'Enter the fat in percent.',
  fibre: 'Enter the fibre in percent; 0 if there is none.',
};

/** Undefined if the field is empty; NaN if it can't be read. */
const numbersOf = (words: LabelWords) => ({
  analysis: Object.fromEntries(ANALYSIS.map((id) => [id, typedNumber(words[id], PERCENT)])) as Record<
    AnalysisField,
    number | undefined
  >,
  energy: typedNumber(words.energy, ENERGY),
  measureGrams: typedNumber(words.measureGrams, MEASURE_GRAMS),
  nutrients: typedNutrients(words.species).flatMap((id) => {
    const amount = typedNumber(words.nutrients[id] ?? '', CONTENT);
    return amount === undefined ? [] : [{ id, amount }];
  }),
});

/** Whether a name is a food of our tables in one word: every line with 'chicken' would become this food. */
const isPlainFood = (name: string) => !/\s/.test(name.trim()) && findFood(name) !== null;

/** Reads the form: the food, or what is missing and what can't be, by field. An empty nutrient stays unsaid. */
export function readLabel(id: string, words: LabelWords, others: readonly LabelFood[]): LabelReading {
  const { analysis, energy, measureGrams, nutrients } = numbersOf(words);
  const missing: LabelErrors = {};
  for (const field of ['protein', 'fat', 'fibre'] as const)
    if (analysis[field] === undefined) missing[field] = MISSING[field];
  if (words.claim === '') missing.claim = 'Choose what its label says.';
  if (words.name.trim() === '') missing.name = 'Enter its name, as you’d write it in a recipe.';

  const isUnread = [
    ...Object.values(analysis),
    energy,
    measureGrams,
    ...nutrients.map((one) => one.amount),
  ].some(Number.isNaN);
  const orZero = (number: number | undefined) => number || 0;
  const orNull = (number: number | undefined) => number || (number === 0 ? 0 : null);
  // What is missing counts as nothing, so that figures that can't be are refused before the last is typed.
  const parsed = labelFoodSchema.safeParse({
    id,
    name: words.name.trim() === '' ? 'Food' : words.name,
    species: words.species,
    kind: words.kind,
    completeFor: words.claim === 'adult' || words.claim === 'growth' ? words.claim : null,
    law: words.law,
    protein: orZero(analysis.protein),
    fat: orZero(analysis.fat),
    fibre: orZero(analysis.fibre),
    ash: orNull(analysis.ash),
    moisture: orNull(analysis.moisture),
    energy: energy ? { amount: energy, per: words.per } : null,
    measure: measureGrams ? { unit: words.measure, grams: measureGrams } : null,
    nutrients: Object.fromEntries(
      nutrients
        .filter(({ amount }) => !Number.isNaN(amount))
        .map((one) => [one.id, { amount: one.amount, unit: labelUnit(one.id, words.law) }]),
    ),
  });

  const impossible: LabelErrors = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path[0] as LabelField;
    const isMissing = field === 'energy' ? !energy : field === 'moisture' || field === 'measure';
    (isMissing ? missing : impossible)[field] ??= message;
  }
  const isTaken = (other: LabelFood) =>
    other.id !== id && other.name.toLowerCase() === words.name.trim().toLowerCase();
  if (others.some(isTaken)) impossible.name = 'You already have a food of this name.';
  else if (isPlainFood(words.name)) impossible.name = 'Our tables have a food of this name: add the brand.';
  if (isUnread) missing.analysis = 'Correct the figures that are marked.';
  const isWhole = Object.keys(missing).length === 0 && Object.keys(impossible).length === 0;
  return { food: isWhole ? (parsed.data ?? null) : null, missing, impossible };
}
