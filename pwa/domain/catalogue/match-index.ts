import { nearTerms } from './near-terms.ts';
import type { RecipeCard } from './recipe-card.ts';
import { edits, normaliseTerm, termsToIndex, wordsOf } from './search-terms.ts';

/** Places of cards by a term that they have. */
type Places = { inTitle: number[]; elsewhere: number[] };

/**
 * Tells which cards match a query, as `searchCards` does, but not how well: a list has an order of its own, so it need
 * not rank thousands of cards at each letter.
 */
export type MatchIndex = {
  places: Map<string, Places>;
  /** By recipe; a card that is gone or replaced leaves its place empty. */
  placeOf: Map<number, number>;
  placesTaken: number;
  /** In order; null while a new one is not in its place. */
  terms: string[] | null;
  /** Terms of a word as written: most words of a catalogue are in many of its recipes. */
  termsOf: Map<string, readonly string[]>;
};

export function emptyMatchIndex(): MatchIndex {
  return { places: new Map(), placeOf: new Map(), placesTaken: 0, terms: [], termsOf: new Map() };
}

/** Adds a card, replacing an older one of the same id. */
export function matchCard(index: MatchIndex, card: RecipeCard): void {
  const place = index.placesTaken;
  index.placesTaken += 1;
  index.placeOf.set(card.id, place);
  for (const word of wordsOf(card.title)) take(index, word, place, 'inTitle');
  for (const text of [card.ingredients, card.category, card.description]) {
    for (const word of wordsOf(text)) take(index, word, place, 'elsewhere');
  }
}

/** Removes a recipe, if present. */
export function unmatchCard(index: MatchIndex, id: number): void {
  index.placeOf.delete(id);
}

function take(index: MatchIndex, word: string, place: number, field: keyof Places): void {
  let terms = index.termsOf.get(word);
  if (terms === undefined) {
    terms = [termsToIndex(word) ?? []].flat();
    index.termsOf.set(word, terms);
  }
  for (const term of terms) {
    let places = index.places.get(term);
    if (places === undefined) {
      places = { inTitle: [], elsewhere: [] };
      index.places.set(term, places);
      index.terms = null;
    }
    if (places[field].at(-1) !== place) places[field].push(place);
  }
}

/** Whether a recipe has every word of the query, its beginning or a near miss; of one letter the title alone is searched. */
export function matchingCards(index: MatchIndex, query: string): (id: number) => boolean {
  const words = wordsOf(query).flatMap((word) => normaliseTerm(word) ?? []);
  if (words.length === 0) return (id) => index.placeOf.has(id);
  index.terms ??= [...index.places.keys()].sort();
  const isFirstLetter = query.trim().length === 1;
  // How many of the words, from the first on, the card of each place has.
  const matched = new Uint8Array(index.placesTaken);
  words.forEach((word, at) => {
    const mark = (places: readonly number[]) => {
      for (const place of places) if (matched[place] === at) matched[place] = at + 1;
    };
    for (const term of termsLike(index.terms ?? [], word)) {
      const places = index.places.get(term);
      if (places === undefined) continue;
      mark(places.inTitle);
      if (!isFirstLetter) mark(places.elsewhere);
    }
  });
  return (id) => matched[index.placeOf.get(id) ?? index.placesTaken] === words.length;
}

function termsLike(terms: readonly string[], word: string): string[] {
  const from = firstFrom(terms, word);
  let to = from;
  while (terms[to]?.startsWith(word)) to += 1;
  return [...terms.slice(from, to), ...nearTerms(terms, word, edits(word))];
}

/** Place of the first term in order that is not before `word`. */
function firstFrom(terms: readonly string[], word: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
