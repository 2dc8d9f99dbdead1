import {
  type BatchPart,
  isEither,
  isUnbounded,
  isUnknownFood,
  isVague,
  LABELLED,
  unsaidNutrients,
} from './batch-part.ts';
import { isLiver, isTableSalt } from './food-shares.ts';
import { type RecipeNutrients, sumsOf } from './recipe-nutrients.ts';

/** Whether a line leaves the batch uncertain: an unknown or ambiguous food, a vague or unbounded amount, a strength. */
export function isOpen(part: BatchPart): boolean {
  return isVague(part) || isUnknownFood(part) || isEither(part) || unsaidNutrients(part).length > 0;
}

/**
 * The certain contents of a batch: no unknown food, the minimum of a vague amount, the assumed reading of two foods.
 * Returns the same object if nothing is open.
 */
export function sureBatch(nutrients: RecipeNutrients): RecipeNutrients {
  if (!nutrients.parts.some(isOpen)) return nutrients;
  const parts = nutrients.parts
    .filter((part) => !isUnknownFood(part))
    .map(({ readAs, ...part }) => ({
      ...part,
      bounds: readAs ?? part.bounds,
      grams: part.leastGrams,
      mostGrams: part.leastGrams,
    }));
  // Uncertain grams neither increase the room for liver nor use it up.
  const doubtful = (isMeant: (id: string | null) => boolean) =>
    nutrients.parts.reduce((sum, part) => {
      const sureGrams = isUnknownFood(part) ? 0 : part.leastGrams;
      return part.id !== LABELLED && isMeant(part.id) ? sum + part.grams - sureGrams : sum;
    }, 0);
  return {
    ...nutrients,
    ...sumsOf(parts),
    solidGrams: nutrients.solidGrams - doubtful((id) => id !== 'water'),
    liverGrams: nutrients.liverGrams - doubtful((id) => id !== null && isLiver(id)),
    saltGrams: nutrients.saltGrams - doubtful(isTableSalt),
  };
}

/** The batch by the assumed reading of lines that may mean one of two foods. */
export function asRead(nutrients: RecipeNutrients): RecipeNutrients {
  if (!nutrients.parts.some(isEither)) return nutrients;
  const parts = nutrients.parts.map(({ readAs, ...part }) => ({ ...part, bounds: readAs ?? part.bounds }));
  return { ...nutrients, ...sumsOf(parts) };
}

/** Minimum share of energy from animal foods to count as a bowl. */
const ANIMAL_SHARE = 0.2;
const ANIMAL_KINDS: ReadonlySet<string> = new Set(['meat', 'organ', 'fish', 'egg', 'dairy']);

/**
 * Whether the certain contents make a bowl by themselves although a line was not understood: they include animal
 * foods, and unknown foods weigh no more than known ones. Spinach beside unrecognised chickens does not qualify.
 */
export function isBowlByItself(
  { parts }: RecipeNutrients,
  kindOf: (id: string) => string | undefined,
): boolean {
  const isMuch = (part: BatchPart) => isUnknownFood(part) || (isUnbounded(part) && part.bounds.mostKcal > 0);
  if (!parts.some(isMuch)) return true;
  const known = parts.filter((part) => !isUnknownFood(part));
  const kcalOf = (some: readonly BatchPart[]) =>
    some.reduce((sum, { bounds, leastGrams }) => sum + (bounds.leastKcal * leastGrams) / 100, 0);
  const gramsOf = (some: readonly BatchPart[]) => some.reduce((sum, { grams }) => sum + grams, 0);
  const animal = known.filter(({ id }) => id !== null && ANIMAL_KINDS.has(kindOf(id) ?? ''));
  return (
    kcalOf(animal) >= ANIMAL_SHARE * kcalOf(known) && gramsOf(parts.filter(isUnknownFood)) <= gramsOf(known)
  );
}
