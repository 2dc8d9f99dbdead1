import { furtherNames } from '../reference/food-aliases.ts';
import { INGREDIENT_DETAILS } from '../reference/ingredient-details.ts';
import { INGREDIENTS } from '../reference/ingredients.ts';
import { SUPPLEMENTS } from '../reference/supplements.ts';
import { CHANGING_WORDS, foodWords, plainFoodText, SAME_WORD, TRAILING_WORDS } from './food-words.ts';

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
function indexedWords(): readonly string[] {
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

/** A word without doubled letters, the commonest spelling errors: 'brocolli', 'zuchini', 'chiken'. */
const skeleton = (word: string) => word.replace(/ck/g, 'k').replace(/(.)\1/g, '$1');

const MIN_SKELETON = 5;
/** Shorter words have too many neighbours: 'cod' and 'cob'. */
const MIN_MISSPELT = 5;
const MIN_MEANT = 6;

/** Correct words that are one letter away from a food. */
const NOT_MISSPELT = new Set(
  `batter bitter better button bottle current paper proper parley butler betters cattle charred grapes salmonella
  simmer summer winter squish breaded breads cherub muscle museum master potted pottery walled walnuts season`.split(
    /\s+/,
  ),
);

type Spellings = {
  bySkeleton: ReadonlyMap<string, string>;
  byInitial: ReadonlyMap<string, readonly string[]>;
  /** Cache of corrections by word. */
  found: Map<string, string>;
};

function buildSpellings(): Spellings {
  const bySkeleton = new Map<string, string>();
  const byInitial = new Map<string, string[]>();
  for (const word of [...indexedWords(), ...SAME_WORD.keys()]) {
    const meant = SAME_WORD.get(word) ?? word;
    const bones = skeleton(word);
    if (bones.length >= MIN_SKELETON) bySkeleton.set(bones, meant);
    if (word.length >= MIN_MEANT)
      byInitial.set(word.charAt(0), [...(byInitial.get(word.charAt(0)) ?? []), word]);
  }
  return { bySkeleton, byInitial, found: new Map() };
}

let builtSpellings: Spellings | undefined;

/** Built on the first word that no name has. */
function spellings(): Spellings {
  builtSpellings ??= buildSpellings();
  return builtSpellings;
}

/** Above any list of ingredients; bounds the memory for untrusted texts. */
const MOST_KEPT = 5_000;

/** Length of the common prefix of two words. */
function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/** Letters that sound alike; any vowel is interchangeable with any other. */
const SOUNDS = ['aeiouy', 'cksqxz', 'gj', 'bp', 'dt', 'fvw', 'mn', 'lr'];
/** In words this long a typing error is unambiguous too. */
const MIN_SLIP = 8;

/** 'pacaya' is not 'papaya': in a short word another consonant makes another word. */
const isLikely = (letter: string, meant: string, length: number) =>
  length >= MIN_SLIP || SOUNDS.some((letters) => letters.includes(letter) && letters.includes(meant));

/** Whether one letter is missing, added, wrong or swapped with its neighbour, except in the ending, which is grammar. */
function isOneLetterOff(word: string, meant: string): boolean {
  const at = sharedStart(word, meant);
  if (at === Math.min(word.length, meant.length)) return meant.length > word.length || /[^ysdre]$/.test(word);
  const [rest, meantRest] = [word.slice(at), meant.slice(at)];
  if (rest.slice(1) === meantRest.slice(1)) {
    return rest.length > 1 && isLikely(rest.charAt(0), meantRest.charAt(0), word.length);
  }
  if (rest.slice(1) === meantRest || rest === meantRest.slice(1)) return true;
  return rest[0] === meantRest[1] && rest[1] === meantRest[0] && rest.slice(2) === meantRest.slice(2);
}

function oneLetterOff(word: string, byInitial: Spellings['byInitial']): string | undefined {
  if (word.length < MIN_MISSPELT || NOT_MISSPELT.has(word)) return undefined;
  const near = (byInitial.get(word.charAt(0)) ?? []).filter(
    (meant) => Math.abs(meant.length - word.length) <= 1 && isOneLetterOff(word, meant),
  );
  const meant = new Set(near.map((one) => SAME_WORD.get(one) ?? one));
  return meant.size === 1 ? [...meant][0] : undefined;
}

/**
 * Corrects a word to one of the index: if only doubled letters differ, or if one letter of a long word differs and there is
 * only one candidate; otherwise returns the word. The first letter is assumed to be correct.
 */
export function wellSpelt(word: string): string {
  if (namesWith(word).length > 0 || TRAILING_WORDS.has(word) || CHANGING_WORDS.has(word)) return word;
  const { bySkeleton, byInitial, found } = spellings();
  const known = found.get(word);
  if (known !== undefined) return known;
  const meant = bySkeleton.get(skeleton(word)) ?? oneLetterOff(word, byInitial) ?? word;
  if (found.size >= MOST_KEPT) found.clear();
  found.set(word, meant);
  return meant;
}
