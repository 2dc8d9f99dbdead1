import { classAt, gapAt, isOneOf, type Line, wordSet } from './line.ts';
import { GAP } from './tokens.ts';
import { CLASS } from './word-classes.ts';

const HOLDS = wordSet('contain contains containing has have holds hold hide hides harbour');
const FULL_OF = wordSet('full of loaded packed made with');
const PRONOUN = wordSet('they it which that these those most many some both all');
const LEADS = wordSet(
  'as because since for usually often always nearly almost can may might will do commonly typically generally mostly lot of load plenty tend to too is are be being of and the a an both',
);
const MOST_WORDS = 9;

/**
 * 'avoid stock cubes, they contain onion': what a food that is left out is said to hold is no food of the line. True where
 * nothing but that stands between the two foods.
 * @param from index of the first word behind the food that is left out
 * @param first index of the first word of the other food
 */
export function isSaidOfDenied(line: Line, from: number, first: number): boolean {
  if (first - from > MOST_WORDS || first <= from) return false;
  let hasPronoun = false;
  let hasVerb = false;
  let stops = 0;
  for (let at = from; at < first; at += 1) {
    if (gapAt(line, at) & (GAP.stop | GAP.line)) stops += 1;
    if (stops > 1) return false;
    if (isOneOf(line, at, HOLDS) || isOneOf(line, at, FULL_OF)) hasVerb = true;
    else if (isOneOf(line, at, PRONOUN)) hasPronoun = true;
    else if (
      !isOneOf(line, at, LEADS) &&
      !(classAt(line, at) & (CLASS.adverb | CLASS.adjective | CLASS.quantity))
    )
      return false;
  }
  return hasPronoun && hasVerb;
}
