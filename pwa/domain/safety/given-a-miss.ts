import { classAt, gapAt, isOneOf, type Line, SENTENCE_END, wordSet } from './line.ts';
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
export function givenAMissUntil(line: Line, at: number): number {
  const isGiven = isOneOf(line, at, GIVE);
  if (!isGiven && !isOneOf(line, at, LEAVE)) return -1;
  const end = isGiven ? MISS : STORE;
  for (let next = at + 1; next < at + REACH && !(gapAt(line, next) & SENTENCE_END); next += 1) {
    const span = line.spans[line.spanAt[next] ?? -1];
    if (span !== undefined) next = span.last;
    else if (isOneOf(line, next, end)) {
      const hasArticle = isOneOf(line, next - 1, ARTICLE) || isOneOf(line, next - 1, WIDE);
      return hasArticle && (isGiven || isOneOf(line, next - 2, IN_ON)) ? next : -1;
    } else if (!isGiven && classAt(line, next) & ANY_VERB) return -1;
  }
  return -1;
}
