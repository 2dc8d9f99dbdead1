import {
  LABEL_BASES,
  labelNutrients,
  type Premix,
  type PremixUse,
  premixSchema,
  premixUseSchema,
} from '#domain/nutrition/premix';
import type { NutrientId } from '#domain/reference/nutrient';
import type { Species } from '#domain/reference/species';
import { type NumberBounds, typedNumber } from '#domain/units/typed-number';

/** The form as typed. Nutrients are under their ids. */
export type PremixWords = {
  name: string;
  amount: string;
  unit: string;
  scoopGrams: string;
  per: string;
} & Partial<Record<NutrientId, string>>;

export const NO_PREMIX: PremixWords = { name: '', amount: '', unit: 'g', scoopGrams: '', per: '100g' };

export const AMOUNT: NumberBounds = { min: 0.01, max: 10_000 };
export const SCOOP_GRAMS: NumberBounds = { min: 0.01, max: 1000 };
export const CONTENT: NumberBounds = { min: 0, max: 1e9 };

/** A stored premix, with its dose if it is known, as words of the form. */
export function wordsOfPremix(premix: Premix, use?: PremixUse): PremixWords {
  const { name, per, scoopGrams, holds } = premix;
  return {
    name,
    per,
    amount: use === undefined ? '' : String(use.amount),
    unit: use?.unit ?? (per === 'scoop' ? 'scoop' : 'g'),
    scoopGrams: scoopGrams === null ? '' : String(scoopGrams),
    ...Object.fromEntries(Object.entries(holds).map(([id, amount]) => [id, String(amount)])),
  };
}

/** The form's words as a draft of an earlier visit holds them; null if it is not one. */
export function readPremixWords(kept: unknown): PremixWords | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const words = Object.entries(kept).filter(([, word]) => typeof word === 'string');
  return { ...NO_PREMIX, ...Object.fromEntries(words) };
}

type PremixField = 'name' | 'amount' | 'scoopGrams' | 'holds';
type PremixReading =
  | { premix: Premix; use: PremixUse; errors: null }
  | { errors: Partial<Record<PremixField, string>> };

/** Null if the field is empty. */
const numberOrNull = (text: string, bounds: NumberBounds) => typedNumber(text, bounds) ?? null;

/** The premix and its dose as typed, or what is wrong by field. An empty nutrient stays unsaid. */
export function readPremix(species: Species, words: PremixWords): PremixReading {
  const per = LABEL_BASES.find((basis) => basis === words.per) ?? '100g';
  const unit = words.unit === 'scoop' ? 'scoop' : 'g';
  const holds = labelNutrients(species).flatMap((id) => {
    const amount = typedNumber(words[id] ?? '', CONTENT);
    return amount === undefined ? [] : [[id, amount] as const];
  });
  const scoopGrams = numberOrNull(words.scoopGrams, SCOOP_GRAMS);
  const amount = numberOrNull(words.amount, AMOUNT);
  const premix = premixSchema.safeParse({
    species,
    name: words.name,
    per,
    scoopGrams,
    holds: Object.fromEntries(holds),
  });
  const use = premixUseSchema.safeParse({ isOn: true, species, name: words.name, amount, unit });
  const isWithoutScoop = unit === 'scoop' && scoopGrams === null;
  if (premix.success && use.success && !isWithoutScoop)
    return { premix: premix.data, use: use.data, errors: null };
  const errors: Partial<Record<PremixField, string>> = {};
  for (const { path, message } of premix.error?.issues ?? []) {
    const [field] = path;
    if (field === 'holds') {
      errors.holds = path.length > 1 ? 'Correct the figures that are marked.' : message;
    } else if (field === 'name' || field === 'scoopGrams') errors[field] = message;
  }
  if (isWithoutScoop) errors.scoopGrams = 'Enter what one scoop weighs.';
  if (amount === null || Number.isNaN(amount)) errors.amount = 'Enter the dose for the whole recipe.';
  return { errors };
}
