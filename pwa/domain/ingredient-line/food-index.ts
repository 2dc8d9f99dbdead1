import { furtherNames } from '../reference/food-aliases.ts';
import { INGREDIENT_DETAILS } from '../reference/ingredient-details.ts';
import { INGREDIENTS } from '../reference/ingredients.ts';
import { SUPPLEMENTS } from '../reference/supplements.ts';
import { foodWords, plainFoodText } from './food-words.ts';

/** A name of a food: all its words must occur. */
export type FoodName = { id: string; words: readonly string[] };

type Named = { id: string; name: string };

const withoutBrackets = (name: string) => name.replace(/\([^)]*\)/g, ' ');

/** Names and ids; of names with the same words the first wins. */
function* allNames(foods: readonly Named[]): Generator<[name: string, id: string]> {
  for (const { id, aliases } of INGREDIENT_DETAILS) for (const alias of aliases) yield [alias, id];
  yield* furtherNames();
  for (const { id, name } of foods) yield [withoutBrackets(name), id];
  for (const { id, nameUs } of INGREDIENT_DETAILS) if (nameUs !== null) yield [withoutBrackets(nameUs), id];
  for (const { id } of foods) yield [id, id];
}

type Index = {
  byWord: ReadonlyMap<string, readonly FoodName[]>;
  singleWords: ReadonlySet<string>;
  keys: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** Words of all names of a food. */
  byId: ReadonlyMap<string, ReadonlySet<string>>;
};

const keyOf = (words: readonly string[]) => [...words].sort().join(' ');

function build(): Index {
  const foods = [...INGREDIENTS, ...SUPPLEMENTS];
  const byWord = new Map<string, FoodName[]>();
  const singleWords = new Set<string>();
  const keys = new Set<string>();
  const byId = new Map<string, Set<string>>();
  for (const [text, id] of allNames(foods)) {
    const words = [...new Set(foodWords(plainFoodText(text)))];
    const key = keyOf(words);
    if (words.length === 0 || keys.has(key)) continue;
    keys.add(key);
    if (words.length === 1) singleWords.add(words[0] ?? '');
    byId.set(id, new Set([...(byId.get(id) ?? []), ...words]));
    const name = { id, words };
    for (const word of words) {
      const names = byWord.get(word);
      if (names === undefined) byWord.set(word, [name]);
      else names.push(name);
    }
  }
  return { byWord, singleWords, keys, ids: new Set(foods.map(({ id }) => id)), byId };
}

let built: Index | undefined;

/** Built on the first search. */
function index(): Index {
  built ??= build();
  return built;
}

/** Names that contain a word; of names with the same words the first of the table counts. */
export function namesWith(word: string): readonly FoodName[] {
  return index().byWord.get(word) ?? [];
}

/** Whether a word is part of any name of a food: 'wood' and 'breast' of pigeon. */
export function isWordOf(id: string, word: string): boolean {
  return index().byId.get(id)?.has(word) ?? false;
}

/** Every word of the names. */
export function indexedWords(): readonly string[] {
  return [...index().byWord.keys()];
}

/** Whether exactly these words name a food. */
export function isFoodName(words: readonly string[]): boolean {
  return index().keys.has(keyOf(words));
}

/** Whether a text is the id of a food or a supplement. */
export function isFoodId(text: string): boolean {
  return index().ids.has(text);
}

/** Whether a word alone names a food. */
export function isFoodWord(word: string): boolean {
  return index().singleWords.has(word);
}
