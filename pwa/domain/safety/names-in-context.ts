import type { Extent } from './dangerous-form.ts';
import { classAt, gapAt, isNumber, isOneOf, type Line, SENTENCE_END, wordSet } from './line.ts';
import { GAP } from './tokens.ts';
import { CLASS } from './word-classes.ts';

const DETERMINERS = wordSet(
  'a an the some any half of his her my your more extra another two three few with and or piece',
);
const UNITS = wordSet(
  'g kg gram ml l oz lb cup tbsp tsp pinch handful bunch clove bag packet head can tin box tub punnet jar pack packet sachet scoop lb pound ounce kilo of',
);
const CUT = wordSet(
  'washed sliced chopped diced minced trimmed peeled snipped shredded crushed grated cleaned soaked dried finely thinly roughly',
);
const REACH = 4;

/** 'Mars' with its capital where a sentence has none, after 'a', 'half' or a number: the bar and not the planet. */
export function hasCapital(line: Line, { first }: Extent): boolean {
  const { tokens } = line;
  const start = tokens.starts[first] ?? 0;
  if (!/^[A-Z]/.test(tokens.text.charAt(start)) || gapAt(line, first) & ~(GAP.hyphen | GAP.and | GAP.slash))
    return false;
  const before = first - 1;
  return (
    isNumber(line, before) ||
    isOneOf(line, before, DETERMINERS) ||
    Boolean(classAt(line, before) & CLASS.quantity)
  );
}

/** Nouns that make another thing of the word before them: 'a shallow dish', 'reason enough'. */
const isPartOfCompound = (line: Line, after: number) =>
  gapAt(line, after) === 0 &&
  line.tokens.words[after] !== undefined &&
  classAt(line, after) === 0 &&
  !isOneOf(line, after, CUT);

/** '2 leaks', '50 g currents', 'leaks, washed and sliced': counted, weighed or cut as food is. */
export function isCountedOrCut(line: Line, { first, last }: Extent): boolean {
  const gap = gapAt(line, last + 1);
  if (isPartOfCompound(line, last + 1)) return false;
  if (!(gap & SENTENCE_END) && isOneOf(line, last + 1, CUT) && gap & (GAP.comma | GAP.open)) return true;
  if (!(gap & SENTENCE_END) && gap !== 0 && isNumber(line, last + 1)) return true;
  for (let at = first - 1; at >= first - REACH; at -= 1) {
    if (gapAt(line, at + 1) & ~GAP.hyphen) return false;
    if (isNumber(line, at) || isOneOf(line, at, UNITS) || classAt(line, at) & CLASS.quantity) return true;
    if (!(classAt(line, at) & CLASS.adjective) && !isOneOf(line, at, DETERMINERS)) return false;
  }
  return false;
}
