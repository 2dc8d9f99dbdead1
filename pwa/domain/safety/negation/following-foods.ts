import { CLASS } from '../lexicon/word-classes.ts';
import { classAt, gapAt, isOneOf, type Line, rawWord, wordSet } from '../line/line.ts';
import type { Mention } from '../line/mention.ts';
import { GAP } from '../line/tokens.ts';
import { areJoined } from './after-food.ts';
import { AFFIRMED, DENIED } from './before-food.ts';

const BE = wordSet('is are');
const MAY = wordSet('will would does do can');
const ONLY = wordSet('only instead');
const JOB = wordSet('job trick');
const WORKS = wordSet('do work');
const PREFERRED = wordSet(
  'better best easier nicer tastier fine ok okay good cheaper quicker handier perfect lovely allowed safer milder enough',
);

/** 'is easier', 'will do', 'works': what is said of a food that goes in after all. `at` is the word behind the food. */
function isPreferred(line: Line, at: number): boolean {
  if (gapAt(line, at) !== 0) return false;
  // 'no raisins, sultanas only'; 'soy sauce does the job'.
  if (isOneOf(line, at, ONLY) && gapAt(line, at + 1) !== 0) return true;
  if (isOneOf(line, at, MAY) && isOneOf(line, at + 2, JOB)) return true;
  if (isOneOf(line, at, MAY) && isOneOf(line, at + 1, WORKS)) return true;
  if (isOneOf(line, at, WORKS)) return rawWord(line, at) === 'works';
  if (!isOneOf(line, at, BE)) return false;
  let next = at + 1;
  while (next < at + 3 && classAt(line, next) & (CLASS.adverb | CLASS.filler | CLASS.quantity)) next += 1;
  return isOneOf(line, next, PREFERRED);
}

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
function isContentOfDenied(line: Line, from: number, first: number): boolean {
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

/** Foods that the one before them is said to hold, or that go in instead of it: 'no cloves, garlic powder is easier'. */
export function denyOnwards(line: Line, found: readonly Mention[], said: Uint8Array): void {
  let isHeld = false;
  for (let at = 1; at < found.length; at += 1) {
    const before = found[at - 1] as Mention;
    const { first, last, span } = found[at] as Mention;
    if (said[before.span] !== DENIED || said[span] === AFFIRMED) {
      isHeld = false;
    } else if (said[span] === DENIED) {
      const isApart = gapAt(line, before.last + 1) !== 0;
      if (isApart && isPreferred(line, last + 1)) said[span] = AFFIRMED;
    } else {
      isHeld =
        isContentOfDenied(line, before.last + 1, first) ||
        (isHeld && areJoined(line, before.last, first, false));
      if (isHeld) said[span] = DENIED;
    }
  }
}
