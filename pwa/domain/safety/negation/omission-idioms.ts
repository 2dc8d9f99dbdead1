import { wordsFrom } from '../line/cursor.ts';
import { isOneOf, type Line, wordSet } from '../line/line.ts';
import { ANY_VERB } from './scope.ts';

const GIVE = wordSet('give giving gave');
const MISS = wordSet('miss berth');
const WIDE = wordSet('wide');
const LEAVE = wordSet('leave leaving left');
const IN_ON = wordSet('in on');
const ARTICLE = wordSet('the a an your');
/** Where food waits that is not used. */
const STORE = wordSet('shelf larder cupboard pantry shop');
const REACH = 10;

/** 'give the onion a miss', 'leave the garlic on the shelf': index of the last word of it; -1 where none starts at this word. */
export function omissionEnd(line: Line, at: number): number {
  const isGiven = isOneOf(line, at, GIVE);
  if (!isGiven && !isOneOf(line, at, LEAVE)) return -1;
  const end = isGiven ? MISS : STORE;
  const words = wordsFrom(line, at + 1, REACH - 1);
  while (words.next()) {
    if (words.skipFood()) continue;
    if (words.is(end)) {
      const hasArticle = words.is(ARTICLE, -1) || words.is(WIDE, -1);
      return hasArticle && (isGiven || words.is(IN_ON, -2)) ? words.at : -1;
    }
    if (!isGiven && words.has(ANY_VERB)) return -1;
  }
  return -1;
}
