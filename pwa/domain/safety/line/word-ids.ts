import { memoised } from '../../units/memoised.ts';
import { plainText } from '../../words/forms.ts';
import { type Tokens, tokenise } from '../../words/tokens.ts';
import { idAsTyped } from '../lexicon/vocabulary.ts';

/** The words of a text with their vocabulary ids; 0 for unknown words. */
export type KnownWords = Tokens & { words: Int32Array };

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
