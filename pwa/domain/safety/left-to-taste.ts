import { classAt, gapAt, isOneOf, type Line, SENTENCE_END, wordSet } from './line.ts';
import { ANY_VERB } from './scope.ts';

const ONLY_IF = wordSet('if as');
const EVEN = wordSet('even');
const LIKED = wordSet('like prefer preferred want wish desired fussy picky');
const LIST_REACH = 10;

/** 'leave out the onion if you like': it may as well be in. */
export function isLeftToTaste(line: Line, after: number): boolean {
  for (let at = after; at < after + LIST_REACH && !(gapAt(line, at) & SENTENCE_END); at += 1) {
    if (isOneOf(line, at, ONLY_IF) && !isOneOf(line, at - 1, EVEN)) {
      for (let next = at + 1; next < at + LIST_REACH && !(gapAt(line, next) & SENTENCE_END); next += 1) {
        if (isOneOf(line, next, LIKED)) return true;
      }
      return false;
    }
    if (classAt(line, at) & ANY_VERB) return false;
  }
  return false;
}
