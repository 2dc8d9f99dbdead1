import type { Recipe } from '../recipe/recipe.ts';
import { ingredientDetails } from '../reference/ingredient-details.ts';
import { plainText, singular } from '../words/forms.ts';
import { GAP, tokenise } from '../words/tokens.ts';
import { FOOD_GROUP_ROWS } from './food-group-rows.ts';

/** A food or family of foods by an owner's word for it. */
export type FoodGroup = {
  name: string;
  /** Each of one to three words, in the singular. */
  words: readonly string[];
  /** Whether a table entry belongs to the group. */
  has(id: string): boolean;
  /** Whether a food or supplement must be avoided for a pet that may not have this group. */
  touches(id: string): boolean;
};

const list = (cell = '') => cell.split(',').filter((part) => part !== '');

function matcher(patterns: readonly string[]): (id: string) => boolean {
  return (id) =>
    patterns.some((pattern) => {
      if (pattern.startsWith(':')) return ingredientDetails(id)?.category === pattern.slice(1);
      return pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern;
    });
}

function parse(row: string): FoodGroup {
  const [name = '', words, ids, further] = row.split('|');
  const has = matcher(list(ids));
  const reaches = matcher(list(further));
  return { name, words: list(words), has, touches: (id) => has(id) || reaches(id) };
}

/** Every food group that a question can ask for or rule out. */
export const FOOD_GROUPS: readonly FoodGroup[] = FOOD_GROUP_ROWS.trim().split('\n').map(parse);

/** Marks that matter in a question, as words of their own; '&' joins foods as 'and' does. */
const MARKS: readonly (readonly [gap: number, mark: string])[] = [
  [GAP.close, ')'],
  [GAP.stop | GAP.colon | GAP.line, '.'],
  [GAP.comma, ','],
  [GAP.and, 'and'],
  [GAP.open, '('],
];

/** A possessive keeps its s: cow's milk is not beef. */
const wordAs = (typed: string) => (/['’]s$/.test(typed) ? plainText(typed) : singular(plainText(typed)));

/** The words of a text in the form of group names, in the singular, with the marks between them. */
export function plainWords(text: string): string[] {
  const { starts, ends, gaps } = tokenise(text);
  return Array.from(starts).flatMap((start, at) => [
    ...MARKS.flatMap(([gap, mark]) => ((gaps[at] ?? 0) & gap ? mark : [])),
    wordAs(text.slice(start, ends[at])),
  ]);
}

const BY_WORDS = new Map(FOOD_GROUPS.flatMap((group) => group.words.map((words) => [words, group] as const)));
const LONGEST = 3;

/** The group named at an index of `plainWords`, with its length in words; the longest name wins. */
export function groupAt(words: readonly string[], at: number): { group: FoodGroup; length: number } | null {
  for (let length = LONGEST; length > 0; length -= 1) {
    const group = BY_WORDS.get(words.slice(at, at + length).join(' '));
    if (group !== undefined && at + length <= words.length) return { group, length };
  }
  return null;
}

function namesGroup(text: string, group: FoodGroup): boolean {
  const words = plainWords(text);
  return words.some((_, at) => groupAt(words, at)?.group === group);
}

/** Whether a recipe contains, names or may hide a group: by id, or by words for lines without an id. */
export function mayHold(recipe: Pick<Recipe, 'title' | 'ingredientLines' | 'supplements'>, group: FoodGroup) {
  return (
    recipe.ingredientLines.some(({ ingredientId, metric, us }) =>
      ingredientId === null
        ? namesGroup(metric, group) || namesGroup(us, group)
        : group.touches(ingredientId),
    ) ||
    recipe.supplements.some(({ id }) => group.touches(id)) ||
    namesGroup(recipe.title, group)
  );
}

/** Grams of a food group in the batch. */
export function gramsOf(recipe: Pick<Recipe, 'ingredientLines'>, group: FoodGroup): number {
  const lines = recipe.ingredientLines.filter(
    ({ ingredientId }) => ingredientId !== null && group.has(ingredientId),
  );
  return lines.reduce((sum, { grams }) => sum + grams, 0);
}
