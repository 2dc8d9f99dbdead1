import { CLASS } from '../lexicon/word-classes.ts';
import { ANY_MARK, wordsBefore } from '../line/cursor.ts';
import { isOneOf, type Line, wordSet } from '../line/line.ts';

const RESIST = wordSet('resist resisting refrain refraining avoid avoiding without forget forgetting');
const LEAVE = wordSet('omit omitting skip skipping leave leaving exclude excluding ditch drop');
const NEED = wordSet('need bother point reason excuse cause call sense');
const WHY = wordSet('why');
const NO = wordSet('no not dont never');
const REMOVE = wordSet('remove removing discard take taking pick picking debone deboning');
const REACH = 5;

/** 'resist the temptation to skip the garlic', 'avoid leaving out the onion': what is denied twice goes in. */
export function isDoubleNegation(line: Line, at: number): boolean {
  if (!isOneOf(line, at, LEAVE) && !isOneOf(line, at, REMOVE)) return false;
  const words = wordsBefore(line, at, REACH, ANY_MARK);
  while (words.next()) {
    if (words.is(RESIST) && isOneOf(line, at, LEAVE)) return true;
    // 'no need to remove the grapes'.
    if (words.is(WHY)) return true;
    if (words.is(NEED)) return words.is(NO, -1);
    if (!words.has(CLASS.filler | CLASS.adverb)) return false;
  }
  return false;
}
