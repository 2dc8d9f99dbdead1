import { INGREDIENT_DETAILS } from '../reference/ingredient-details.ts';
import { INGREDIENTS } from '../reference/ingredients.ts';
import { MORE_DETAILS, MORE_INGREDIENTS } from '../reference/more-foods.ts';
import { SUPPLEMENTS } from '../reference/supplements.ts';
import { furtherNames } from './food-aliases.ts';
import { foodWords, plainFoodText } from './food-words.ts';

/** One name of a food: the words that all have to be there. */
export type FoodName = { id: string; words: readonly string[] };

const FOODS = [...INGREDIENTS, ...MORE_INGREDIENTS, ...SUPPLEMENTS];

const withoutBrackets = (name: string) => name.replace(/\([^)]*\)/g, ' ');

/** Names and ids, in the order in which the first of those with the same words wins. */
function* allNames(): Generator<[name: string, id: string]> {
  for (const { id, aliases } of INGREDIENT_DETAILS) for (const alias of aliases) yield [alias, id];
  yield* furtherNames();
  for (const { id, aliases } of MORE_DETAILS) for (const alias of aliases) yield [alias, id];
  for (const { id, name } of FOODS) yield [withoutBrackets(name), id];
  for (const { id, nameUs } of MORE_DETAILS) if (nameUs !== null) yield [withoutBrackets(nameUs), id];
  for (const { id } of FOODS) yield [id, id];
}

type Index = {
  byWord: ReadonlyMap<string, readonly FoodName[]>;
  singleWords: ReadonlySet<string>;
  keys: ReadonlySet<string>;
};

const keyOf = (words: readonly string[]) => [...words].sort().join(' ');

function build(): Index {
  const byWord = new Map<string, FoodName[]>();
  const singleWords = new Set<string>();
  const keys = new Set<string>();
  for (const [text, id] of allNames()) {
    const words = [...new Set(foodWords(plainFoodText(text)))];
    const key = keyOf(words);
    if (words.length === 0 || keys.has(key)) continue;
    keys.add(key);
    if (words.length === 1) singleWords.add(words[0] ?? '');
    const name = { id, words };
    for (const word of words) {
      const names = byWord.get(word);
      if (names === undefined) byWord.set(word, [name]);
      else names.push(name);
    }
  }
  return { byWord, singleWords, keys };
}

let built: Index | undefined;

/** Built when the first food is looked for. */
function index(): Index {
  built ??= build();
  return built;
}

/** The names that hold a word; of names with the same words the first of the table stands. */
export function namesWith(word: string): readonly FoodName[] {
  return index().byWord.get(word) ?? [];
}

/** Every word that a name holds. */
export function indexedWords(): readonly string[] {
  return [...index().byWord.keys()];
}

/** Whether these words, and no others, name a food. */
export function isFoodName(words: readonly string[]): boolean {
  return index().keys.has(keyOf(words));
}

/** Whether a text is the id of a food or a supplement. */
export function isFoodId(text: string): boolean {
  return ids.has(text);
}

const ids: ReadonlySet<string> = new Set(FOODS.map(({ id }) => id));

/** Whether a word alone names a food. */
export function isFoodWord(word: string): boolean {
  return index().singleWords.has(word);
}
