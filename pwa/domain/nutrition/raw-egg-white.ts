import { preparedFoods } from '../cooking/cooking-audit.ts';

/** White of a whole egg by weight. */
const WHITE_OF_EGG = 0.6;
const WHITES: Readonly<Record<string, number>> = {
  'egg-white': 1,
  egg: WHITE_OF_EGG,
  'duck-egg': WHITE_OF_EGG,
  'quail-egg': WHITE_OF_EGG,
};

type Line = { part: string; ingredientId: string | null; grams: number | null };

/** Grams of egg white that no step cooks. Without steps, counts only lines that say raw. */
export function rawEggWhiteGrams(lines: readonly Line[], steps: readonly string[]): number {
  const whites = lines.filter(({ ingredientId }) => WHITES[ingredientId ?? ''] !== undefined);
  if (whites.length === 0) return 0;
  const foods = preparedFoods({ ingredients: lines.map(({ part }) => part), steps });
  const isRaw = (line: Line) =>
    steps.length === 0
      ? /\b(?:raw|uncooked)\b/i.test(line.part)
      : foods.some(({ index, doneness }) => lines[index] === line && doneness !== 'cooked');
  return whites
    .filter(isRaw)
    .reduce((sum, { ingredientId, grams }) => sum + (grams ?? 0) * (WHITES[ingredientId ?? ''] ?? 0), 0);
}
