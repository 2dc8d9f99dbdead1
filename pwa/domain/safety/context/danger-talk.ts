import { CLASS } from '../lexicon/word-classes.ts';
import { holdsWord, unionOf } from '../lexicon/word-set.ts';
import { wordsBefore, wordsFrom } from '../line/cursor.ts';
import { isNumber, isOneOf, type Line, wordSet } from '../line/line.ts';
import type { Extent } from '../line/mention.ts';
import { AMOUNTS, PORTIONS, RATIONS } from '../negation/clause-words.ts';
import { isRetracted } from '../negation/retracted-denial.ts';

/** Words by which a sentence speaks of danger: what a food does, what happened, whom to ring. */
const HARM = wordSet(
  'damage harm toxic poison poisonous poisoned poisoning kill killed fatal deadly lethal died splinter pierce choke rupture dangerous danger hazard unsafe emergency helpline theobromine anaemia anemia failure ill sick vomit collapse seizure warn beware scare threat worst',
);
/** Those that name a place or a sign only with a word before them: 'ring the vet', 'call the poison line'. */
const RING = wordSet('call ring phone contact rush telephone send sent');
const READ = wordSet('check read');
/** Verbs of a food when they follow it; before it, of heat. */
const DOES_HARM = wordSet('destroy wobbly');
const WHOM = wordSet('vet helpline line hotline emergency surgery label ingredient');
const FREE = wordSet('free');
const NOT = wordSet(
  'not never isnt arent no dont doesnt without nothing if unless except anyway myth hardly only',
);
const GIVES = wordSet('add put stir use pop chuck throw toss grate sprinkle mix give feed');
const TALKS = unionOf(HARM, RING, READ, DOES_HARM);
const TAKES = unionOf(GIVES, wordSet('so but'));
const MEASURED = unionOf(AMOUNTS, PORTIONS, RATIONS);
const SO_READ = wordSet('read avoid');
const REACH = 16;

/** Whether some word of the line speaks of danger; looked at once a line. */
export const maySpeakOfDanger = (line: Line): boolean =>
  line.tokens.words.some((word) => holdsWord(TALKS, word));

/** A word of harm that nothing near before it negates. */
function isHarm(line: Line, at: number, isBefore = false): boolean {
  if (isOneOf(line, at, RING) || (isBefore && isOneOf(line, at, READ))) {
    return wordsFrom(line, at + 1, 4).find(WHOM) >= 0;
  }
  if (!isBefore && isOneOf(line, at, DOES_HARM)) return true;
  if (!isOneOf(line, at, HARM) || isOneOf(line, at + 1, FREE)) return false;
  return wordsBefore(line, at, 4).find(NOT) < 0;
}

/** Danger is spoken of behind the food, in its sentence, before anything is put in. */
function isHarmBehind(line: Line, last: number, limit: number): boolean {
  const words = wordsFrom(line, last + 1, REACH - 1);
  while (words.next()) {
    if (isHarm(line, words.at)) return !words.is(NOT, 1);
    // 'so read the label'.
    if (words.is(TAKES) && words.at < limit) return words.is(SO_READ, 1);
  }
  return false;
}

/** Danger is spoken of before the food, in its sentence, and nothing is put in between. */
function isHarmBefore(line: Line, first: number): boolean {
  const words = wordsBefore(line, first, REACH - 1);
  while (words.next()) {
    if (isHarm(line, words.at, true)) return true;
    if (words.is(TAKES)) return false;
  }
  return false;
}

/** An amount right before the food: it is listed and not spoken of, unless the amount is what does the harm. */
function isMeasured(line: Line, first: number): boolean {
  const words = wordsBefore(line, first, 4);
  while (words.next()) {
    if (isNumber(line, words.at)) return true;
    if (!words.is(MEASURED) && !words.has(CLASS.filler | CLASS.adjective)) return false;
  }
  return false;
}

/**
 * 'Onions damage red blood cells', 'ring the vet if he has eaten grapes', 'signs of onion poisoning': a food of whose danger the
 * sentence speaks, that it puts in nowhere, and that is not brought back behind it.
 */
export function isSpokenOfAsDanger(line: Line, extent: Extent, limit: number): boolean {
  const { first, last } = extent;
  if (isMeasured(line, first)) return false;
  if (!isHarmBehind(line, last, limit) && !isHarmBefore(line, first)) return false;
  return !isRetracted(line, extent, limit);
}
