import { gapAt, isOneOf, type Line, wordSet } from '../line/line.ts';
import { GAP } from '../line/tokens.ts';

const FREE = wordSet('free');
const LESS = wordSet('less');
const FREE_NOUNS = wordSet('from of range run roam flow');

/** True where the food that ends before this word is part of 'X-free', 'X free' or 'X-less'. */
export function hasFreeSuffix(line: Line, after: number): boolean {
  if (isOneOf(line, after, LESS)) return gapAt(line, after) === GAP.hyphen;
  return (
    isOneOf(line, after, FREE) &&
    !(gapAt(line, after) & ~GAP.hyphen) &&
    !(isOneOf(line, after + 1, FREE_NOUNS) && !(gapAt(line, after + 1) & ~GAP.hyphen))
  );
}
