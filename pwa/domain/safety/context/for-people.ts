import { CLASS } from '../lexicon/word-classes.ts';
import { holdsWord, unionOf } from '../lexicon/word-set.ts';
import { classAt, gapAt, isOneOf, type Line, SENTENCE_END, wordSet } from '../line/line.ts';
import type { Extent } from '../line/mention.ts';
import { GAP } from '../line/tokens.ts';

const PEOPLE = wordSet('family cook human people person kid child guest household humans');
/** Words that may mean the people or, from an owner, the animals: only where the animal's share is set apart. */
const SPEAKERS = wordSet(
  'your yours our ours mine us own rest remainder yourself yourselves myself ourselves',
);
const TO = wordSet('to for on in into onto over with');
const DETERMINERS = wordSet('the your our own a rest of');
const GIVES = wordSet('finish for season seasoning serve serving give flavour flavor salt spice');
const PETS = wordSet('dog cat pet puppy kitten pup his her canine feline');
const SETS_APART = wordSet(
  'take taken took lift lifted set ladle scoop scooped serve served serving dish spoon spooned portion reserve reserved save saved separate separated divide fill filled remove removed plate plated feed fed',
);
const SAVES = wordSet('keep save reserve leave');
const NOT = wordSet('not never');
const OUT = wordSet('out aside away');
const BEFORE = wordSet('before then');
const AFTER = wordSet('after once when');
const OWN = wordSet('own');
const AND = wordSet('and as');
const ONLY_AFTER = wordSet('only');
const REACH = 9;
const SENTENCE_REACH = 24;
/** Words without which no line speaks of a meal that people and animals share. */
const ASKED = unionOf(PEOPLE, SETS_APART, SAVES, OWN);

/** True where some word of the line could set the animal's share apart from the people's; looked at once a line. */
export function maySpeakOfPeople(line: Line): boolean {
  return line.tokens.words.some((word) => holdsWord(ASKED, word));
}

const isPart = (line: Line, at: number) => !(gapAt(line, at) & SENTENCE_END);

/** The animal's share is taken out, or it is fed, between two words of the sentence. */
function isSharedOut(line: Line, from: number, to: number): boolean {
  let isApart = false;
  let isOfPet = false;
  for (let at = from; at <= to; at += 1) {
    isApart ||= isOneOf(line, at, SETS_APART);
    isOfPet ||= isApart ? isOneOf(line, at, PETS) : false;
    isOfPet ||= isOneOf(line, at, PETS) && isOneOf(line, at + 2, SETS_APART);
    if (isOneOf(line, at, PETS) && (isOneOf(line, at + 2, OUT) || isOneOf(line, at + 3, OUT))) return true;
    isOfPet ||= isOneOf(line, at, PETS) && isOneOf(line, at + 3, SETS_APART);
  }
  return isApart && isOfPet;
}

/** Ends of the sentence around a word, a bounded way off. */
function sentenceOf(line: Line, at: number): [number, number] {
  let from = at;
  while (from > 0 && from > at - SENTENCE_REACH && isPart(line, from)) from -= 1;
  let to = at;
  while (to < at + SENTENCE_REACH && line.tokens.words[to + 1] !== undefined && isPart(line, to + 1)) to += 1;
  return [from, to];
}

/** 'your own plate'; not 'your own dog'. */
const isOwn = (line: Line, at: number) => isOneOf(line, at + 1, OWN) && !isOneOf(line, at + 2, PETS);

/** 'to the family's pan', 'for your own plate': whose it is, 0 where it does not say, 1 for words of two meanings. */
function whoseFrom(line: Line, at: number): 0 | 1 | 2 {
  for (let next = at; next <= at + 2; next += 1) {
    if (isOneOf(line, next, PEOPLE)) return isOneOf(line, next + 1, AND) ? 0 : 2;
    if (isOneOf(line, next, SPEAKERS) && !isOneOf(line, next + 1, PETS) && !isOneOf(line, next + 1, AND))
      return isOneOf(line, next + 1, PEOPLE) || isOwn(line, next) ? 2 : 1;
    if (!isOneOf(line, next, DETERMINERS)) return 0;
  }
  return 0;
}

/** An animal is named between two words, and not as the one that goes without. */
function speaksOfPet(line: Line, from: number, to: number): boolean {
  for (let at = from; at <= to; at += 1) {
    if (isOneOf(line, at, PETS) && !isOneOf(line, at - 1, NOT) && !isOneOf(line, at - 2, NOT)) return true;
  }
  return false;
}

/** 'For people: add garlic' may head a list of what goes into the one pot. */
function hasColon(line: Line, from: number, to: number): boolean {
  for (let at = from; at <= to; at += 1) if (gapAt(line, at) & GAP.colon) return true;
  return false;
}

/**
 * 'take the dog's share out before adding garlic to yours', 'add garlic to the family's pan': a food that the people of the
 * house eat and the animal does not.
 */
export function isForPeople(line: Line, { first, last }: Extent): boolean {
  let whose = 0;
  for (let at = last + 1; at <= last + REACH && isPart(line, at); at += 1) {
    if (isOneOf(line, at, TO)) whose = Math.max(whose, whoseFrom(line, at + 1));
  }
  for (let at = first - 1; at >= first - REACH && isPart(line, at + 1); at -= 1) {
    if (isOneOf(line, at, GIVES) && !hasColon(line, at, first))
      whose = Math.max(whose, whoseFrom(line, at + 1));
  }
  const [from, to] = sentenceOf(line, first);
  const hasPetBehind = speaksOfPet(line, last + 1, to);
  if (whose === 2 && !hasPetBehind) return true;
  // 'keep the avocado for yourself'.
  if (whose > 0 && !hasPetBehind && (isOneOf(line, first - 1, SAVES) || isOneOf(line, first - 2, SAVES)))
    return true;
  const previous = isPart(line, from) ? from : sentenceOf(line, Math.max(0, from - 1))[0];
  if (whose > 0 && (isSharedOut(line, from, first) || isSharedOut(line, last, to))) return true;
  if (whose > 0 && from > 0 && isSharedOut(line, previous, first)) return true;
  // 'serve the dog before you add onion', 'an onion goes in after the dog's bowl is filled'.
  for (let at = first - 1; at >= first - 5 && at > from; at -= 1) {
    if (isOneOf(line, at, BEFORE)) return isSharedOut(line, from, at) && !isOneOf(line, at + 1, SETS_APART);
    if (
      !(
        classAt(line, at) &
        (CLASS.include | CLASS.filler | CLASS.quantity | CLASS.prepared | CLASS.adjective)
      )
    )
      break;
  }
  for (let at = last + 1; at <= last + 6 && isPart(line, at); at += 1) {
    if (isOneOf(line, at, AFTER)) return isSharedOut(line, at, to) && !(gapAt(line, at) & GAP.open);
    if (
      !(classAt(line, at) & (CLASS.include | CLASS.filler | CLASS.place | CLASS.adverb)) &&
      !isOneOf(line, at, ONLY_AFTER)
    )
      break;
  }
  return false;
}
