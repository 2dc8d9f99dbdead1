import type { Species } from '../../reference/species.ts';
import { GAP } from '../../words/tokens.ts';
import { PHRASES, type Phrase, type TrieNode } from '../lexicon/phrase-trie.ts';
import { idOf } from '../lexicon/vocabulary.ts';
import type { KnownWords } from './word-ids.ts';

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
