import { foodWords, plainFoodText, TRAILING_WORDS } from '../ingredient-line/food-words.ts';
import { type IngredientDetails, ingredientDetails } from '../reference/ingredient-details.ts';

/** An ingredient line: its food in the writer's words, and its id in our tables if known. */
export type NamedLine = { name: string; ingredientId: string | null };

/** Words for cuts that can also name the food: 'brown the mince'. */
const NAMING_CUTS = new Set(['mince', 'fillet', 'steak']);
/** Words that describe many things; alone they don't name a food. */
const WEAK = new Set('brown white red green yellow black sweet plain salt dry cooked sunflower'.split(' '));
/** Collective nouns of steps and the categories they cover. */
const GROUPS: ReadonlyMap<string, readonly IngredientDetails['category'][]> = new Map(
  Object.entries<readonly IngredientDetails['category'][]>({
    meat: ['meat', 'organ'],
    vegetable: ['vegetable'],
    veg: ['vegetable'],
    veggie: ['vegetable'],
    fish: ['fish'],
    fruit: ['fruit'],
    grain: ['grain'],
  }),
);
const EVERYTHING = /\b(?:everything|all (?:of )?(?:the |your )?ingredients|all together)\b/i;
const THE_REST = /\b(?:(?:remaining|other) ingredients|everything else|rest of the ingredients)\b/i;

function namingWords({ name }: NamedLine): Set<string> {
  const words = foodWords(plainFoodText(name)).filter((word) => !/^\d/.test(word));
  return new Set(words.filter((word) => !TRAILING_WORDS.has(word) || NAMING_CUTS.has(word)));
}

/** Lines of the foods that a collective noun covers: 'meat', 'veg'. */
function groupOf(word: string, lines: readonly NamedLine[]): number[] {
  const categories = GROUPS.get(word) ?? [];
  return lines.flatMap(({ ingredientId }, index) => {
    const category = ingredientDetails(ingredientId)?.category;
    return category !== undefined && categories.includes(category) ? [index] : [];
  });
}

/** Lines the step names; between 'chicken thigh' and 'chicken hearts' the one with more matching words. */
function calledByName(words: readonly string[], names: readonly Set<string>[]): number[] {
  const inStep = new Set(words);
  const matched = names.map((name) => [...name].filter((word) => inStep.has(word)));
  const count = (word: string) => words.filter((each) => each === word).length;
  return matched.flatMap((own, index) => {
    if (own.every((word) => WEAK.has(word))) return [];
    const saidMore = matched.filter(
      (other) => other.length > own.length && own.every((word) => other.includes(word)),
    );
    const isSaidAgain = own.some((word) => count(word) > saidMore.length);
    return saidMore.length === 0 || isSaidAgain ? [index] : [];
  });
}

/**
 * For each step the indices of the lines it uses, from its text: names of foods, groups ('the vegetables'), 'all the
 * ingredients' and 'the remaining ingredients'.
 */
export function linesOfSteps(steps: readonly string[], lines: readonly NamedLine[]): number[][] {
  const names = lines.map(namingWords);
  const every = lines.map((_, index) => index);
  const used = new Set<number>();
  return steps.map((step) => {
    const words = foodWords(plainFoodText(step));
    const groups = words.filter((word) => !names.some((name) => name.has(word)));
    const found = new Set([
      ...calledByName(words, names),
      ...groups.flatMap((word) => groupOf(word, lines)),
      ...(EVERYTHING.test(step) && !THE_REST.test(step) ? every : []),
      ...(THE_REST.test(step) ? every.filter((index) => !used.has(index)) : []),
    ]);
    for (const index of found) used.add(index);
    return [...found].sort((a, b) => a - b);
  });
}
