import { singularWords } from '../words/forms.ts';
import type { Food, FoodCategory, FoodKind, Look } from './food.ts';
import { FOOD_ROWS, type FoodRow } from './food-table.ts';

export type BowlLine = { ingredientId: string | null; grams: number; metric: string };

/** A food missing from the table is drawn as a tan cube. */
const UNKNOWN: Look = { kind: 'cube', category: 'vegetable', size: 14, gap: 30, colours: ['#c9a86a'] };

/** Grams assumed for a line without a weight. */
const USUAL_GRAMS: Record<FoodCategory, number> = {
  protein: 300,
  grain: 220,
  vegetable: 120,
  fruit: 50,
  egg: 60,
  dairy: 60,
  extra: 10,
};

const MATCHERS = FOOD_ROWS.map((row) => [new RegExp(`\\b(?:${row[0]})(?!\\w)`), lookOf(row)] as const);

function lookOf([, kind, category, size, gap, main, second]: FoodRow): Look | null {
  if (kind === null) return null;
  const colours = second === undefined ? ([`#${main}`] as const) : ([`#${main}`, `#${second}`] as const);
  return { kind, category, size, gap, colours };
}

/** Look of a text: null = not drawn, undefined = food missing from the table. */
function lookUp(text: string): Look | null | undefined {
  const words = singularWords(text).join(' ');
  return MATCHERS.find(([pattern]) => pattern.test(words))?.[1];
}

/** Look of a line's food: by its id, else by its words, else a tan cube; null if it is not drawn. */
export function lookOfLine(line: Pick<BowlLine, 'ingredientId' | 'metric'>): Look | null {
  // 'sardines-oil' are fish in oil, 'sardine-oil' is an oil.
  const byId = lookUp(line.ingredientId?.replace(/(?<=s)-oil$/, ' in oil') ?? '');
  if (byId !== undefined) return byId;
  // 'carrots, steamed in chicken broth' are carrots: text after the comma is preparation.
  const byHead = lookUp(line.metric.replace(/[,(].*/, ''));
  const byWords = byHead === undefined ? lookUp(line.metric) : byHead;
  return byWords === undefined ? UNKNOWN : byWords;
}

function gramsOf(line: BowlLine, category: FoodCategory): number {
  if (line.grams > 0 && Number.isFinite(line.grams)) return line.grams;
  const [, amount, unit] = /(\d+(?:\.\d+)?)\s*(kg|g)\b/.exec(line.metric.toLowerCase()) ?? [];
  if (amount === undefined) return USUAL_GRAMS[category];
  return Number(amount) * (unit === 'kg' ? 1000 : 1) || USUAL_GRAMS[category];
}

/** The foods of a recipe in the order of its lines, merging lines of the same kind and colour. */
export function readIngredients(lines: readonly BowlLine[]): Food<FoodKind>[] {
  const foods = new Map<string, Food>();
  for (const line of lines) {
    const look = lookOfLine(line);
    if (look === null) continue;
    const key = look.kind + look.colours[0];
    const grams = gramsOf(line, look.category) + (foods.get(key)?.grams ?? 0);
    foods.set(key, { ...look, grams });
  }
  return [...foods.values()];
}
