import { plainText, singular } from '../words/forms.ts';

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
export function normaliseTerm(word: string): string | null {
  const term = singular(plainText(word));
  return STOP_WORDS.has(term) || term === '' ? null : term;
}

/**
 * Index terms for a word of a recipe: itself and its synonyms. Synonyms are added here rather than to the query, so
 * that the prefix of one ('zucc') also finds its recipe.
 */
export function termsToIndex(word: string): string | string[] | null {
  const term = normaliseTerm(word);
  if (term === null) return null;
  const row = SYNONYMS_OF.get(term);
  return row === undefined ? term : [...row];
}
