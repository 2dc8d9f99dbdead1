import MiniSearch, { type Options } from 'minisearch';
import { plainText, singular } from '../words/forms.ts';
import type { RecipeCard } from './recipe-card.ts';

/** Synonyms, in the singular. A recipe found by one word of a row is found by all. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['courgette', 'zucchini'],
  ['mince', 'ground', 'minced'],
  ['prawn', 'shrimp'],
  ['beetroot', 'beet'],
  ['yogurt', 'yoghurt'],
  ['oat', 'oatmeal', 'porridge'],
  ['sweetcorn', 'corn'],
  ['chickpea', 'garbanzo'],
  ['flaxseed', 'linseed', 'flax'],
  ['rapeseed', 'canola'],
  ['squash', 'butternut'],
  ['broth', 'stock'],
  ['puree', 'mash', 'mashed'],
  ['biscuit', 'cookie', 'treat', 'snack'],
  ['stew', 'hotpot', 'casserole'],
  ['puppy', 'pup'],
  ['kitten', 'kitty'],
  ['senior', 'older', 'elderly'],
];

const SYNONYMS_OF = new Map(SYNONYMS.flatMap((row) => row.map((word) => [word, row] as const)));

/** Too common to distinguish recipes. */
const STOP_WORDS = new Set(['and', 'the', 'for', 'with', 'of', 'a', 'an', 'in', 'to', 'or', 'recipe']);

/** Normal form of a word in the index: lower case, no accents, singular; null for a stop word. */
function normaliseTerm(word: string): string | null {
  const term = singular(plainText(word));
  return STOP_WORDS.has(term) || term === '' ? null : term;
}

/**
 * Index terms for a word of a recipe: itself and its synonyms. Synonyms are added here rather than to the query, so
 * that the prefix of one ('zucc') also finds its recipe.
 */
function termsToIndex(word: string): string | string[] | null {
  const term = normaliseTerm(word);
  if (term === null) return null;
  const row = SYNONYMS_OF.get(term);
  return row === undefined ? term : [...row];
}

const tokenize: (text: string) => string[] = MiniSearch.getDefault('tokenize');

export type SearchIndex = MiniSearch<RecipeCard>;

/** Cards indexed before the builder yields to the page. */
const CHUNK_SIZE = 100;

/** Titles outweigh ingredients, ingredients outweigh prose. */
const BOOST = { title: 4, ingredients: 2, category: 1.5 };

/** Shorter words are matched by prefix alone: at one edit 'cod' would be 'cow'. */
const FUZZY_FROM_LENGTH = 4;
const FUZZY_DISTANCE = 0.2;

/** One letter begins hundreds of words; searching titles only keeps the first keystroke as fast as the next. */
const FIRST_LETTER = { fields: ['title'] };

/** Excludes the steps: they would make the index ten times as expensive and match irrelevant recipes. */
const OPTIONS: Options<RecipeCard> = {
  fields: ['title', 'ingredients', 'category', 'description'],
  processTerm: termsToIndex,
  searchOptions: {
    processTerm: normaliseTerm,
    boost: BOOST,
    prefix: true,
    fuzzy: (term) => (term.length >= FUZZY_FROM_LENGTH ? FUZZY_DISTANCE : false),
    combineWith: 'AND',
  },
};

/** Builds the index synchronously: fine for a catalogue of a few hundred. */
export function buildSearchIndex(cards: readonly RecipeCard[]): SearchIndex {
  const index = new MiniSearch<RecipeCard>(OPTIONS);
  index.addAll(cards);
  return index;
}

/** The same index built in slices between which the page can paint: right for thousands. */
export async function buildSearchIndexInSlices(cards: readonly RecipeCard[]): Promise<SearchIndex> {
  const index = new MiniSearch<RecipeCard>(OPTIONS);
  await index.addAllAsync(cards, { chunkSize: CHUNK_SIZE });
  return index;
}

/** Adds a card, replacing an older one of the same id. */
export function indexCard(index: SearchIndex, card: RecipeCard): void {
  if (index.has(card.id)) index.replace(card);
  else index.add(card);
}

/** Removes a recipe, if present. */
export function unindexCard(index: SearchIndex, id: number): void {
  if (index.has(id)) index.discard(id);
}

/**
 * Ids of the recipes with every word of the query (or its beginning, or a near miss), best first. A query without words
 * filters nothing: all ids, in the order they were added. A last word that finds nothing, but begins a stop word, is
 * ignored like it: 'chicken recip' is on the way to 'chicken recipes'.
 */
export function searchCards(index: SearchIndex, query: string): number[] {
  const found = idsFor(index, query);
  const last = tokenize(query).at(-1) ?? '';
  if (found.length > 0 || !beginsStopWord(last)) return found;
  return idsFor(index, query.slice(0, query.length - last.length));
}

function idsFor(index: SearchIndex, query: string): number[] {
  const results = hasWord(query)
    ? index.search(query, query.trim().length === 1 ? FIRST_LETTER : {})
    : index.search(MiniSearch.wildcard);
  return results.map((result) => result.id as number);
}

function hasWord(query: string): boolean {
  return tokenize(query).some((word) => normaliseTerm(word) !== null);
}

function beginsStopWord(word: string): boolean {
  const begun = plainText(word);
  return begun !== '' && [...STOP_WORDS].some((stopWord) => stopWord.startsWith(begun));
}
