import type { Species } from '../../reference/species.ts';
import { memoised } from '../../units/memoised.ts';
import { plainText } from '../../words/forms.ts';
import { GAP, type Tokens, tokenise } from '../../words/tokens.ts';
import { type Hazard, PHRASES, type Phrase, type TrieNode } from '../lexicon/phrase-trie.ts';
import { idAsTyped, idOf } from '../lexicon/vocabulary.ts';

/** A phrase found in the text: the indices of its first and last word. */
export type Span = {
  first: number;
  last: number;
  phrase: Phrase;
  /** Index of the span in its line. */
  span: number;
};

const AND = idOf('and');
/** The phrases by the id of their first word, looked up for every word of a text. */
const FIRST_WORDS: (TrieNode | undefined)[] = [];
for (const [word, node] of PHRASES.next ?? []) FIRST_WORDS[word] = node;

/** The words of a text with their vocabulary ids; 0 for unknown words. */
export type KnownWords = Tokens & { words: Int32Array };

/** The longest phrase that starts at a word. Spaces, hyphens, or an '&' read as 'and' separate its words. */
function longestAt(tokens: KnownWords, first: number, species: Species): Span | null {
  let node = FIRST_WORDS[tokens.words[first] ?? 0];
  let phrase: Phrase | null = null;
  let end = first;
  for (let last = first; node !== undefined; ) {
    const found = node[species];
    if (found !== null) {
      phrase = found;
      end = last;
    }
    last += 1;
    if (node.next === null || last >= tokens.words.length) break;
    const gap = tokens.gaps[last] ?? 0;
    if (gap & ~(GAP.hyphen | GAP.and)) break;
    const from: TrieNode | undefined = gap & GAP.and ? node.next.get(AND) : node;
    node = from?.next?.get(tokens.words[last] ?? 0);
  }
  return phrase === null ? null : { first, last: end, phrase, span: -1 };
}

/** Resolves two overlapping phrases: the one that ends later wins, since English puts the head noun last. */
function settle(earlier: Span, later: Span): Span {
  if (later.last <= earlier.last) return earlier;
  const isSameFood =
    earlier.phrase.kind === 'hazard' &&
    later.phrase.kind === 'hazard' &&
    earlier.phrase.food === later.phrase.food;
  return isSameFood ? { ...later, first: earlier.first } : later;
}

/** The phrases of a text that matter for the species, in order, without overlaps. */
export function findSpans(tokens: KnownWords, species: Species): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < tokens.words.length; at += 1) {
    if (tokens.words[at] === 0) continue;
    const span = longestAt(tokens, at, species);
    if (span === null) continue;
    const before = spans.at(-1);
    if (before !== undefined && before.last >= span.first) spans[spans.length - 1] = settle(before, span);
    else spans.push(span);
  }
  return spans;
}

const SLOTS = 1 << 14;
/** A table with more entries is cleared, so that no text can make it slow. */
const MOST_KEPT = SLOTS / 2;
/** Maximum slots probed for a word; if none is free, the word isn't cached. */
const MOST_PROBES = 8;
/** Maximum length of a vocabulary word. */
const LONGEST_WORD = 40;
/** Longer slices of a text keep the whole text in memory. */
const LONGEST_KEPT = 12;

const typedWords = new Array<string>(SLOTS).fill('');
const ids = new Uint16Array(SLOTS);
let kept = 0;

function slotOf(text: string, start: number, end: number): number {
  let hash = 0;
  for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
}

function isAt(text: string, start: number, end: number, word: string): boolean {
  if (word.length !== end - start) return false;
  for (let at = 0; at < word.length; at += 1) {
    if (word.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  }
  return true;
}

function keep(slot: number, word: string, id: number): void {
  if (kept >= MOST_KEPT) {
    typedWords.fill('');
    kept = 0;
  }
  typedWords[slot] = word;
  ids[slot] = id;
  kept += 1;
}

/**
 * The vocabulary id of the word at a position, in any case and with typing errors; 0 for unknown words. Cached words are
 * found by their letters, without slicing the text.
 */
function idOfTyped(text: string, start: number, end: number): number {
  const length = end - start;
  if (length > LONGEST_KEPT) return idAsTyped(plainText(text.slice(start, end)));
  let slot = slotOf(text, start, end);
  for (let probe = 0; probe < MOST_PROBES; probe += 1) {
    const word = typedWords[slot] ?? '';
    if (word === '') {
      const typed = text.slice(start, end);
      const id = idAsTyped(plainText(typed));
      keep(slot, typed, id);
      return id;
    }
    if (isAt(text, start, end, word)) return ids[slot] ?? 0;
    slot = (slot + 1) & (SLOTS - 1);
  }
  return idAsTyped(plainText(text.slice(start, end)));
}

/** The words of a text with their ids. Audit, method and repair read the same lines, so the latest are cached. */
export const knownWords = memoised((text): KnownWords => {
  const tokens = tokenise(text);
  const { starts, ends } = tokens;
  const words = new Int32Array(starts.length);
  for (let at = 0; at < words.length; at += 1) {
    const [start, end] = [starts[at] ?? 0, ends[at] ?? 0];
    if (end - start <= LONGEST_WORD) words[at] = idOfTyped(text, start, end);
  }
  return { ...tokens, words };
});

/** First and last word of a dangerous form of a food. */
export type Extent = { first: number; last: number };

/** A dangerous food that is named, whether or not the line negates it. */
export type Mention = Extent & { phrase: Hazard; span: number };
