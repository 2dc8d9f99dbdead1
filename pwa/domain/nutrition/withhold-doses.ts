import type { TargetId } from '../reference/targets.ts';
import { type BatchPart, exactPart, isUnknownFood } from './batch-part.ts';
import type { CompletenessRow } from './completeness.ts';
import { DENSITY_BASE_KCAL, demandOf } from './demands.ts';
import { isLiver, LIVER_SHARES } from './food-shares.ts';
import type { RecipeNutrients } from './recipe-nutrients.ts';
import type { Requirement } from './requirement.ts';
import { slackOf } from './slack.ts';
import { isOpen } from './sure-batch.ts';
import { isTableSalt, SALT_CAP_GRAMS_PER_1000_KCAL } from './table-salt.ts';

/** A withheld dose and the nutrient it could push too high; null for a cap on salt or liver. */
export type Withheld = { id: string; name: string; nutrient: TargetId | null };

type Dose = { id: string; name: string; grams: number };

const partOf = ({ id, name, grams }: Dose) => exactPart(id, name, grams);

const mostGramsOf = (parts: readonly BatchPart[], isMeant: (id: string) => boolean) =>
  parts.reduce((sum, { id, mostGrams }) => (id !== null && isMeant(id) ? sum + mostGrams : sum), 0);

/** A cap that may be exceeded if every open line is at its maximum. */
function overCap(parts: readonly BatchPart[], nutrients: RecipeNutrients, dose: Dose): boolean {
  if (isTableSalt(dose.id)) {
    const capGrams = (SALT_CAP_GRAMS_PER_1000_KCAL * nutrients.energyKcal) / DENSITY_BASE_KCAL;
    return mostGramsOf(parts, isTableSalt) + dose.grams > capGrams;
  }
  if (!isLiver(dose.id)) return false;
  const grams = mostGramsOf(parts, isLiver) + dose.grams;
  return grams > LIVER_SHARES.dose * (nutrients.solidGrams + dose.grams);
}

/**
 * Removes doses that might exceed a maximum: every vague amount at its worst, and no credit for energy an unknown
 * food may add. Doses are only removed, so no other one grows in compensation.
 */
export function withholdDoses<One extends Dose>(
  nutrients: RecipeNutrients,
  rows: readonly CompletenessRow[],
  found: readonly One[],
): { doses: One[]; withheld: Withheld[] } {
  if (!nutrients.parts.some(isOpen)) return { doses: [...found], withheld: [] };
  const parts = nutrients.parts.filter((part) => !isUnknownFood(part));
  const withheld: Withheld[] = [];
  let doses = [...found];
  const takeOut = (nutrient: TargetId | null, isTooMuch: (dose: One) => boolean) => {
    for (const { id, name } of doses.filter(isTooMuch)) withheld.push({ id, name, nutrient });
    doses = doses.filter((dose) => !isTooMuch(dose));
  };
  takeOut(null, (dose) => overCap(parts, nutrients, dose));
  const isBroken = (one: Requirement) => slackOf([...parts, ...doses.map(partOf)], one).least < 0;
  for (const { nutrient, maximum } of rows) {
    for (const one of demandOf({ nutrient, minimum: null, maximum, note: null }, null).maximums) {
      if (isBroken(one)) takeOut(nutrient, (dose) => slackOf([partOf(dose)], one).least < 0);
    }
  }
  return { doses, withheld };
}
