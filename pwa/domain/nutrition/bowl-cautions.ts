import { LABELLED } from './batch-part.ts';
import {
  type CautionCode,
  FAT_CAUTION_GRAMS,
  freshGrams,
  isLargeFish,
  isOffal,
  LARGE_FISH_CAUTION,
  LIVER_SHARES,
  OFFAL_CAUTION,
  RAW_EGG_WHITE_CAUTION,
} from './food-shares.ts';
import { nutrientsPer, type RecipeNutrients } from './recipe-nutrients.ts';

/** A caution beside the nutrients; `amount` is a percentage of the food, or g per 1000 kcal for fat. */
export type BowlCaution = { code: CautionCode; amount: number };

/**
 * The cautions of a batch, most serious first: by share of the food without water, and fat by energy.
 * @param rawWhiteGrams egg white that stays raw, from `rawEggWhiteGrams`
 */
export function bowlCautions(nutrients: RecipeNutrients, rawWhiteGrams = 0): BowlCaution[] {
  const { solidGrams, liverGrams, mixedOffalGrams, parts } = nutrients;
  if (solidGrams <= 0) return [];
  const gramsOf = (isMeant: (id: string | null, name: string) => boolean) =>
    parts.reduce(
      (sum, { id, name, grams }) =>
        id !== LABELLED && isMeant(id, name) ? sum + (id === null ? freshGrams(name, grams) : grams) : sum,
      0,
    );
  const liver = liverGrams / solidGrams;
  const offal = (gramsOf(isOffal) + mixedOffalGrams) / solidGrams;
  const fish = gramsOf((id, name) => isLargeFish(id ?? '') || isLargeFish(name)) / solidGrams;
  const white = rawWhiteGrams / solidGrams;
  const fat = nutrientsPer(nutrients, '1000kcal')('fat');
  const liverCode = liver > LIVER_SHARES.tooMuch ? 'too-much-liver' : 'liver';
  const found: (BowlCaution | null)[] = [
    liver > LIVER_SHARES.caution ? { code: liverCode, amount: 100 * liver } : null,
    liver <= LIVER_SHARES.caution && offal > OFFAL_CAUTION ? { code: 'offal', amount: 100 * offal } : null,
    fat > FAT_CAUTION_GRAMS ? { code: 'fat', amount: fat } : null,
    fish > LARGE_FISH_CAUTION ? { code: 'large-fish', amount: 100 * fish } : null,
    white > RAW_EGG_WHITE_CAUTION ? { code: 'raw-egg-white', amount: 100 * white } : null,
  ];
  return found.filter((caution) => caution !== null);
}
