import { INGREDIENT_DETAILS } from '../reference/ingredient-details.ts';
import { INGREDIENTS } from '../reference/ingredients.ts';
import { SUPPLEMENTS } from '../reference/supplements.ts';
import { furtherNames } from './food-aliases.ts';
import { foodWords, plainFoodText, SAME_WORD } from './food-words.ts';

/** One name of a food: the words that all have to be there. */
export type FoodName = { id: string; words: readonly string[] };

const withoutBrackets = (name: string) => name.replace(/\([^)]*\)/g, ' ');

function* allNames(): Generator<[name: string, id: string]> {
  for (const { id, aliases } of INGREDIENT_DETAILS) for (const alias of aliases) yield [alias, id];
  yield* furtherNames();
  for (const { id, name } of INGREDIENTS) yield [withoutBrackets(name), id];
  for (const { id, name } of SUPPLEMENTS) yield [withoutBrackets(name), id];
  for (const { id } of [...INGREDIENTS, ...SUPPLEMENTS]) yield [id, id];
}

const byWord = new Map<string, FoodName[]>();
const singleWords = new Set<string>();

function build(): void {
  const seen = new Set<string>();
  for (const [name, id] of allNames()) {
    const words = [...new Set(foodWords(plainFoodText(name)))];
    const key = [...words].sort().join(' ');
    if (words.length === 0 || seen.has(key)) continue;
    seen.add(key);
    if (words.length === 1) singleWords.add(words[0] ?? '');
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), { id, words }]);
  }
}
build();

/** A word without the doubling of its letters, which is what people get wrong: 'brocolli', 'zuchini', 'chiken'. */
const skeleton = (word: string) => word.replace(/ck/g, 'k').replace(/(.)\1/g, '$1');

const MIN_SKELETON = 5;
const bySkeleton = new Map(
  [...byWord.keys(), ...SAME_WORD.keys()]
    .map((word): [string, string] => [skeleton(word), SAME_WORD.get(word) ?? word])
    .filter(([bones]) => bones.length >= MIN_SKELETON),
);

/** The word of the index that a word must mean, where only its doubled letters are wrong; else the word itself. */
export function wellSpelt(word: string): string {
  return byWord.has(word) ? word : (bySkeleton.get(skeleton(word)) ?? word);
}

/** The names that hold a word; of names with the same words the first of the table stands. */
export function namesWith(word: string): readonly FoodName[] {
  return byWord.get(word) ?? [];
}

const ids: ReadonlySet<string> = new Set([...INGREDIENTS, ...SUPPLEMENTS].map(({ id }) => id));

/** Whether a text is the id of a food or a supplement. */
export function isFoodId(text: string): boolean {
  return ids.has(text);
}

/** Whether a word alone names a food. */
export function isFoodWord(word: string): boolean {
  return singleWords.has(word);
}
