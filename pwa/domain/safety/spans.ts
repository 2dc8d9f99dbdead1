import { idOf, type Phrase, type TrieNode } from './lexicon.ts';
import { GAP, type Tokens } from './tokens.ts';

/** A phrase found in the text: the indices of its first and last word. */
export type Span = {
  first: number;
  last: number;
  phrase: Phrase;
  /** Index of the span in its line. */
  span: number;
};

const spanOf = (first: number, last: number, phrase: Phrase): Span => ({
  first,
  last,
  phrase,
  span: -1,
});

const AND = idOf('and');

/** The longest phrase that starts at a word; its words are parted by spaces, hyphens, or an '&' that is read as 'and'. */
function longestAt(tokens: Tokens, first: number, root: TrieNode): Span | null {
  let node = root.next.get(tokens.words[first] ?? 0);
  let found: Span | null = null;
  for (let last = first; node !== undefined; ) {
    if (node.phrase !== null) found = spanOf(first, last, node.phrase);
    last += 1;
    const gap = tokens.gaps[last] ?? 0;
    if (last >= tokens.words.length || gap & ~(GAP.hyphen | GAP.and)) break;
    const from: TrieNode | undefined = gap & GAP.and ? node.next.get(AND) : node;
    node = from?.next.get(tokens.words[last] ?? 0);
  }
  return found;
}

/** Which of two overlapping phrases the text means: English names the thing last, so the one that reaches further. */
function settle(earlier: Span, later: Span): Span[] {
  if (later.last <= earlier.last) return [earlier];
  const isSameFood =
    earlier.phrase.kind === 'hazard' &&
    later.phrase.kind === 'hazard' &&
    earlier.phrase.food === later.phrase.food;
  return [isSameFood ? { ...later, first: earlier.first } : later];
}

/** The phrases of a text in order, none overlapping another. */
export function findSpans(tokens: Tokens, root: TrieNode): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < tokens.words.length; at += 1) {
    if (tokens.words[at] === 0) continue;
    const span = longestAt(tokens, at, root);
    if (span === null) continue;
    const before = spans.at(-1);
    if (before !== undefined && before.last >= span.first) spans.splice(-1, 1, ...settle(before, span));
    else spans.push(span);
  }
  return spans;
}
