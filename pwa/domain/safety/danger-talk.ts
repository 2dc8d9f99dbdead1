import { isBroughtBack } from './brought-back.ts';
import { AMOUNTS, PORTIONS, RATIONS } from './clause-words.ts';
import type { Extent } from './dangerous-form.ts';
import { classAt, gapAt, isNumber, isOneOf, type Line, SENTENCE_END, wordSet } from './line.ts';
import { CLASS } from './word-classes.ts';
import { holdsWord, unionOf } from './word-set.ts';

/** Words by which a sentence speaks of danger: what a food does, what happened, whom to ring. */
const HARM = wordSet(
  'damage harm toxic poison poisonous poisoned poisoning kill killed fatal deadly lethal died splinter pierce choke rupture dangerous danger hazard unsafe emergency helpline theobromine anaemia anemia failure ill sick vomit collapse seizure warn beware scare threat worst',
);
/** Those that name a place or a sign only with a word before them: 'ring the vet', 'call the poison line'. */
const RING = wordSet('call ring phone contact rush telephone send sent');
const READ = wordSet('check read');
/** What a food does, said behind it; before it, heat does it. */
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

const isPart = (line: Line, at: number) =>
  line.tokens.words[at] !== undefined && !(gapAt(line, at) & SENTENCE_END);

/** A word of harm that nothing near before it negates. */
function isHarm(line: Line, at: number, isBefore = false): boolean {
  if (isOneOf(line, at, RING) || (isBefore && isOneOf(line, at, READ))) {
    for (let next = at + 1; next <= at + 4 && isPart(line, next); next += 1)
      if (isOneOf(line, next, WHOM)) return true;
    return false;
  }
  if (!isBefore && isOneOf(line, at, DOES_HARM)) return true;
  if (!isOneOf(line, at, HARM) || isOneOf(line, at + 1, FREE)) return false;
  for (let before = at - 1; before >= at - 4 && isPart(line, before + 1); before -= 1)
    if (isOneOf(line, before, NOT)) return false;
  return true;
}

/** Danger is spoken of behind the food, in its sentence, before anything is put in. */
function isHarmBehind(line: Line, last: number, limit: number): boolean {
  for (let at = last + 1; at < last + REACH && isPart(line, at); at += 1) {
    if (isHarm(line, at)) return !isOneOf(line, at + 1, NOT);
    // 'so read the label'.
    if (isOneOf(line, at, TAKES) && at < limit) return isOneOf(line, at + 1, SO_READ);
  }
  return false;
}

/** Danger is spoken of before the food, in its sentence, and nothing is put in between. */
function isHarmBefore(line: Line, first: number): boolean {
  for (let at = first - 1; at > first - REACH && at >= 0 && isPart(line, at + 1); at -= 1) {
    if (isHarm(line, at, true)) return true;
    if (isOneOf(line, at, TAKES)) return false;
  }
  return false;
}

/** An amount right before the food: it is listed and not spoken of, unless the amount is what does the harm. */
function isMeasured(line: Line, first: number): boolean {
  for (let at = first - 1; at >= first - 4 && isPart(line, at + 1); at -= 1) {
    if (isNumber(line, at)) return true;
    if (!isOneOf(line, at, MEASURED) && !(classAt(line, at) & (CLASS.filler | CLASS.adjective))) return false;
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
  return !isBroughtBack(line, extent, limit);
}
