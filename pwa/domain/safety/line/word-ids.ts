import { idAsTyped } from '../lexicon/vocabulary.ts';
import { normaliseWord } from '../lexicon/word-forms.ts';

const SLOTS = 1 << 14;
/** A fuller table is emptied, so that no text makes it slow. */
const MOST_KEPT = SLOTS / 2;
/** A word finds its place within so many slots, or is read each time. */
const MOST_PROBES = 8;
/** Longer strings cut out of a text keep the whole text in memory. */
const LONGEST_KEPT = 12;

const words = new Array<string>(SLOTS).fill('');
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
    words.fill('');
    kept = 0;
  }
  words[slot] = word;
  ids[slot] = id;
  kept += 1;
}

/**
 * The vocabulary's id of the word that stands there in a text, in any case and with its slips; 0 for words that no rule knows.
 * Words met before are found by their letters, without cutting them out of the text.
 */
export function idOfTyped(text: string, start: number, end: number): number {
  const length = end - start;
  if (length > LONGEST_KEPT) return idAsTyped(normaliseWord(text.slice(start, end)));
  let slot = slotOf(text, start, end);
  for (let probe = 0; probe < MOST_PROBES; probe += 1) {
    const word = words[slot] ?? '';
    if (word === '') {
      const typed = text.slice(start, end);
      const id = idAsTyped(normaliseWord(typed));
      keep(slot, typed, id);
      return id;
    }
    if (isAt(text, start, end, word)) return ids[slot] ?? 0;
    slot = (slot + 1) & (SLOTS - 1);
  }
  return idAsTyped(normaliseWord(text.slice(start, end)));
}
