import { memoised } from '../../units/memoised.ts';
import { plainText } from '../../words/forms.ts';
import { type Tokens, tokenise } from '../../words/tokens.ts';
import { idAsTyped } from '../lexicon/vocabulary.ts';

/** The words of a text with their ids in the vocabulary; 0 for words that no rule knows. */
export type KnownWords = Tokens & { words: Int32Array };

const SLOTS = 1 << 14;
/** A fuller table is emptied, so that no text makes it slow. */
const MOST_KEPT = SLOTS / 2;
/** A word finds its place within so many slots, or is read each time. */
const MOST_PROBES = 8;
/** No word of the vocabulary is longer. */
const LONGEST_WORD = 40;
/** Longer strings cut out of a text keep the whole text in memory. */
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
 * The vocabulary's id of the word that stands there in a text, in any case and with its slips; 0 for words that no rule knows.
 * Words met before are found by their letters, without cutting them out of the text.
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

/** The known words of a text. Lines of a recipe are read for its audit, its method and its repair, so the latest are kept. */
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
