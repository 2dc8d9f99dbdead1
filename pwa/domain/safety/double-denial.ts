import { classAt, gapAt, isOneOf, type Line, wordSet } from './line.ts';
import { CLASS } from './word-classes.ts';

const RESIST = wordSet('resist resisting refrain refraining avoid avoiding without forget forgetting');
const LEAVE = wordSet('omit omitting skip skipping leave leaving exclude excluding ditch drop');
const NEED = wordSet('need bother point reason excuse cause call sense');
const WHY = wordSet('why');
const NO = wordSet('no not dont never');
const REMOVE = wordSet('remove removing discard take taking pick picking debone deboning');
const REACH = 5;

/** 'resist the temptation to skip the garlic', 'avoid leaving out the onion': what is denied twice goes in. */
export function isLeavingResisted(line: Line, at: number): boolean {
  if (!isOneOf(line, at, LEAVE) && !isOneOf(line, at, REMOVE)) return false;
  for (let before = at - 1; before >= at - REACH && before >= 0; before -= 1) {
    if (gapAt(line, before + 1) !== 0) return false;
    if (isOneOf(line, before, RESIST) && isOneOf(line, at, LEAVE)) return true;
    // 'no need to remove the grapes'.
    if (isOneOf(line, before, WHY)) return true;
    if (isOneOf(line, before, NEED)) return isOneOf(line, before - 1, NO);
    if (!(classAt(line, before) & (CLASS.filler | CLASS.adverb))) return false;
  }
  return false;
}
