import { classAt, gapAt, isOneOf, type Line, rawWord, wordSet } from './line.ts';
import { CLASS } from './word-classes.ts';

const BE = wordSet('is are');
const MAY = wordSet('will would does do can');
const ONLY = wordSet('only instead');
const JOB = wordSet('job trick');
const WORKS = wordSet('do work');
const PREFERRED = wordSet(
  'better best easier nicer tastier fine ok okay good cheaper quicker handier perfect lovely allowed safer milder enough',
);

/** 'is easier', 'will do', 'works': what is said of a food that goes in after all. `at` is the word behind the food. */
export function isPreferred(line: Line, at: number): boolean {
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
