import { isBroughtBack } from './brought-back.ts';
import type { Extent } from './dangerous-form.ts';
import { classAt, gapAt, isOneOf, type Line, SENTENCE_END, wordSet } from './line.ts';
import { GAP } from './tokens.ts';
import { CLASS } from './word-classes.ts';
import { holdsWord, unionOf } from './word-set.ts';

const EATER = wordSet(
  'i we husband wife partner mum dad mother father son daughter kid child guest grandad grandma granny gran family everyone neighbour friend girlfriend boyfriend human people',
);
const PAST = wordSet('had ate drank drunk eaten finished enjoyed sipped');
const EATS = wordSet('eat drink enjoy sip like love prefer');
const GETS = wordSet('get have');
const SELF = wordSet('yourself yourselves myself ourselves himself herself');
const FOR = wordSet('for');
const US = wordSet('us me myself ourselves you yourself human people kid family grown adult');
const BE = wordSet('is are was were be stay go goes');
const PET = wordSet('dog cat puppy kitten pup pet his him her bowl hers');
const LEFT = wordSet('left spare use over need need');
const BUT_NOT = wordSet('not never no nt dont doesnt didnt');
const MAKES = wordSet('make have brew enjoy sip drink');
const CUP = wordSet('cup mug pot glass brew');
const WHILE = wordSet('while whilst');
const REACH = 9;
const ASKED = unionOf(EATER, SELF, US, WHILE);

/** Whether some word of the line names a person who may eat; looked at once a line. */
export const mayNameEaters = (line: Line): boolean =>
  line.tokens.words.some((word) => holdsWord(ASKED, word));

const isClause = (line: Line, at: number) =>
  !(gapAt(line, at) & (SENTENCE_END | GAP.dash)) && line.tokens.words[at] !== undefined;

/** Index of the first of these words behind the food in its clause, up to a comma; -1 where there is none. */
function behind(line: Line, last: number, set: ReturnType<typeof wordSet>): number {
  for (let at = last + 1; at <= last + REACH && isClause(line, at) && !(gapAt(line, at) & GAP.comma); at += 1)
    if (isOneOf(line, at, set)) return at;
  return -1;
}

/** 'we all had curry', 'I drink my coffee', 'the kids get chocolate': a person is who eats it, and no animal with them. */
function isSubjectPerson(line: Line, first: number): boolean {
  for (let at = first - 1; at >= first - REACH && at >= 0 && isClause(line, at + 1); at -= 1) {
    if (isOneOf(line, at, PET)) return false;
    const isPast = isOneOf(line, at, PAST);
    if (!isPast && !isOneOf(line, at, EATS) && !isOneOf(line, at, GETS)) continue;
    for (let who = at - 1; who >= at - 4 && who >= 0 && isClause(line, who + 1); who -= 1) {
      if (isOneOf(line, who, PET) || isOneOf(line, who, BUT_NOT)) return false;
      if (isOneOf(line, who, EATER)) return !isOneOf(line, at, GETS) || !isOneOf(line, who, SPEAKS);
    }
    return false;
  }
  return false;
}

const SPEAKS = wordSet('i we');

/** 'is for us', 'the grapes are for me'. */
function isSaidForUs(line: Line, last: number): boolean {
  if (!isOneOf(line, last + 1, BE) || gapAt(line, last + 1) !== 0) return false;
  const next = classAt(line, last + 2) & CLASS.adverb ? last + 3 : last + 2;
  return isOneOf(line, next, FOR) && (isOneOf(line, next + 1, US) || isOneOf(line, next + 2, US));
}

/** 'make a cup of tea while the rice cooks'. */
function isBreak(line: Line, first: number, last: number): boolean {
  if (!isOneOf(line, last + 1, WHILE)) return false;
  for (let at = first - 1; at >= first - 5 && isClause(line, at + 1); at -= 1)
    if (isOneOf(line, at, MAKES)) return isOneOf(line, first - 2, CUP) || isOneOf(line, first - 1, CUP);
  return false;
}

/** A food that the people of the house eat or drink, no animal with them, and that is not brought back behind it. */
export function isEatenByPeople(line: Line, extent: Extent, limit: number): boolean {
  const { first, last } = extent;
  const isTheirs =
    isSaidForUs(line, last) ||
    isBreak(line, first, last) ||
    (behind(line, last, SELF) >= 0 && behind(line, last, PET) < 0) ||
    (isSubjectPerson(line, first) && behind(line, last, PET) < 0 && behind(line, last, LEFT) < 0);
  return isTheirs && !isBroughtBack(line, extent, limit);
}
